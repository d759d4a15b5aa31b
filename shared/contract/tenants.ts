import * as z from 'zod';
import { Appointment } from '../domain/appointment';
import { Report, reportKinds } from '../domain/leases/condition/report';
import { LeaseDocument } from '../domain/leases/document/lease-document';
import { Notice } from '../domain/leases/lease';
import { Day, SentDay, Sha256 } from '../domain/leases/moments';
import { TenantNotice } from '../domain/leases/moves/tenant-notice';
import { SignerRole } from '../domain/leases/packet';
import { Deposit } from '../domain/leases/rent/rent-terms';
import { LeaseStatus } from '../domain/leases/status/status';
import { Until } from '../domain/leases/status/until-when';
import { tenantViews } from '../domain/leases/tenant-list';
import { limits } from '../domain/limits';
import { personStatuses } from '../domain/people/people';
import { insuranceStates } from '../domain/people/renters-insurance';
import { appointmentMove, appointmentRefusals } from './appointments';
import { DocumentLine } from './documents';
import { bearer, endpoints, inFiveMinutes, linkHolder } from './endpoint';
import { ReportShown } from './lease-condition';
import { MoveInLine, OnlinePayment, onlineWay, Plan } from './ledger-shapes';
import { linkRate, linkToken } from './link-rows';
import { Office } from './office';
import {
  answer,
  cents,
  chosen,
  cursor,
  done,
  FileShown,
  id,
  line,
  paging,
  placeFilters,
  success,
} from './parts';
import { MyShare } from './rent-shares';
import { tenantRecordRows } from './tenant-records';

/** Whom a tenant calls: the manager who signed for the owners, else the organization's head. */
export const Contact = z.object({ name: z.string(), email: z.string(), mobile_number: z.string() });

const TermToCome = z.object({ from: z.string(), to: z.string().optional(), rent: z.number().int() });

/** One of the caller's own leases. Days are local dates; `rent` is in cents. */
export const MyLease = z.object({
  lease_id: id,
  status: LeaseStatus,
  from: z.string(),
  until: Until,
  rent: z.number().int(),
  due_day: z.number().int(),
  unit_number: z.string(),
  property_title: z.string(),
  address: z.string(),
  organization: z.string(),
  contact: Contact,
  /** The landlord's office; absent while it says nothing of itself. */
  office: Office.optional(),
  /** The lease or renewal to sign, if any; `is_turn`: nobody else signs first. */
  to_sign: TermToCome.extend({ expires_on: z.string(), is_turn: z.boolean() }).optional(),
  /** The lease or renewal that the caller signed and that others still have to sign, or that begins later. */
  signed_ahead: TermToCome.extend({ signed_on: z.string(), waiting_for: z.number().int() }).optional(),
  /** Whether the unit and its documents are the caller's to see today. */
  lives_there: z.boolean(),
});
export type MyLease = z.infer<typeof MyLease>;

const kind = z.enum(reportKinds);

/**
 * A condition report that the landlord sent; `until` is the last day to answer, absent for a closed one.
 * `is_late`: that day is over, and it can still be answered until the landlord closes it.
 */
const MyReportLine = z.object({ kind, until: Day.optional(), is_late: z.literal(true).optional() });
export type MyReportLine = z.infer<typeof MyReportLine>;

/** A sealed PDF that the caller signed or was sent, by its SHA-256. */
const MyPaper = z.object({ hash: Sha256, name: z.string(), on: Day });
export type MyPaper = z.infer<typeof MyPaper>;

const clock = z.object({ days: z.number().int(), starts: Deposit.shape.clock });

/** What moving out takes, while a household does. Amounts in cents; days of the property. */
const MyMovingOut = z.object({
  last_day: Day,
  keys_on: Day.optional(),
  forwarding: z.object({ address: z.string(), given_on: Day }).optional(),
  /** Until the deposit is settled. */
  may_write: z.boolean(),
  balance: z.number().int(),
  deposit: z
    .object({
      held: z.number().int(),
      /** By the lease, and by the law of the property's state. */
      lease: clock,
      rule: clock.extend({ source: z.string() }).optional(),
      /** The earlier of both, once it counts. */
      due_by: Day.optional(),
    })
    .optional(),
  settlement: z.object({ on: Day, refunded: z.number().int(), owed: z.number().int() }).optional(),
  /** When both go through the home; its times are on the clock of `zone`. */
  walk_through: Appointment.optional(),
  zone: z.string(),
});
export type MyMovingOut = z.infer<typeof MyMovingOut>;

