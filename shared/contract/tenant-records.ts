import * as z from 'zod';
import { Pet } from '../domain/leases/household';
import { Day, SentDay } from '../domain/leases/moments';
import { PaymentMethod } from '../domain/ledger/entry';
import { promiseStates } from '../domain/ledger/rent/promise';
import { limits } from '../domain/limits';
import { insuranceStates, PolicyTerms, policyStates } from '../domain/people/renters-insurance';
import {
  TenantContact,
  TenantFacts,
  TenantNoteText,
  tenantNoteKinds,
  tenantRecordLimits,
} from '../domain/people/tenant-record';
import { documentLimits, shownTypes } from '../domain/portfolio/documents';
import { bearer, bodyLimits, inFiveMinutes } from './endpoint';
import { answer, cents, done, id, line, success, uploadPlace, version } from './parts';

/** 0 for a record that nobody has filled in yet. */
const recordVersion = z.number().int().min(0);

const TenantNoteLine = z.object({
  note_id: id,
  kind: z.enum(tenantNoteKinds),
  text: z.string(),
  /** Of a promise to pay; its state for who sees the money of its lease. */
  promise: z.object({ due_on: Day, cents, state: z.enum(promiseStates).optional() }).optional(),
  /** UTC instant. */
  added_at: z.string(),
  added_by: z.string(),
  /** For its author alone. */
  may_delete: z.boolean(),
});
export type TenantNoteLine = z.infer<typeof TenantNoteLine>;

/** How the rent was paid in twelve months; `late_fees` in cents, `day` of the month. */
const Paying = z.object({
  months: z.array(z.object({ month: z.string(), state: z.enum(['on-time', 'late', 'open', 'due']) })),
  late_fees: cents,
  usual: z.object({ method: PaymentMethod, day: z.number().int() }).optional(),
});
export type Paying = z.infer<typeof Paying>;

/** How they are insured today, and the liability that is asked for; absent where nothing is asked. */
const InsuranceAsked = z.object({
  state: z.enum(insuranceStates),
  until: z.string().optional(),
  /** Cents; 0 for any amount. */
  least: cents,
});
export type InsuranceAsked = z.infer<typeof InsuranceAsked>;

/** What is kept about one tenant beside their leases, as staff sees it. Days are local dates. */
export const TenantRecordShown = TenantFacts.extend({
  version: recordVersion,
  /** The first day of their first lease that the caller sees; empty without one. */
  since: z.string(),
  today: z.string(),
  /** Of the newest lease that was agreed. */
  occupants: z.array(z.string()),
  pets: z.array(Pet),
  parking: z.string(),
  asked: InsuranceAsked.optional(),
  /** The newest first, of the properties that the caller sees. */
  notes: z.array(TenantNoteLine),
  /** For who sees money, once rent was due. */
  pays: Paying.optional(),
  /** Local days on which their leases were last reminded of rent; empty when never. */
  reminded: z.string(),
  may_change: z.boolean(),
});
export type TenantRecordShown = z.infer<typeof TenantRecordShown>;

export const MyRecord = TenantFacts.extend({
  version: recordVersion,
  today: z.string(),
  asked: InsuranceAsked.optional(),
});
export type MyRecord = z.infer<typeof MyRecord>;

const policyDays = { from: SentDay.optional(), ends: SentDay };
/** As staff types them; a known one keeps its certificate and its state. */
const policies = z
  .array(PolicyTerms.extend({ id: id.optional(), ...policyDays }))
  .max(tenantRecordLimits.policies);
const certificateType = z.enum(shownTypes);
const { vehicles } = TenantFacts.shape;
const thisTenant = z.object({ user_role_id: id });

/** What tenants of one of this tenant's leases will pay; at least one cent. */
const PromiseSent = z.object({
  lease_id: id,
  due_on: SentDay,
  cents: z.number().int().min(1, 'Enter an amount').max(limits.rentCents),
});

