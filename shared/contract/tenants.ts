import * as z from 'zod';
import { Remark, Report, reportKinds, reportLimits } from '../domain/leases/condition/report';
import { LeaseDocument } from '../domain/leases/document/lease-document';
import { Day, Sha256 } from '../domain/leases/moments';
import { SignerRole } from '../domain/leases/packet';
import { LeaseStatus } from '../domain/leases/status';
import { limits } from '../domain/limits';
import { personStatuses } from '../domain/people';
import { DocumentLine } from './documents';
import { bearer, bodyLimits, endpoints, inFiveMinutes } from './endpoint';
import { photoUpload, ReportAnswer, ReportShown } from './lease-condition';
import { answer, cursor, done, FileShown, id, paging, success, uploadPlace } from './parts';
import { MyShare } from './rent-shares';

/** Whom a tenant calls: the manager who signed for the owners, else the organization's head. */
export const Contact = z.object({ name: z.string(), email: z.string(), mobile_number: z.string() });

const TermToCome = z.object({ from: z.string(), to: z.string().optional(), rent: z.number().int() });

/** One of the caller's own leases. Days are local dates, without `to` month-to-month; `rent` is in cents. */
export const MyLease = z.object({
  lease_id: id,
  status: LeaseStatus,
  from: z.string(),
  to: z.string().optional(),
  rent: z.number().int(),
  due_day: z.number().int(),
  unit_number: z.string(),
  property_title: z.string(),
  address: z.string(),
  organization: z.string(),
  contact: Contact,
  /** The lease or renewal to sign, if any; `is_turn`: nobody else signs first. */
  to_sign: TermToCome.extend({ expires_on: z.string(), is_turn: z.boolean() }).optional(),
  /** The lease or renewal that the caller signed and that others still have to sign, or that begins later. */
  signed_ahead: TermToCome.extend({ signed_on: z.string(), waiting_for: z.number().int() }).optional(),
  /** Whether the unit and its documents are the caller's to see today. */
  lives_there: z.boolean(),
});
export type MyLease = z.infer<typeof MyLease>;

const kind = z.enum(reportKinds);

/** A condition report that the landlord sent; `until` is the last day to answer, absent for a closed one. */
const MyReportLine = z.object({ kind, until: Day.optional() });
export type MyReportLine = z.infer<typeof MyReportLine>;

export const MyLeaseDetails = MyLease.extend({
  reports: z.array(MyReportLine),
  rent_lines: z.array(z.object({ id: z.string(), label: z.string(), cents: z.number().int() })),
  deposit: z.number().int(),
  notice_days: z.number().int(),
  /** Who signs, by name alone. */
  signers: z.array(z.object({ name: z.string(), role: SignerRole, has_signed: z.boolean() })),
  /** The text as it was sent, and its SHA-256. */
  document: LeaseDocument,
  text_hash: z.string(),
  /** For a lease brought as a PDF. */
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
      /** The caller’s part of it, once shares are set. */
      share: MyShare.optional(),
    })
    .optional(),
});
export type HomeLease = z.infer<typeof HomeLease>;

const SharedDocument = DocumentLine.pick({
  ...{ document_id: true, name: true, kind: true, bytes: true, thumb: true },
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
  to: z.string().optional(),
  access: z.enum(personStatuses),
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
  /** Whether the caller may invite them, or change their access. */
  may_change: z.boolean(),
});
export type TenantDetails = z.infer<typeof TenantDetails>;

const leaseParams = z.object({ leaseId: id });
const thisTenant = z.object({ user_role_id: id });
const myReport = z.object({ lease_id: id, kind });
const reportRefusals = ['not-found', 'conflict', 'report-signed'] as const;
const changeRefusals = ['not-found', 'conflict'] as const;

export const tenants = endpoints({
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
    summary: 'The path where the caller signs their own lease; the link that was mailed ends',
    body: z.object({ lease_id: id }),
    reply: answer({ path: z.string() }),
    refusals: ['not-found', 'conflict', 'link-ended', 'not-your-turn', 'already-signed'],
    // A landlord whose plan has ended keeps no tenant from what is theirs to sign.
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
  createRemarkUpload: {
    method: 'POST',
    path: '/api/tenants/createRemarkUpload',
    auth: bearer('leases'),
    summary: 'Where and how to send one photo for a remark straight to storage',
    body: photoUpload,
    reply: uploadPlace,
    refusals: ['not-found'],
    rate: [inFiveMinutes(100)],
    whenReadOnly: true,
  },
  saveRemarks: {
    method: 'PUT',
    path: '/api/tenants/saveRemarks',
    auth: bearer('leases'),
    summary: 'Keep the caller’s own remarks on a condition report, in place of their earlier ones',
    body: myReport.extend({ remarks: z.array(Remark).max(reportLimits.remarks).readonly() }),
    reply: done,
    refusals: [...reportRefusals, 'invalid'],
    bodyLimit: bodyLimits.form,
    whenReadOnly: true,
  },
  answerReport: {
    method: 'POST',
    path: '/api/tenants/answerReport',
    auth: bearer('leases'),
    summary: 'Sign a condition report for the tenants, or refuse to with a reason',
    body: myReport.extend({
      /** Of the report as the caller read it. */
      hash: Sha256,
      answer: ReportAnswer,
    }),
    reply: done,
    refusals: [
      ...reportRefusals,
      ...(['changed-meanwhile', 'consent-missing', 'signature-missing', 'invalid'] as const),
    ],
    bodyLimit: bodyLimits.form,
    idempotent: true,
    whenReadOnly: true,
  },
  listTenants: {
    method: 'GET',
    path: '/api/tenants/listTenants',
    auth: bearer('leases'),
    summary: 'The tenants of the leases that the caller may see, by name, paged',
    query: z.object({
      /** A part of a name, a mail address, a unit number or a property’s name. */
      search: z.string().max(limits.textCharacters).optional(),
      ...paging,
    }),
    reply: answer({ tenants: z.array(TenantLine), next: cursor.optional() }),
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
    summary: 'Mail a tenant who has no account a new invitation; the one before stops',
    body: thisTenant,
    reply: done,
    refusals: [...changeRefusals, 'already-accepted'],
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
