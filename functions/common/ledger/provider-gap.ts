import { accounts } from '../../../shared/domain/ledger/accounts';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredHead } from '../../table/ledger/record';
import { seenOf } from './apply-online';
import { factsOf, heldAtProvider } from './online-facts';

/** As long as its webhook event may be on the way, a movement is nobody's mistake. */
const quietMilliseconds = 60 * 60 * 1000;

/**
 * Cents by which a lease's clearing account differs from what the provider holds of its payments (D8); 0 also
 * while money moved within the last hour. Refuses `payments-away`.
 */
export async function providerGap(head: StoredHead, { now }: { now: Date }, deps: Deps): Promise<number> {
  const seen = await seenOf(await deps.ledgers.onlineOf(head), deps);
  const facts = seen.flatMap((one) => factsOf(one, { now, dayOf: (at) => at }));
  const quiet = new Date(now.getTime() - quietMilliseconds).toISOString();
  if (facts.some(({ kind, at }) => kind !== 'lost' && at > quiet)) return 0;
  return (head.balances[accounts.clearing] ?? 0) - heldAtProvider(facts);
}
