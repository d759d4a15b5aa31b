import { billSources } from '../../../shared/domain/ledger/owners/bills';
import { propertyAccounts } from '../../common/ledger/bank-money';
import { findPropertyBook, type PropertyBookAt } from '../../common/ledger/property-book';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import type { CodedAccount } from '../../table/bank/record';

type Call = Pick<ViewerCall, 'viewer' | 'now'>;

/** Books read at once. */
const concurrency = 8;

/** A property's book with every bill of it, and the bank accounts that its bills are paid from by day. */
export type BilledProperty = PropertyBookAt & {
  readonly accountOn: (day: string) => CodedAccount | undefined;
};

/** Refuses `not-found` for a property whose money the caller does not see. */
export async function findBilled(
  { viewer, now }: Call,
  { propertyId, accounts }: { readonly propertyId: string; readonly accounts: readonly CodedAccount[] },
  deps: Deps,
): Promise<BilledProperty> {
  const { organizationId } = viewer;
  const [found, assigned] = await Promise.all([
    findPropertyBook({ viewer, now, propertyId }, { beginning: billSources }, deps),
    propertyAccounts({ organizationId, propertyId }, deps),
  ]);
  return { ...found, accountOn: (day) => accounts.find(({ code }) => code === assigned(day).money) };
}

/** The same for several properties, by their ids. Refuses `not-found` for any that the caller does not see. */
export async function findAllBilled(
  call: Call,
  propertyIds: readonly string[],
  deps: Deps,
): Promise<ReadonlyMap<string, BilledProperty>> {
  const accounts = await deps.banks.accounts(call.viewer.organizationId);
  const ids = [...new Set(propertyIds)];
  const found = await mapAll(ids, (propertyId) => findBilled(call, { propertyId, accounts }, deps), {
    concurrency,
  });
  return new Map(found.map((one) => [one.head.property.propertyId, one]));
}
