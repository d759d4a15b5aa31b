import * as z from 'zod';
import { Day } from '../domain/leases/moments';
import { LeaseStatus } from '../domain/leases/status/status';
import { PaidOut } from '../domain/ledger/entry';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { entryId, entryMove } from './ledger-shapes';
import { cents, id, line, note, success } from './parts';

/**
 * Another lease of a tenant, which a deposit can go to; `open` is what it asks of a deposit that is not paid.
 */
const DepositTarget = z.object({
  tenant_id: z.string(),
  lease_id: id,
  unit_number: z.string(),
  property_title: z.string(),
  status: LeaseStatus,
  open: cents,
});

export const DepositMove = z.object({
  lease_id: id,
  unit_number: z.string(),
  property_title: z.string(),
  today: Day,
  held: z.array(z.object({ tenant_id: z.string(), name: z.string(), cents })),
  /** Leases of these tenants that the caller sees. */
  targets: z.array(DepositTarget),
});
export type DepositMove = z.infer<typeof DepositMove>;

const refusals = ['not-found', 'conflict', 'wrong-status', 'period-locked', 'account-reconciled'] as const;

/** Deposits that leave an ended lease: to another lease of its tenant (D34), or back to the tenant (D29). */
export const depositRows = {
  getDepositMove: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/getDepositMove/{leaseId}',
    summary: 'The deposits that a lease holds, and the other leases of its tenants that they can go to',
    params: z.object({ leaseId: id }),
    reply: z.object({ success, data: DepositMove }),
    refusals: ['not-found'],
  },
  moveDeposit: {
    ...entryMove,
    path: '/api/ledger/moveDeposit',
    summary: 'Move a held deposit to another lease of its tenant, dated today: both ledgers, or neither',
    body: z.object({
      lease_id: id,
      tenant_id: id,
      to_lease_id: id,
      cents: cents.min(1).max(limits.rentCents),
      reason: note,
    }),
    refusals: [...refusals, 'bad-amount', 'more-than-held', 'not-same-tenant', 'refund-under-way'],
  },
  refundDeposit: {
    ...entryMove,
    path: '/api/ledger/refundDeposit',
    summary:
      'Give a held deposit back to the card or bank account it was paid with; or write down that it was paid, when that failed after the settlement',
    body: z.object({
      lease_id: id,
      tenant_id: id,
      cents: cents.min(1).max(limits.rentCents),
      reason: note.min(1),
      /** The online payment that it goes back to; without it, to whom and how it was paid. */
      payment_id: id.optional(),
      paid_out: PaidOut.extend({ to: line.min(1) }).optional(),
    }),
    refusals: [
      'bad-amount',
      'more-than-held',
      'more-than-paid',
      'not-settled',
      'refund-missing',
      ...refusals,
      'refund-refused',
      'refund-under-way',
      'payments-away',
      'trust-short',
    ],
  },
  undoDepositMove: {
    ...entryMove,
    path: '/api/ledger/undoDepositMove',
    summary: 'Take a moved deposit back from the lease that it went to: both ledgers, or neither',
    body: z.object({ lease_id: id, entry_id: entryId, reason: note.min(1) }),
    refusals: [...refusals, 'already-reversed', 'not-reversible', 'deposit-used', 'refund-under-way'],
  },
} as const;
