import * as z from 'zod';
import { Day } from '../domain/leases/moments';
import { LeaseStatus } from '../domain/leases/status/status';
import { ChargeKind } from '../domain/ledger/accounts';
import { finalKinds, SettlementFacts } from '../domain/ledger/deposits/settlement-facts';
import { OnlineMethod, PaidOut } from '../domain/ledger/entry';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { answer, cents, id, line, note, success } from './parts';

const amount = cents.min(1).max(limits.rentCents);
const sum = cents.min(0).max(limits.rentCents);

/** What is asked for at the end; `item` is a thing of the move-out report, whose photos prove it. */
const finalCharge = {
  kind: z.enum(finalKinds),
  label: line.min(1),
  reason: note.min(1),
  cents: amount,
  item: id.optional(),
};

/** What a settlement would have to deal with, or how the lease was settled. Days are the property’s own. */
export const SettlementView = z.object({
  lease_id: id,
  unit_id: id,
  unit_number: z.string(),
  property_id: id,
  property_title: z.string(),
  status: LeaseStatus,
  today: Day,
  tenants: z.array(z.string()),
  /** Where the tenants are now; empty when they gave no address. */
  address: z.string(),
  /** The last day by law and by the lease, whichever comes first; absent before a clock starts. */
  deadline: Day.optional(),
  /** The law of the property’s state; absent where no rule is on file. */
  rule: z.object({ days: cents, source: z.string() }).optional(),
  /** The days that the lease gives. */
  lease_days: cents.optional(),
  held: z.array(z.object({ tenant_id: z.string(), name: z.string(), cents })),
  /** Online payments that held deposits can go back to, the latest first; `cents` is the most. */
  backs: z.array(z.object({ tenant_id: z.string(), payment_id: id, how: OnlineMethod, on: Day, cents })),
  /** What went back to them. */
  sent_back: z.array(z.object({ how: OnlineMethod, cents })),
  /** What went to other leases of the tenants. */
  moved: z.array(z.object({ name: z.string(), cents })),
  prepaid: cents,
  /** `charge` is its number in this ledger. */
  open: z.array(z.object({ charge: cents, kind: ChargeKind, label: z.string(), due: Day, cents })),
  /** Drafts of the move-out report. */
  proposed: z.array(
    z.object({ item: id, label: z.string(), reason: z.string(), cents, photos: z.number().int() }),
  ),
  /** Whether both sides signed the move-out report. */
  is_report_signed: z.boolean(),
  /** Why it cannot be settled now. */
  blocked: z.enum(['wrong-status', 'payment-pending']).optional(),
  /** The caller’s name. */
  signer: z.string(),
  settled: SettlementFacts.extend({
    /** The PDF’s SHA-256; absent while it is being made. */
    letter: z.string().optional(),
  }).optional(),
  may: z.object({ change: z.boolean() }),
});
export type SettlementView = z.infer<typeof SettlementView>;

/** The settlement of a deposit at the end of a lease (D40, D41). */
export const leaseSettlement = {
  getSettlement: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/leases/getSettlement/{leaseId}',
    summary:
      'What a lease’s settlement would deal with, until when, or how it was settled; nothing is posted',
    params: z.object({ leaseId: id }),
    reply: z.object({ success, data: SettlementView }),
    refusals: ['not-found'],
  },
  settleDeposit: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/leases/settleDeposit',
    summary:
      'Settle a lease once: final charges, waivers, the deposit on what is open, the rest refunded; then nothing is held',
    body: z.object({
      lease_id: id,
      charges: z.array(z.object(finalCharge)).max(40),
      waivers: z.array(z.object({ charge: cents.min(1), cents: amount, reason: note.min(1) })).max(20),
      /** To whom and how the rest goes; not needed when nothing is refunded. */
      paid_out: PaidOut.extend({ to: line.min(1) }).optional(),
      /** Who signs it off. */
      signed_by: line.min(1),
      /** What the caller was shown: other figures by now are refused. */
      refunded_cents: sum,
      owed_cents: sum,
    }),
    reply: answer({ lease_id: id }),
    refusals: [
      'not-found',
      'conflict',
      'changed-meanwhile',
      'wrong-status',
      'deposit-held',
      'payment-pending',
      'refund-under-way',
      'refund-missing',
      'more-than-open',
      'bad-amount',
      'period-locked',
      'account-reconciled',
      'too-many-payments',
      'trust-short',
    ],
    idempotent: true,
  },
} as const;
