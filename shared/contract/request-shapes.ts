import * as z from 'zod';
import { categoryKeys, hazardKeys, priorityKeys } from '../domain/requests/categories';
import { requestFileLimits, requestFileTypeKeys } from '../domain/requests/files';
import { jobEnds, mayEnterKeys, sides, Window, waitedFor } from '../domain/requests/request';
import { fileAudiences } from '../domain/requests/request-file';
import { requestLimits } from '../domain/requests/request-limits';
import { attentions, RequestStatus } from '../domain/requests/status';
import { insuranceStates } from '../domain/requests/vendor';
import { cents, id } from './parts';

export const category = z.enum(categoryKeys);
export const hazard = z.enum(hazardKeys);
export const priority = z.enum(priorityKeys);

/** A request in a list or on the board. Instants are UTC, days the property's own. */
export const RequestLine = z.object({
  request_id: id,
  /** What it is called on the telephone: `R-7K3F9QX`. */
  name: z.string(),
  status: RequestStatus,
  attention: z.enum(attentions).optional(),
  category,
  hazard: hazard.optional(),
  priority: priority.optional(),
  words: z.string(),
  property_id: id,
  property_title: z.string(),
  unit_id: id.optional(),
  unit_number: z.string(),
  area: z.string(),
  raised_at: z.string(),
  raised_by: z.string(),
  /** By when it has to be fixed, or first answered. Absent once it is done. */
  due_at: z.string().optional(),
  overdue_hours: z.number().int(),
  assignee: z.object({ kind: z.enum(['vendor', 'staff']), id, name: z.string() }).optional(),
  /** The agreed visit to come. */
  visit: Window.optional(),
  /** Hidden from triage until then. */
  snoozed_until: z.string().optional(),
  version: z.number().int(),
});
export type RequestLine = z.infer<typeof RequestLine>;

export const RequestFileShown = z.object({
  file_id: id,
  content_type: z.enum(requestFileTypeKeys),
  bytes: z.number().int(),
  name: z.string(),
  kind: z.enum(['raised', 'done', 'estimate', 'bill', 'message', 'other']),
  audience: z.enum(fileAudiences),
  added_at: z.string(),
  added_by: z.string(),
  /** Signed addresses that expire; videos play from `view_url`. */
  view_url: z.string(),
  download_url: z.string(),
});
export type RequestFileShown = z.infer<typeof RequestFileShown>;

/** An upload of createRequestUpload or createJobUpload, used once. */
export const SentFile = z.object({
  upload: z.string().min(1).max(200),
  contentType: z.enum(requestFileTypeKeys),
  name: z.string().max(200).default(''),
});
export type SentFile = z.infer<typeof SentFile>;
export const sentFiles = z.array(SentFile).max(requestLimits.filesACall).default([]);

export const announcedFile = z.object({
  contentType: z.enum(requestFileTypeKeys),
  bytes: z.number().int().min(1).max(requestFileLimits.videoBytes),
});

export const VisitShown = z.object({
  visit: z.number().int(),
  from: z.string(),
  to: z.string(),
  side: z.enum(sides),
  state: z.enum(['proposed', 'agreed', 'called-off', 'missed', 'passed']),
  missed_by: z.enum(sides).optional(),
  why: z.string(),
  /** The home heard of it later than a day before. */
  is_short_notice: z.boolean(),
});
export type VisitShown = z.infer<typeof VisitShown>;

export const JobShown = z.object({
  job_id: id,
  to: z.object({ kind: z.enum(['vendor', 'staff']), id, name: z.string() }),
  assigned_at: z.string(),
  state: z.enum(['asked', 'accepted', 'declined', 'ended']),
  /** Why it was declined. */
  why: z.string(),
  ended: z.enum(jobEnds).optional(),
  sees_phone: z.boolean(),
  sees_limit: z.boolean(),
});

export const EstimateShown = z.object({
  estimate: z.number().int(),
  job_id: id,
  by: z.string(),
  cents,
  words: z.string(),
  at: z.string(),
  file_id: id.optional(),
});

export const AskShown = z.object({
  ask: z.number().int(),
  cents,
  why: z.string(),
  at: z.string(),
  state: z.enum(['open', 'approved', 'refused', 'withdrawn', 'overridden']),
  /** For a rental owner: the own answer alone. */
  owners: z.array(
    z.object({
      owner_id: id,
      name: z.string(),
      percentage: z.number(),
      answer: z.object({ yes: z.boolean(), at: z.string(), words: z.string() }).optional(),
    }),
  ),
  override: z.string().optional(),
});