export const MyLeaseDetails = MyLease.extend({
  reports: z.array(MyReportLine),
  /** Leases, renewals and the settlement, the newest first. */
  papers: z.array(MyPaper),
  rent_lines: z.array(z.object({ id: z.string(), label: z.string(), cents: z.number().int() })),
  deposit: z.number().int(),
  notice_days: z.number().int(),
  /** Who signs, by name alone. */
  signers: z.array(z.object({ name: z.string(), role: SignerRole, has_signed: z.boolean() })),
  /** The text as it was sent, and its SHA-256; empty for a lease signed elsewhere. */
  document: LeaseDocument,
  text_hash: z.string(),
  /** The notice that the caller may give for all tenants. */
  may_give_notice: TenantNotice.optional(),
  /** The notice that stands; `before_end`: the day until which the fixed term would have run. */
  notice: z
    .object({
      by: Notice.shape.by,
      given_on: Day,
      last_day: Day,
      before_end: Day.optional(),
      may_take_back: z.boolean(),
    })
    .optional(),
  moving_out: MyMovingOut.optional(),
  /** Signed outside Keystead: no text, no signers, no certificate; `signed_on` where it is known. */
  is_adopted: z.boolean(),
  signed_on: Day.optional(),
  /** For a lease brought as a PDF, or the signed paper of one signed elsewhere. */
  file: FileShown.optional(),
});
export type MyLeaseDetails = z.infer<typeof MyLeaseDetails>;

/** A lease at home, with what its tenants owe in cents; without `money` the balance is not the caller’s. */
const HomeLease = MyLease.extend({
  reports: z.array(MyReportLine),
  money: z
    .object({
      balance: z.number().int(),
      past_due: z.number().int(),
      prepaid: z.number().int(),
      deposit_held: z.number().int(),
      /** On its way online, and what can be paid online beside it. */
      pending: z.number().int(),
      payable: z.number().int(),
      plan: Plan.omit({ note: true }).optional(),
      ...onlineWay,
      /** The caller’s own that failed since the last one that settled, the newest first. */
      failed: z.array(OnlinePayment),
      /** The caller’s part of it, once shares are set. */
      share: MyShare.optional(),
      /** What the lease charges once, until it has begun and all is paid. */
      move_in: z.array(MoveInLine).optional(),
    })
    .optional(),
});
export type HomeLease = z.infer<typeof HomeLease>;

const SharedDocument = DocumentLine.pick({
  document_id: true,
  name: true,
  kind: true,
  bytes: true,
  thumb: true,
}).extend({
  /** UTC instant. */
  shared_at: z.string(),
});
export type SharedDocument = z.infer<typeof SharedDocument>;

/** The home of one of the caller's leases. What is not theirs to see today is empty. */
export const MyUnit = MyLease.extend({
  property_type: z.string(),
  size_sqft: z.string(),
  bedrooms: z.string(),
  bathrooms: z.string(),
  appliances: z.array(z.string()),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
  documents: z.array(SharedDocument),
});
export type MyUnit = z.infer<typeof MyUnit>;

/** A condition report as a tenant of its lease sees it. `hash` is of what a signature would be for. */
export const MyReport = ReportShown.extend({
  lease_id: id,
  kind,
  unit_number: z.string(),
  property_title: z.string(),
  organization: z.string(),
  /** The caller, as the lease names them. */
  name: z.string(),
  report: Report,
  before: Report.optional(),
  hash: Sha256,
});
export type MyReport = z.infer<typeof MyReport>;

