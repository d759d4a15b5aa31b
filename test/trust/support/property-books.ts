import type { Deps } from '../../../functions/runtime/deps/deps';
import { propertyBook } from '../../../functions/table/ledger/record';
import { post } from '../../../shared/domain/ledger/fold';
import { contribute } from '../../../shared/domain/ledger/owners/property-book';
import { isRefused } from '../../../shared/domain/ledger/refusals';

type Opening = { readonly organizationId: string; readonly propertyId: string; readonly owner: string };

/** The first entry of a property's own book: an owner paid something in. */
export async function openPropertyBook({ owner, ...place }: Opening, deps: Deps): Promise<void> {
  const before = await deps.ledgers.book(propertyBook(place));
  const by = { source: 'contribution:first', on: '2020-01-01' };
  const posted = post(before.book, contribute(by, { owner, cents: 100 }));
  if (isRefused(posted)) throw new Error(posted.refused);
  const shown = { unitId: '', unitNumber: '', propertyTitle: '', tenants: [], zone: 'America/New_York' };
  const actor = { by: '', at: deps.clock.now().toISOString(), requestId: '' };
  await deps.ledgers.post({ before, posted, shown, actor });
}
