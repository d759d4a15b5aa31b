import { autopayRest } from '../../../shared/domain/ledger/rent/autopay-texts';
import type { Deps } from '../../runtime/deps/deps';
import type { Autopay } from '../../table/autopay/record';
import type { OnlinePayment } from '../../table/ledger/record';
import { shownOf } from '../ledger/ledger-place';
import { type AutopayAt, aboutAutopay } from './autopay-at';
import { autopayTrace } from './save-step';

type Reserving = {
  readonly autopay: Autopay;
  readonly at: AutopayAt;
  readonly now: Date;
  readonly paymentId: string;
  readonly cents: number;
  /** The debit day after this one. */
  readonly next: string;
  /** Due, too, and more than the payer allows. */
  readonly rest?: number;
};

/** How long the provider knows a repeat of the same call. */
const knownFor = 24 * 60 * 60 * 1000;

/**
 * Keeps a debit's amount in the head, and the debit in its autopay, before the provider is called. One
 * transaction, at the versions that were read: of two runs one refuses `conflict`.
 */
export async function reserveDebit(reserving: Reserving, deps: Deps): Promise<Autopay> {
  const { autopay, at, now, paymentId, cents, next, rest } = reserving;
  const { organizationId, leaseId, method, payer, next: debited } = autopay;
  if (!method) throw new Error(`Autopay of ${leaseId} is on without a method`);
  const { customerId, methodId } = method;
  const online: OnlinePayment = {
    organizationId,
    leaseId,
    paymentId,
    cents,
    customerId,
    payer,
    state: 'initiated',
    begun: at.on,
    chosen: [],
    startedAt: now.toISOString(),
    isAuto: true,
    until: new Date(now.getTime() + knownFor).toISOString(),
  };
  const text = rest === undefined ? undefined : autopayRest({ ...aboutAutopay(at), cents, rest });
  const debiting = { paymentId, methodId };
  const after = { ...autopay, debiting, debited, next, version: autopay.version + 1 };
  await deps.ledgers.post({
    before: at.ledger,
    posted: { book: at.ledger.book, entries: [] },
    online: [online],
    shown: shownOf(at, now),
    actor: { by: '', at: now.toISOString(), requestId: '' },
    autopay: { after },
    trace: autopayTrace(reserving, { facts: { state: 'initiated', amount: cents }, text }, deps),
  });
  return after;
}
