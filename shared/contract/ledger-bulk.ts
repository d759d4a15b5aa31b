import * as z from 'zod';
import { Day, SentDay } from '../domain/leases/moments';
import { LeaseStatus } from '../domain/leases/status/status';
import { OpenCharge } from '../domain/ledger/entry';
import { bulkKinds } from '../domain/ledger/rent/bulk';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { entryId } from './ledger-shapes';
import { answer, cents, cursor, id, line, paging } from './parts';

/** Leases of one call; each is a transaction. */
export const leasesPerCall = 25;

const amount = cents.min(1).max(limits.rentCents);

/** Names one run, so that a repeat of any of its calls posts nothing twice. */
const run = z
  .string()
  .length(32)
  .regex(/^[0-9a-f]+$/);

/** A lease with what is open of it. `today` is the day at its property. */
const LeaseDebt = z.object({
  lease_id: id,
  unit_id: id,
  unit_number: z.string(),
  property_id: id,
  property_title: z.string(),
  tenants: z.array(z.string()),
  status: LeaseStatus,
  today: Day,
  /** Below 0 for credit. */
  balance: cents,
  past_due: cents,
  open: z.array(OpenCharge.omit({ to: true })),
  /** The property's state has payments cover rent before fees (D21). */
  rent_first: z.literal(true).optional(),
});
export type LeaseDebt = z.infer<typeof LeaseDebt>;

const refused = z.array(z.object({ lease_id: id, why: z.string() }));
const reply = answer({
  /** Also what an earlier call of the run posted. */
  posted: z.array(z.object({ lease_id: id, entry_id: z.string() })),
  refused,
});
const post = {
  method: 'POST',
  auth: bearer('money', 'change'),
  reply,
  refusals: ['not-found', 'conflict'],
} as const;

/** Charges, late fees, receipts and reminders of many leases at once (bulk.md). */
export const bulkRows = {
  listOpenCharges: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/listOpenCharges',
    summary: 'All leases whose money the caller sees, signed or not, with the charges open of each; paged',
    query: z.object({ ...paging }),
    reply: answer({ leases: z.array(LeaseDebt), next: cursor.optional() }),
    refusals: [],
  },
  chargeLeases: {
    ...post,
    path: '/api/ledger/chargeLeases',
    summary: 'Charge the tenants of several leases the same, each in a transaction of its own, once a run',
    body: z.object({
      run,
      kind: z.enum(bulkKinds),
      label: line,
      due_on: SentDay,
      cents: amount,
      lease_ids: z.array(id).min(1).max(leasesPerCall),
    }),
  },
  assessLateFees: {
    ...post,
    path: '/api/ledger/assessLateFees',
    summary:
      'Charge several leases the late fees of some of their rents, dated today, each in a transaction of its own, once a run',
    body: z.object({
      run,
      leases: z
        .array(z.object({ lease_id: id, entry_ids: z.array(entryId).min(1).max(24) }))
        .min(1)
        .max(leasesPerCall),
    }),
  },
  remindTenants: {
    ...post,
    path: '/api/ledger/remindTenants',
    summary:
      'Mail the tenants of several leases what is past due, by day at the property, each lease once a day',
    body: z.object({ lease_ids: z.array(id).min(1).max(leasesPerCall) }),
    reply: answer({ reminded: z.array(z.object({ lease_id: id, cents })), refused }),
  },
  receivePayments: {
    ...post,
    path: '/api/ledger/receivePayments',
    summary: 'Write down the payments of several leases, one each, once a run; each pays its oldest charges',
    body: z.object({
      run,
      received_on: SentDay,
      method: z.enum(['cash', 'check', 'transfer']),
      receipts: z
        .array(z.object({ lease_id: id, cents: amount, reference: line, payer: line }))
        .min(1)
        .max(leasesPerCall),
    }),
  },
} as const;
