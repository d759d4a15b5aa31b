import { isDeepStrictEqual } from 'node:util';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import type { FeeBearer } from '../../../shared/domain/ledger/accounts';
import { type Posted, post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import {
  type AskedFee,
  inTime,
  type OnlineFact,
  onlineDrafts,
  sourceOfFact,
  sourcesOfFact,
} from '../../../shared/domain/ledger/rent/online';
import { feeRules } from '../../../shared/domain/settings/fee-settings';
import type { RentPayment } from '../../gateways/payments/rent';
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
import { feeBearerIn } from './bank-money';
import { aboutLedger, ledgerKeyOf, ownersOn, shownOf } from './ledger-place';
import { notifyOnline } from './notify-online';
import { factsOf, type SeenPayment, unsettledState } from './online-facts';
import { runFeesOf } from './run-fees';

type Asked = { readonly organizationId: string; readonly leaseId: string; readonly now: Date };
type Applying = {
  readonly at: LeaseAt;
  readonly now: Date;
  readonly bearer: FeeBearer;
  /** What a returned payment is charged by itself. */
  readonly returnedFee?: AskedFee | undefined;
};

const readsAtOnce = 4;
const isUnsettled = ({ state }: OnlinePayment): boolean => state === 'initiated' || state === 'pending';

/** Everything that the provider has of those who paid these. */
export async function askedOf(
  online: readonly OnlinePayment[],
  { payments }: Deps,
): Promise<readonly RentPayment[]> {
  const customers = [...new Set(online.map(({ customerId }) => customerId))];
  const found = await mapAll(customers, (id) => payments.rentPayments(id), { concurrency: readsAtOnce });
  return found.flat();
}

/** All of a lease's online payments with what the provider says of them. */
export async function seenOf(
  online: readonly OnlinePayment[],
  asked: readonly RentPayment[],
  { payments }: Deps,
): Promise<SeenPayment[]> {
  const byId = new Map(asked.map((payment) => [payment.paymentId, payment]));
  const seenOne = async (one: OnlinePayment): Promise<SeenPayment> => {
    const asksPage = isUnsettled(one) && one.checkoutId !== undefined;
    const page = asksPage ? await payments.rentCheckout(one.checkoutId ?? '') : undefined;
    return { online: one, seen: byId.get(one.paymentId), page };
  };
  return mapAll(online, seenOne, { concurrency: readsAtOnce });
}

type Step = Omit<Applying, 'bearer'> & {
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
      action: 'ledger.online',
      organizationId,
      process: 'payment provider',
      now,
      ...aboutLedger(at),
      after: { state: after.state, amount },
    },
    deps,
  );
  const told = await notifyOnline({ at, now, online: after, fact, source: audit.auditId }, deps);
  const actor = { by: '', at: now.toISOString(), requestId: '' };
  const online = [after];
  const trace = { audit, told, now };
  const fees = feeRunOf({ posted, before, at, now });
  await deps.ledgers.post({ before, posted, online, actor, shown: shownOf(at, now), trace, fees });
  const { version } = before;
  return { ...before, version: version + 1, book: posted.book, pending: pendingAfter(before, online) };
}

/** The fee of returned payments, where it is charged by itself; read only when one came back. */
async function returnedFeeOf(
  key: { organizationId: string; propertyId: string },
  facts: readonly OnlineFact[],
  deps: Deps,
): Promise<AskedFee | undefined> {
  if (!facts.some(({ kind }) => kind === 'returned')) return undefined;
  const { organization, property } = await deps.organizationSettings.ofProperty(key);
  const { returnedFee } = feeRules(organization?.fees, property?.fees);
  return returnedFee.isAutomatic ? returnedFee : undefined;
}

/** A returned payment's fee as a run of its own, which can be undone. */
function feeRunOf({ posted, before, at, now }: Pick<Step, 'posted' | 'before' | 'at' | 'now'>) {
  const charged = posted.entries.filter(({ run, charge }) => charge && run !== undefined);
  const [fee] = charged;
  if (fee?.run === undefined) return undefined;
  const { organizationId } = before.key;
  const run = { organizationId, runId: fee.run, kind: 'returned', isAutomatic: true, by: '' } as const;
  const of = { key: before.key, shown: shownOf(at, now), runId: fee.run };
  return { run: { ...run, at: now.toISOString() }, fees: runFeesOf(charged, of) };
}

function onlinePosted(before: LedgerRead, fact: OnlineFact, { at, bearer, returnedFee }: Applying) {
  const dayOf = (instant: string) => dayAt(at.head.property, new Date(instant));
  const asked = { dayOf, shares: ownersOn(at.head), bearer, returnedFee };
  const posted = post(before.book, onlineDrafts(before.book, fact, asked));
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
  const payments = await seenOf(online, await askedOf(online, deps), deps);
  const dayOf = (instant: string) => dayAt(at.head.property, new Date(instant));
  const facts = inTime(payments.flatMap((one) => factsOf(one, { now, dayOf })));
  const sources = facts.flatMap(sourcesOfFact);
  const ids = online.map(({ paymentId }) => paymentId);
  const returnedFee = await returnedFeeOf(before.key, facts, deps);
  const bearer = await feeBearerIn(asked.organizationId, deps);
  let ledger = await deps.ledgers.more(before, { sources, payments: ids });
  for (const fact of facts) {
    const posted = onlinePosted(ledger, fact, { at, now, bearer, returnedFee });
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
    // Nobody can finish at the bank what we call expired.
    if (state === 'expired' && seen?.status === 'asking') await deps.payments.endRentPayment(seen.intentId);
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
