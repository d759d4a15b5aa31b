import { applyOnline } from '../../../functions/common/ledger/apply-online';
import type { Deps } from '../../../functions/runtime/deps/deps';
import type { LedgerRead } from '../../../functions/table/ledger/read';
import { localDateOf } from '../../../shared/domain/dates';
import type { FakeProvider } from '../fake-provider';

type Paying = { readonly key: LedgerRead['key']; readonly provider: FakeProvider };

/** A deposit that is charged is paid by card and settles; answers the payment's id. */
export async function payDepositOnline({ key, provider }: Paying, deps: Deps): Promise<string> {
  const now = deps.clock.now();
  const { organizationId, leaseId } = key;
  const [[head], before] = await Promise.all([deps.ledgers.headsOf([key]), deps.ledgers.book(key)]);
  const charge = before.book.head.open.find(({ kind }) => kind === 'deposit');
  if (!head || !charge) throw new Error('no deposit is charged');
  const paymentId = deps.ids.next('pay');
  const customerId = `cus_${paymentId}`;
  const address = { organizationId, leaseId, paymentId, customerId };
  const online = {
    ...address,
    cents: charge.cents,
    state: 'initiated' as const,
    begun: localDateOf(now),
    chosen: [{ charge: charge.charge, cents: charge.cents }],
    startedAt: now.toISOString(),
    payer: { userId: '', userRoleId: '', name: 'Nora Whitaker' },
    until: now.toISOString(),
  };
  await deps.ledgers.post({
    before,
    posted: { book: before.book, entries: [] },
    shown: head.shown,
    online: [online],
    actor: { by: '', at: now.toISOString(), requestId: '' },
  });
  const at = now.toISOString();
  provider.beginRent(address, { settled: { at, cents: charge.cents, fee: 4_235, clearsAt: at } });
  await applyOnline({ organizationId, leaseId, now }, deps);
  return paymentId;
}
