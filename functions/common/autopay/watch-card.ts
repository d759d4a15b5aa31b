import { cardToTell, lastDayOfCard } from '../../../shared/domain/ledger/rent/autopay-card';
import { autopayCardEnds } from '../../../shared/domain/ledger/rent/autopay-texts';
import type { Deps } from '../../runtime/deps/deps';
import type { Autopay } from '../../table/autopay/record';
import { type AutopayAt, aboutAutopay } from './autopay-at';
import { autopayTrace, saveStep } from './save-step';

type Watching = { readonly autopay: Autopay; readonly at: AutopayAt; readonly now: Date };
type Method = NonNullable<Autopay['method']>;

/** The method as the provider has it now: banks give a card a new month. Undefined once it is removed. */
async function asOfNow({ customerId, methodId }: Method, deps: Deps): Promise<Method | undefined> {
  const found = (await deps.payments.savedMethods(customerId)).find((one) => one.methodId === methodId);
  return found && { ...found, customerId };
}

/**
 * Tells once of a card that expires before a debit to come, long enough before it to save another one.
 * Refuses `conflict` when the autopay changed meanwhile, and `payments-away`.
 */
export async function watchCard({ autopay, at, now }: Watching, deps: Deps): Promise<void> {
  const { method } = autopay;
  const dayOf = ({ until }: Method) =>
    until === undefined ? undefined : cardToTell(autopay, { lease: at.read.lease, until, today: at.on });
  // Autopay that was agreed to before kinds were kept does not know its own.
  if (!method || method.isTold || (method.kind !== undefined && dayOf(method) === undefined)) return;
  const seen = await asOfNow(method, deps);
  if (!seen) return;
  const day = dayOf(seen);
  if (day === undefined || seen.until === undefined)
    return saveStep({ autopay, set: { method: seen } }, deps);
  const text = autopayCardEnds({
    ...aboutAutopay(at),
    method: seen.name,
    last: lastDayOfCard(seen.until),
    day,
  });
  const trace = autopayTrace(
    { at, now, autopay },
    { facts: { state: 'asked', kind: 'card-ends', day }, text },
    deps,
  );
  await saveStep({ autopay, set: { method: { ...seen, isTold: true } }, trace }, deps);
}