/** Paths under an area of the second HTTP API. */
export const tenantRecordRows = {
  getTenantRecord: {
    method: 'GET',
    path: '/api/households/getTenantRecord/{id}',
    auth: bearer('leases'),
    summary: 'What is kept about one tenant beside their leases; staff alone; {id} is the user_role_id',
    params: z.object({ id }),
    reply: z.object({ success, data: TenantRecordShown }),
    refusals: ['not-found', 'not-permitted'],
  },
  changeTenantRecord: {
    method: 'POST',
    path: '/api/households/changeTenantRecord',
    auth: bearer('leases', 'change'),
    summary: 'Change parts of what is kept about a tenant; an absent part stays as it is',
    body: thisTenant.extend({
      version: recordVersion,
      contact: TenantContact.optional(),
      vehicles: vehicles.optional(),
      insurance: policies.optional(),
    }),
    bodyLimit: bodyLimits.form,
    reply: answer({ version }),
    refusals: ['not-found', 'not-permitted', 'conflict', 'changed-meanwhile'],
    idempotent: true,
  },
  checkPolicy: {
    method: 'POST',
    path: '/api/households/checkPolicy',
    auth: bearer('leases', 'change'),
    summary: 'Confirm a policy that a tenant sent, or decline it with a reason that the tenant reads',
    body: thisTenant.extend({
      version: recordVersion,
      policy_id: id,
      state: z.enum(policyStates).exclude(['to-check']),
      reason: line.optional(),
    }),
    reply: answer({ version }),
    refusals: ['not-found', 'not-permitted', 'conflict', 'changed-meanwhile', 'invalid'],
    idempotent: true,
  },
  openPolicy: {
    method: 'GET',
    path: '/api/households/openPolicy/{id}',
    auth: bearer('leases'),
    summary: 'A signed address that shows a tenant’s certificate; {id} is the user_role_id; logged',
    params: z.object({ id }),
    query: z.object({ policy_id: id }),
    reply: answer({ view_url: z.string() }),
    refusals: ['not-found', 'not-permitted'],
  },
  addTenantNote: {
    method: 'POST',
    path: '/api/households/addTenantNote',
    auth: bearer('leases', 'change'),
    summary: 'Write a note about a tenant, a call with them or their promise to pay; staff alone reads it',
    body: thisTenant.extend({
      kind: z.enum(tenantNoteKinds),
      text: TenantNoteText,
      /** Of a promise alone. */
      promise: PromiseSent.optional(),
    }),
    reply: answer({ note_id: id }),
    refusals: ['not-found', 'not-permitted', 'conflict', 'note-limit', 'invalid'],
    idempotent: true,
  },
  deleteTenantNote: {
    method: 'POST',
    path: '/api/households/deleteTenantNote',
    auth: bearer('leases', 'change'),
    summary: 'Delete an own note about a tenant for good',
    body: thisTenant.extend({ note_id: id }),
    reply: done,
    refusals: ['not-found', 'not-permitted', 'conflict'],
  },
  getMyRecord: {
    method: 'GET',
    path: '/api/households/getMyRecord',
    auth: bearer('leases'),
    summary: 'The caller’s own phones, emergency contact, vehicles and insurance as a tenant here',
    reply: z.object({ success, data: MyRecord }),
    refusals: ['not-permitted'],
  },
  changeMyRecord: {
    method: 'POST',
    path: '/api/households/changeMyRecord',
    auth: bearer('leases'),
    summary: 'Change the caller’s own phones, emergency contact and vehicles; the landlord sees them',
    body: z.object({
      version: recordVersion,
      contact: TenantContact.optional(),
      vehicles: vehicles.optional(),
    }),
    bodyLimit: bodyLimits.form,
    reply: answer({ version }),
    refusals: ['not-permitted', 'conflict', 'changed-meanwhile'],
    idempotent: true,
    // A landlord whose plan has ended keeps no tenant from what is theirs.
    whenReadOnly: true,
  },
  createMyPolicyUpload: {
    method: 'POST',
    path: '/api/households/createMyPolicyUpload',
    auth: bearer('leases'),
    summary: 'Where and how to send the own certificate of insurance straight to storage',
    body: z.object({
      contentType: certificateType,
      bytes: z.number().int().min(1).max(documentLimits.bytes),
    }),
    reply: uploadPlace,
    refusals: ['not-permitted'],
    rate: [inFiveMinutes(20)],
    whenReadOnly: true,
  },
  addMyPolicy: {
    method: 'POST',
    path: '/api/households/addMyPolicy',
    auth: bearer('leases'),
    summary: 'Send the own policy of renters insurance; the landlord checks it',
    body: PolicyTerms.extend({
      ...policyDays,
      version: recordVersion,
      /** A finished upload and its type; absent without a certificate. */
      upload: z.string().min(1).max(200).optional(),
      contentType: certificateType.optional(),
    }),
    reply: answer({ version, policy_id: id }),
    refusals: ['not-permitted', 'not-found', 'conflict', 'changed-meanwhile', 'policy-limit', 'invalid'],
    idempotent: true,
    whenReadOnly: true,
  },
  removeMyPolicy: {
    method: 'POST',
    path: '/api/households/removeMyPolicy',
    auth: bearer('leases'),
    summary: 'Take back an own policy that nobody confirmed yet',
    body: z.object({ version: recordVersion, policy_id: id }),
    reply: answer({ version }),
    refusals: ['not-permitted', 'not-found', 'conflict', 'changed-meanwhile'],
    idempotent: true,
    whenReadOnly: true,
  },
  openMyPolicy: {
    method: 'GET',
    path: '/api/households/openMyPolicy',
    auth: bearer('leases'),
    summary: 'A signed address that shows the own certificate',
    query: z.object({ policy_id: id }),
    reply: answer({ view_url: z.string() }),
    refusals: ['not-found', 'not-permitted'],
  },
} as const;
