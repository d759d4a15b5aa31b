import type { Book } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { charge } from '../../../shared/domain/ledger/rent/charges';
import { receive } from '../../../shared/domain/ledger/rent/payments';
import type { TestWorld } from '../test-world';
import { propertyId } from '../test-world/portfolio';

type Came = { readonly on: string; readonly leaseId?: string; readonly method?: 'card' | 'check' };

/** 1,000.00 of rent that was charged and came on a day, all of it Ada's; by card it cleared at once. */
export async function rentCame(testWorld: TestWorld, { on, leaseId = 'lse_one', method = 'check' }: Came) {
  const key = { organizationId: 'org_one', propertyId, leaseId };
  const claim = { kind: 'rent', label: '', due: on, to: 'owner', cents: 100_000 } as const;
  const how = method === 'card' ? { method, clears: on } : { method };
  const paid = { payment: `pay:${on}`, cents: 100_000, reference: '', payer: '', chosen: [], ...how };
  const shares = () => [{ ownerId: 'own_ada', percentage: 100 }];
  for (const answer of [
    () => charge({ source: `charge:${on}`, on }, claim),
    (book: Book) => receive(book, { source: `payment:${on}`, on }, { ...paid, isAutomatic: true, shares }),
  ]) {
    const before = await testWorld.deps.ledgers.book({ ...key, payments: 'all' });
    const posted = post(before.book, answer(before.book));
    if (isRefused(posted)) throw new Error(posted.refused);
    const shown = { unitId: '', unitNumber: '1A', propertyTitle: 'Maple Court', tenants: ['Nora'] };
    const actor = { by: '', at: testWorld.now().toISOString(), requestId: '' };
    await testWorld.deps.ledgers.post({ before, posted, shown, actor });
  }
}