/** A tenant of one lease. `access` is of the account: none is open before it is `active`. */
export const TenantLine = z.object({
  user_role_id: id,
  lease_id: id,
  name: z.string(),
  email: z.string(),
  mobile_number: z.string(),
  unit_id: id,
  unit_number: z.string(),
  property_title: z.string(),
  status: LeaseStatus,
  from: z.string(),
  /** The last day as it stands today; absent for month-to-month. */
  to: z.string().optional(),
  access: z.enum(personStatuses),
  /** Cents that the lease owes, for who sees money. */
  balance: cents.optional(),
  past_due: cents.optional(),
  /** The first day of the lease; empty for a draft without one. */
  moved_in: z.string(),
  pets: z.number().int(),
  /** For staff: the last day of their renters insurance, and how many vehicles they park. */
  insured_until: z.string().optional(),
  /** How they are insured today, for staff of an organization that asks for it. */
  insurance: z.enum(insuranceStates).optional(),
  vehicles: z.number().int().optional(),
});
export type TenantLine = z.infer<typeof TenantLine>;

export const TenantDetails = z.object({
  user_role_id: id,
  name: z.string(),
  email: z.string(),
  mobile_number: z.string(),
  access: z.enum(personStatuses),
  /** UTC instants of the last invitation and its end, empty once it was accepted. */
  invited_at: z.string(),
  expires_at: z.string(),
  leases: z.array(TenantLine),
  /** Letters that were not sent since they are not invited, the newest first; UTC instants. */
  held: z.array(z.object({ subject: z.string(), at: z.string() })),
  /** Whether the caller may invite them, or change their access. */
  may_change: z.boolean(),
});
export type TenantDetails = z.infer<typeof TenantDetails>;

const leaseParams = z.object({ leaseId: id });
const thisTenant = z.object({ user_role_id: id });
const myReport = z.object({ lease_id: id, kind });
const changeRefusals = ['not-found', 'conflict'] as const;

/** What leaves some of the tenants that the caller may see. */
const tenantFilters = {
  /** A part of a name, a mail address, a unit number or a property’s name. */
  search: z.string().max(limits.textCharacters).optional(),
  ...placeFilters,
  /** Statuses of their accounts. */
  access: chosen.optional(),
};

