import * as z from 'zod';
import { limits } from '../domain/limits';
import { EntryCode } from '../domain/portfolio/unit-access';
import { mayEnterKeys, SentInstant, sides, Window, waitedFor } from '../domain/requests/request';
import { RequestStatus } from '../domain/requests/status';
import { linkHolder } from './endpoint';
import { linkRate, linkToken } from './link-rows';
import { answer, cents, done, line, note, success, uploadPlace } from './parts';
import {
  announcedFile,
  category,
  hazard,
  priority,
  RequestFileShown,
  SentFile,
  sentFiles,
  VisitShown,
} from './request-shapes';

const token = linkToken;
const amount = cents.min(1).max(limits.rentCents);

/** A job as its vendor's link shows it. Never rent, owners, other requests, inner notes or mail addresses. */
export const VendorJob = z.object({
  /** `billable`: the job has ended, and its bill is taken until `until`. */
  state: z.enum(['asked', 'accepted', 'working', 'billable']),
  until: z.string().optional(),
  organization: z.string(),
  organization_phone: z.string(),
  vendor_name: z.string(),
  name: z.string(),
  status: RequestStatus,
  address: z.string(),
  unit_number: z.string(),
  area: z.string(),
  room: z.string(),
  zone: z.string(),
  category,
  hazard: hazard.optional(),
  priority: priority.optional(),
  words: z.string(),
  due_at: z.string().optional(),
  may_enter: z.enum(mayEnterKeys),
  pets: z.string(),
  windows: z.array(Window),
  tenant: z.object({ first_name: z.string(), mobile_number: z.string() }).optional(),
  /** What may be spent, if the organization shows it. */
  limit_cents: cents.optional(),
  visits: z.array(VisitShown),
  estimate: z.object({ cents, words: z.string(), needs_approval: z.boolean() }).optional(),
  wait: z.object({ for: z.enum(waitedFor), why: z.string() }).optional(),
  bills: z.array(z.object({ cents, reference: z.string(), at: z.string() })),
  files: z.array(RequestFileShown),
  may: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    propose: z.boolean(),
    /** The visit that waits for the vendor's yes. */
    agree: z.number().int().optional(),
    start: z.boolean(),
    finish: z.boolean(),
    estimate: z.boolean(),
    wait: z.boolean(),
    resume: z.boolean(),
    bill: z.boolean(),
    /** There are entry codes, and a visit stands. */
    codes: z.boolean(),
  }),
});
export type VendorJob = z.infer<typeof VendorJob>;

const usual = ['link-not-valid', 'conflict', 'job-ended', 'not-open'] as const;
const move = { method: 'POST', auth: linkHolder, reply: done, rate: [...linkRate] } as const;

/**
 * What a vendor does by the link of its mail, without an account. Each is a POST: the token stands in no log.
 */
export const vendorJobs = {
  openJob: {
    method: 'POST',
    auth: linkHolder,
    path: '/api/vendors/openJob',
    summary: 'The job that a vendor’s link leads to',
    body: z.object({ token }),
    reply: z.object({ success, data: VendorJob }),
    refusals: ['link-not-valid'],
    rate: [...linkRate],
  },
  acceptVendorJob: {
    ...move,
    path: '/api/vendors/acceptJob',
    summary: 'The vendor takes the job, and may propose a visit at once',
    body: z.object({ token, visit: Window.optional() }),
    refusals: [...usual, 'bad-window'],
  },
  declineVendorJob: {
    ...move,
    path: '/api/vendors/declineJob',
    summary: 'The vendor does not take the job, or gives it back before work has begun',
    body: z.object({ token, why: note.default('') }),
    refusals: [...usual, 'begun'],
  },
  proposeVendorVisit: {
    ...move,
    path: '/api/vendors/proposeVisit',
    summary: 'The vendor proposes a visit, in place of the one that was proposed or agreed',
    body: z.object({ token, visit: Window }),
    refusals: [...usual, 'not-accepted', 'bad-window', 'request-full'],
  },
  agreeVendorVisit: {
    ...move,
    path: '/api/vendors/agreeVisit',
    summary: 'The vendor agrees to the visit that the tenant proposed',
    body: z.object({ token, visit: z.number().int().min(1) }),
    refusals: [...usual, 'nothing-proposed', 'own-proposal', 'bad-window'],
  },
  missVendorVisit: {
    ...move,
    path: '/api/vendors/missVisit',
    summary: 'The vendor says who was not there for an agreed visit',
    body: z.object({ token, visit: z.number().int().min(1), side: z.enum(sides) }),
    refusals: [...usual, 'nothing-proposed', 'not-past'],
  },
  startVendorWork: {
    ...move,
    path: '/api/vendors/startWork',
    summary: 'The vendor begins to work',
    body: z.object({ token }),
    refusals: [...usual, 'not-accepted', 'approval-needed', 'request-full'],
  },
  waitVendorJob: {
    ...move,
    path: '/api/vendors/waitJob',
    summary: 'The vendor says what the job waits for',
    body: z.object({ token, for: z.enum(waitedFor), until: SentInstant.optional(), why: note.default('') }),
    refusals: [...usual, 'not-accepted', 'bad-window', 'request-full'],
  },
  resumeVendorJob: {
    ...move,
    path: '/api/vendors/resumeJob',
    summary: 'The job waits no more',
    body: z.object({ token }),
    refusals: [...usual, 'not-accepted', 'not-waiting'],
  },
  estimateVendorJob: {
    ...move,
    path: '/api/vendors/estimateJob',
    summary: 'The vendor says what it will cost; above what may be spent the owners are asked at once',
    body: z.object({ token, cents: amount, words: note.default(''), file: SentFile.optional() }),
    reply: answer({ needs_approval: z.boolean() }),
    refusals: [...usual, 'not-accepted', 'invalid', 'request-full'],
  },
  finishVendorJob: {
    ...move,
    path: '/api/vendors/finishJob',
    summary: 'The vendor says that the work is done, with photos',
    body: z.object({ token, note: note.default(''), files: sentFiles }),
    refusals: [...usual, 'not-accepted', 'invalid', 'request-full'],
  },
  billVendorJob: {
    ...move,
    path: '/api/vendors/billJob',
    summary: 'The vendor’s bill as a file, also for 30 days after the job has ended',
    body: z.object({
      token,
      cents: amount,
      reference: line.default(''),
      words: note.default(''),
      file: SentFile.optional(),
    }),
    refusals: [...usual, 'not-accepted', 'invalid', 'request-full'],
  },
  createJobUpload: {
    method: 'POST',
    auth: linkHolder,
    path: '/api/vendors/createJobUpload',
    summary: 'Where and how a vendor sends one photo, video or PDF straight to storage',
    body: announcedFile.extend({ token }),
    reply: uploadPlace,
    refusals: ['link-not-valid', 'invalid'],
    rate: [...linkRate],
  },
  openJobCodes: {
    method: 'POST',
    auth: linkHolder,
    path: '/api/vendors/openJobCodes',
    summary:
      'Gate, lockbox and door codes, from a day before an agreed visit to a day after it; each look logged',
    body: z.object({ token }),
    reply: answer({ codes: z.array(EntryCode) }),
    refusals: ['link-not-valid'],
    rate: [...linkRate],
  },
  getJobCalendar: {
    method: 'POST',
    auth: linkHolder,
    path: '/api/vendors/getJobCalendar',
    summary: 'The visits of a vendor’s job as an iCalendar file',
    body: z.object({ token }),
    reply: answer({ file_name: z.string(), calendar: z.string() }),
    refusals: ['link-not-valid'],
    rate: [...linkRate],
  },
} as const;