export const BillShown = z.object({
  bill: z.number().int(),
  job_id: id,
  by: z.string(),
  cents,
  reference: z.string(),
  words: z.string(),
  at: z.string(),
  file_id: id.optional(),
  /** A standing cost was written down of it. */
  is_costed: z.boolean(),
});

export const CostShown = z.object({
  cost: z.number().int(),
  vendor: z.string(),
  owner_cents: cents,
  tenant_cents: cents,
  on: z.string(),
  /** The bill in the property's book; empty for who does not see its money. */
  bill_id: z.string(),
  is_undone: z.boolean(),
  why_undone: z.string(),
});

export const WaitShown = z.object({
  for: z.enum(waitedFor),
  since: z.string(),
  until: z.string().optional(),
  why: z.string(),
});

/** Each change in words, the oldest first; what the caller may not know is left out. */
export const HistoryLine = z.object({
  seq: z.number().int(),
  at: z.string(),
  by: z.string(),
  by_kind: z.enum(['tenant', 'staff', 'owner', 'vendor', 'schedule']),
  /** What happened, a sentence of American English. */
  text: z.string(),
  /** Their own words. */
  words: z.string(),
});
export type HistoryLine = z.infer<typeof HistoryLine>;

export const MessageShown = z.object({
  seq: z.number().int(),
  at: z.string(),
  by: z.string(),
  by_kind: z.enum(['tenant', 'staff', 'owner', 'vendor', 'schedule']),
  is_mine: z.boolean(),
  /** Only staff read it. */
  is_inner: z.boolean(),
  text: z.string(),
  files: z.array(RequestFileShown),
});
export type MessageShown = z.infer<typeof MessageShown>;

/** What the caller may do now. Every call checks again. */
export const RequestMay = z.object({
  triage: z.boolean(),
  snooze: z.boolean(),
  assign: z.boolean(),
  unassign: z.boolean(),
  /** Accept, propose, start, finish as the staff who has the job, or for the vendor by telephone. */
  work: z.boolean(),
  propose: z.boolean(),
  answer_visit: z.boolean(),
  ask: z.boolean(),
  answer_ask: z.boolean(),
  override: z.boolean(),
  wait: z.boolean(),
  resume: z.boolean(),
  finish: z.boolean(),
  confirm: z.boolean(),
  reopen: z.boolean(),
  cancel: z.boolean(),
  cost: z.boolean(),
  say: z.boolean(),
  say_inner: z.boolean(),
  add_file: z.boolean(),
});
export type RequestMay = z.infer<typeof RequestMay>;

/** A request whole. Who may not see a part gets it empty or not at all. */
export const RequestDetails = RequestLine.extend({
  address: z.string(),
  zone: z.string(),
  room: z.string(),
  how: z.string(),
  may_enter: z.enum(mayEnterKeys),
  pets: z.string(),
  windows: z.array(Window),
  raised_by_kind: z.enum(['tenant', 'staff', 'owner', 'vendor', 'schedule']),
  respond_by: z.string(),
  acknowledged_by: z.string().optional(),
  /** Minutes that the clock stood still. */
  stood_minutes: z.number().int(),
  /** By when silence confirms it. */
  confirms_at: z.string().optional(),
  duplicate_of: id.optional(),
  cancel_why: z.string().optional(),
  tenants: z.array(z.object({ name: z.string(), mobile_number: z.string(), email: z.string() })),
  jobs: z.array(JobShown),
  visits: z.array(VisitShown),
  wait: WaitShown.optional(),
  estimates: z.array(EstimateShown),
  asks: z.array(AskShown),
  bills: z.array(BillShown),
  costs: z.array(CostShown),
  /** What may be spent, and what is left of it, in cents; absent for who does not see its money. */
  money: z.object({ ceiling: cents, spent: cents, left: cents, lease_id: id.optional() }).optional(),
  rating: z.object({ stars: z.number().int().optional(), words: z.string() }).optional(),
  files: z.array(RequestFileShown),
  history: z.array(HistoryLine),
  /** The newest fifty, the oldest of them first. */
  messages: z.array(MessageShown),
  has_more_messages: z.boolean(),
  /** The last message that the caller has read. */
  read_seq: z.number().int(),
  may: RequestMay,
});
export type RequestDetails = z.infer<typeof RequestDetails>;

export const insurance = z.enum(insuranceStates);