export const tenants = endpoints({
  ...tenantRecordRows,
  getHome: {
    method: 'GET',
    path: '/api/tenants/getHome',
    auth: bearer('leases'),
    summary: 'The caller’s own leases as a tenant: where they stand, what to sign, whom to call',
    reply: answer({ leases: z.array(HomeLease) }),
    refusals: [],
  },
  getMyLease: {
    method: 'GET',
    path: '/api/tenants/getMyLease/{leaseId}',
    auth: bearer('leases'),
    summary: 'One of the caller’s own leases as a tenant, with its text',
    params: leaseParams,
    reply: z.object({ success, data: MyLeaseDetails }),
    refusals: ['not-found'],
  },
  getMyUnit: {
    method: 'GET',
    path: '/api/tenants/getMyUnit/{leaseId}',
    auth: bearer('leases'),
    summary: 'The unit of one of the caller’s own leases, and the documents shared with its tenants',
    params: leaseParams,
    reply: z.object({ success, data: MyUnit }),
    refusals: ['not-found'],
  },
  openSharedDocument: {
    method: 'GET',
    path: '/api/tenants/openSharedDocument/{leaseId}/{documentId}',
    auth: bearer('leases'),
    summary: 'Links to a document that is shared with the tenants of the caller’s unit',
    params: leaseParams.extend({ documentId: id }),
    /** Signed URLs that expire; `view_url` is empty for what a browser does not show. */
    reply: answer({ view_url: z.string(), download_url: z.string() }),
    refusals: ['not-found'],
  },
  signMyLease: {
    method: 'POST',
    path: '/api/tenants/signMyLease',
    auth: bearer('leases'),
    summary: 'The path where the caller signs a lease, as its tenant or as the owner or agent whom it names',
    body: z.object({ lease_id: id }),
    reply: answer({ path: z.string() }),
    refusals: ['not-found', 'conflict', 'link-ended', 'not-your-turn', 'already-signed'],
    // A landlord whose plan has ended keeps no tenant from what is theirs to sign.
    whenReadOnly: true,
  },
  getMyPaper: {
    method: 'GET',
    path: '/api/tenants/getMyPaper/{leaseId}/{hash}',
    auth: bearer('leases'),
    summary: 'An address that downloads one of the caller’s own papers of a lease, for some minutes',
    params: leaseParams.extend({ hash: Sha256 }),
    reply: answer({ url: z.string() }),
    refusals: ['not-found'],
  },
  giveMyNotice: {
    method: 'POST',
    path: '/api/tenants/giveMyNotice',
    auth: bearer('leases'),
    summary:
      'Give notice for all tenants of one of the caller’s own leases; staff sees it as any other notice',
    /** `agrees`: the caller says that it is binding, and given for all tenants. */
    body: z.object({ lease_id: id, last_day: SentDay, agrees: z.boolean() }),
    reply: answer({ version: z.number().int() }),
    refusals: [
      'invalid',
      'not-found',
      'conflict',
      'wrong-status',
      'keys-back',
      'notice-too-short',
      'after-term-end',
      'bad-day',
    ],
    idempotent: true,
    whenReadOnly: true,
  },
  takeMyNoticeBack: {
    method: 'POST',
    path: '/api/tenants/takeMyNoticeBack',
    auth: bearer('leases'),
    summary: 'Take back the notice that the tenants gave, while the home is not let to others',
    body: z.object({ lease_id: id }),
    reply: answer({ version: z.number().int() }),
    refusals: ['not-found', 'conflict', 'wrong-status', 'keys-back', 'unit-taken'],
    idempotent: true,
    whenReadOnly: true,
  },
  giveMyAddress: {
    method: 'POST',
    path: '/api/tenants/giveMyAddress',
    auth: bearer('leases'),
    summary: 'Say where the tenants of one of the caller’s own leases are reached after moving out (D41)',
    body: z.object({ lease_id: id, address: z.string().max(limits.textCharacters) }),
    reply: answer({ version: z.number().int() }),
    refusals: ['invalid', 'not-found', 'conflict', 'wrong-status', 'bad-day'],
    idempotent: true,
    whenReadOnly: true,
  },
  getMyCalendar: {
    method: 'GET',
    path: '/api/calendars/getMyCalendar',
    auth: bearer('leases'),
    summary: 'Whether the caller has a calendar link of their due days, and since when',
    reply: answer({ made_on: z.string().optional() }),
    refusals: [],
  },
  makeMyCalendar: {
    method: 'POST',
    path: '/api/calendars/makeMyCalendar',
    auth: bearer('leases'),
    summary: 'A new secret link of the caller’s due days, for a calendar; the one before ends',
    body: z.object({}),
    reply: answer({ address: z.string() }),
    refusals: ['conflict'],
    rate: [inFiveMinutes(10)],
    whenReadOnly: true,
  },
  endMyCalendar: {
    method: 'POST',
    path: '/api/calendars/endMyCalendar',
    auth: bearer('leases'),
    summary: 'End the calendar link of the caller’s due days',
    body: z.object({}),
    reply: done,
    refusals: ['conflict'],
    whenReadOnly: true,
  },
  readCalendar: {
    method: 'GET',
    path: '/api/calendars/rent.ics',
    auth: linkHolder,
    summary: 'The due days of the rent of whoever made this link, as an iCalendar feed',
    query: z.object({ feed: linkToken }),
    reply: z.object({ success, text: z.string() }),
    refusals: ['link-not-valid'],
    rate: linkRate,
    plain: 'calendar',
  },
  moveMyWalkThrough: {
    method: 'POST',
    path: '/api/tenants/moveMyWalkThrough',
    auth: bearer('leases'),
    summary:
      'Propose times to hand the home back, agree to one of the landlord’s, or take it back, for all tenants',
    body: z.object({ lease_id: id, ...appointmentMove }),
    reply: answer({ version: z.number().int() }),
    refusals: ['not-found', 'conflict', 'wrong-status', ...appointmentRefusals],
    rate: [inFiveMinutes(10)],
    idempotent: true,
    whenReadOnly: true,
  },
  askMyLandlord: {
    method: 'POST',
    path: '/api/tenants/askMyLandlord',
    auth: bearer('leases'),
    summary: 'A question about one of the caller’s own leases, to the landlord by mail',
    body: z.object({ lease_id: id, question: z.string().max(limits.descriptionCharacters) }),
    reply: answer({ version: z.number().int() }),
    refusals: ['invalid', 'not-found', 'conflict', 'wrong-status'],
    rate: [inFiveMinutes(5)],
    idempotent: true,
    whenReadOnly: true,
  },
  getMyReport: {
    method: 'GET',
    path: '/api/tenants/getMyReport/{leaseId}/{kind}',
    auth: bearer('leases'),
    summary: 'The condition report of one of the caller’s own leases, once the landlord sent it',
    params: leaseParams.extend({ kind }),
    reply: z.object({ success, data: MyReport }),
    refusals: ['not-found'],
  },
  openMyReport: {
    method: 'POST',
    path: '/api/tenants/openMyReport',
    auth: bearer('leases'),
    summary:
      'The path where the caller checks and signs a condition report: the page that the mail opens too',
    body: myReport,
    reply: answer({ path: z.string() }),
    refusals: ['not-found', 'conflict', 'report-signed'],
    // A landlord whose plan has ended keeps no tenant from what is theirs to sign.
    whenReadOnly: true,
  },
  listTenants: {
    method: 'GET',
    path: '/api/tenants/listTenants',
    auth: bearer('leases'),
    summary: 'The tenants of the leases that the caller may see, by name, paged',
    query: z.object({
      ...tenantFilters,
      view: z.enum(tenantViews).optional(),
      /** `balance.desc`; without it by name. */
      sort: line.optional(),
      ...paging,
    }),
    reply: answer({
      tenants: z.array(TenantLine),
      /** Where the list was read whole for another order or a view. */
      count: z.number().int().optional(),
      next: cursor.optional(),
    }),
    refusals: [],
  },
  countTenants: {
    method: 'GET',
    path: '/api/tenants/countTenants',
    auth: bearer('leases'),
    summary: 'How many tenants each view of the list has, among those that the filters leave',
    query: z.object(tenantFilters),
    reply: answer({ views: z.record(z.enum(['all', ...tenantViews]), z.number().int()) }),
    refusals: [],
  },
  getTenant: {
    method: 'GET',
    path: '/api/tenants/getTenant/{id}',
    auth: bearer('leases'),
    summary: 'One tenant with their leases that the caller may see; {id} is the user_role_id',
    params: z.object({ id }),
    reply: z.object({ success, data: TenantDetails }),
    refusals: ['not-found'],
  },
  inviteTenant: {
    method: 'POST',
    path: '/api/tenants/inviteTenant',
    auth: bearer('leases', 'change'),
    summary: 'Mail a tenant who has no account an invitation; the one before stops',
    body: thisTenant,
    reply: done,
    refusals: [...changeRefusals, 'already-accepted', 'email-missing', 'too-many-tries', 'invitation-limit'],
    idempotent: true,
  },
  changeTenantEmail: {
    method: 'POST',
    path: '/api/tenants/changeTenantEmail',
    auth: bearer('leases', 'change'),
    summary: 'Give a tenant who was not invited yet a mail address, or another one; nothing is mailed',
    body: thisTenant.extend({ email: z.email().max(limits.emailCharacters) }),
    reply: done,
    refusals: [...changeRefusals, 'already-accepted', 'already-member', 'wrong-status', 'unit-taken'],
    idempotent: true,
  },
  changeTenantAccess: {
    method: 'POST',
    path: '/api/tenants/changeTenantAccess',
    auth: bearer('leases', 'change'),
    summary: 'End a tenant’s access here, or give it back; their leases stay',
    body: thisTenant.extend({ access: z.enum(['active', 'suspended']) }),
    reply: done,
    refusals: [...changeRefusals],
  },
});
