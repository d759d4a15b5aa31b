import { isDeepStrictEqual } from 'node:util';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { type Posted, post } from '../../../shared/domain/ledger/fold';
import { inTime, type OnlineFact, onlineDrafts, sourceOfFact } from '../../../shared/domain/ledger/online';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import { logger } from '../../runtime/logger';
import { mapAll } from '../../runtime/map-all';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { LedgerRead } from '../../table/ledger/read';
import type { OnlinePayment } from '../../table/ledger/record';
import { pendingAfter } from '../../table/ledger/writes';
import { followDebits } from '../autopay/follow-debits';
import { type LeaseAt, leaseById } from '../leases/lease-at';
import { aboutLedger, ledgerKeyOf, ownersOn, shownOf } from './ledger-place';
import { factsOf, type SeenPayment, unsettledState } from './online-facts';
import { toldOnline } from './told-online';

type Asked = { readonly organizationId: string; readonly leaseId: string; readonly now: Date };
type Applying = { readonly at: LeaseAt; readonly now: Date };

const readsAtOnce = 4;
const isUnsettled = ({ state }: OnlinePayment): boolean => state === 'initiated' || state === 'pending';

/** All of a lease's online payments with what the provider says of them. */
export async function seenOf(online: readonly OnlinePayment[], { payments }: Deps): Promise<SeenPayment[]> {
  const customers = [...new Set(online.map(({ customerId }) => customerId))];
  const found = await mapAll(customers, (id) => payments.rentPayments(id), { concurrency: readsAtOnce });
  const byId = new Map(found.flat().map((payment) => [payment.paymentId, payment]));
  const seenOne = async (one: OnlinePayment): Promise<SeenPayment> => {
    const asksPage = isUnsettled(one) && one.checkoutId !== undefined;
    const page = asksPage ? await payments.rentCheckout(one.checkoutId ?? '') : undefined;
    return { online: one, seen: byId.get(one.paymentId), page };
  };
  return mapAll(online, seenOne, { concurrency: readsAtOnce });
}

type Step = Applying & {
  readonly before: LedgerRead;
  readonly after: OnlinePayment;
  readonly posted: ReturnType<typeof onlinePosted>;
  readonly fact?: OnlineFact;
};

/** Writes one fact or state with log entry and notifications. Answers the ledger after it. */
async function keepStep({ at, now, before, after, posted, fact }: Step, deps: Deps): Promise<LedgerRead> {
  const { organizationId } = after;
  const amount = fact?.cents ?? after.cents;
  const audit = auditedProcess(
    {
      ...{ action: 'ledger.online', organizationId, process: 'payment provider', now },
      ...{ ...aboutLedger(at), after: { state: after.state, amount } },
    },
    deps,
  );
  const told = await toldOnline({ at, now, online: after, fact, source: audit.auditId }, deps);
  const actor = { by: '', at: now.toISOString(), requestId: '' };
  const online = [after];
  const trace = { audit, told, now };
  await deps.ledgers.post({ before, posted, online, actor, shown: shownOf(at, now), trace });
  const { version } = before;
  return { ...before, version: version + 1, book: posted.book, pending: pendingAfter(before, online) };
}

function onlinePosted(before: LedgerRead, fact: OnlineFact, { at }: Applying) {
  const dayOf = (instant: string) => dayAt(at.head.property, new Date(instant));
  const posted = post(before.book, onlineDrafts(before.book, fact, { dayOf, shares: ownersOn(at.head) }));
  // A bank's fact is never refused: whatever stands in its way is an error for a person to look at.
  if (isRefused(posted)) throw new Error(`${sourceOfFact(fact)} was refused: ${posted.refused}`);
  return posted;
}

/**
 * Whether a person has to look: money went back that no charge or prepayment gave (a deposit used meanwhile
 * stays `withheld`, a refund is lost), or the refund of a deposit failed.
 */
const needsPerson = ({ entries }: Posted): boolean =>
  entries.some(
    ({ type, covers = [], prepaid = 0, refunded = 0, sentBack = 0, lines }) =>
      ((type === 'return' || refunded > 0) && covers.length === 0 && prepaid === 0) ||
      sentBack < 0 ||
      (sentBack > 0 && 'withheld' in lines),
  );

async function applyOnce(asked: Asked, deps: Deps): Promise<void> {
  const { now } = asked;
  const at = await leaseById(asked, deps);
  if (!at) return;
  // Older than all that is read below: what another call writes meanwhile is a conflict.
  const before = await deps.ledgers.book(ledgerKeyOf(at));
  const online = await deps.ledgers.onlineOf(asked);
  if (online.length === 0) return;
  const payments = await seenOf(online, deps);
  const dayOf = (instant: string) => dayAt(at.head.property, new Date(instant));
  const facts = inTime(payments.flatMap((one) => factsOf(one, { now, dayOf })));
  const sources = facts.map(sourceOfFact);
  const ids = online.map(({ paymentId }) => paymentId);
  let ledger = await deps.ledgers.more(before, { sources, payments: ids });
  for (const fact of facts) {
    const posted = onlinePosted(ledger, fact, { at, now });
    const one = payments.find(({ online: { paymentId } }) => paymentId === fact.payment);
    if (posted.entries.length === 0 || !one?.seen) continue;
    const { method, intentId } = one.seen;
    const state = posted.book.payments[fact.payment]?.state ?? 'settled';
    const settledAt = one.seen.settled?.at;
    const failure = fact.kind === 'returned' ? { failure: fact.why } : {};
    const after = { ...one.online, ...failure, method, intentId, state, ...(settledAt && { settledAt }) };
    ledger = await keepStep({ at, now, before: ledger, after, posted, fact }, deps);
    if (needsPerson(posted)) logger.error('an online payment needs a person', { paymentId: fact.payment });
  }
  for (const { online: one, seen, page } of payments) {
    if (!isUnsettled(one) || ledger.book.payments[one.paymentId]) continue;
    const state = unsettledState({ online: one, seen, page }, now);
    const found = seen && { method: seen.method, intentId: seen.intentId };
    const failure = state === 'failed' ? { failure: seen?.failure ?? one.failure ?? '' } : {};
    const after = { ...one, ...found, ...failure, state };
    if (isDeepStrictEqual(after, one)) continue;
    const posted = { book: ledger.book, entries: [] };
    ledger = await keepStep({ at, now, before: ledger, after, posted }, deps);
  }
  if (online.some(({ isAuto }) => isAuto)) await followDebits({ at, now }, deps);
}

/**
 * Brings a lease's online payments in line with the provider: every fact without an entry is posted, in the
 * provider's order of time, one transaction each. Order, repeats and concurrent calls do not matter (D31).
 * Refuses `payments-away`.
 */
export const applyOnline = (asked: Asked, deps: Deps): Promise<void> =>
  retryOnConflict(() => applyOnce(asked, deps));
