import type { LeaseStatus } from '../../leases/status/status';
import type { ChargeKind } from '../accounts';
import type { Entry } from '../entry';

/** Charges that can be the same for many leases. A deposit names its tenant; fees have their own run. */
export const bulkKinds = [
  'utility',
  'rent',
  'pet',
  'parking',
  'damage',
  'other',
] as const satisfies readonly ChargeKind[];

/** Why a lease takes no part in a bulk run. */
export const bulkExclusions = {
  unsigned: 'The lease is not signed yet',
  void: 'The lease is void',
  ended: 'The lease has ended: charge it in its ledger',
} as const;
export type BulkExclusion = keyof typeof bulkExclusions;

const unsigned: readonly LeaseStatus[] = ['draft', 'sent', 'partly-signed'];
const over: readonly LeaseStatus[] = ['ended', 'settled'];

/** Why a lease gets no charge of a run. A signed lease that has not begun does. */
export function notCharged(status: LeaseStatus): BulkExclusion | undefined {
  if (over.includes(status)) return 'ended';
  return notReceived(status);
}

/** Why a lease takes no receipt. An ended one does: its debt is still owed (D40). */
export function notReceived(status: LeaseStatus): BulkExclusion | undefined {
  if (status === 'void') return 'void';
  return unsigned.includes(status) ? 'unsigned' : undefined;
}

/** A run is not changed once it began. */
export const postedOtherwise = 'An earlier attempt posted other figures here. Change them in the ledger.';

/** The key of a run's charge in the ledger of a lease (D3). */
export const bulkCharge = ({ run, leaseId }: { run: string; leaseId: string }): string =>
  `bulk:${run}:${leaseId}`;

type Charged = {
  readonly kind: ChargeKind;
  readonly label: string;
  readonly due: string;
  readonly cents: number;
};

/** Whether an entry is this very charge, in cents: a repeat of the run meets it. */
export const isSameCharge = ({ charge }: Entry, { kind, label, due, cents }: Charged): boolean =>
  charge !== undefined &&
  charge.kind === kind &&
  charge.label === label &&
  charge.due === due &&
  charge.cents === cents;

type Received = {
  readonly on: string;
  readonly method: string;
  readonly reference: string;
  readonly payer: string;
  readonly cents: number;
};

/** Whether an entry is this very receipt, in cents: a repeat of the run meets it. */
export const isSameReceipt = (
  { received, on: day }: Entry,
  { on, method, reference, payer, cents }: Received,
): boolean =>
  received !== undefined &&
  day === on &&
  received.method === method &&
  received.reference === reference &&
  received.payer === payer &&
  received.cents === cents;
