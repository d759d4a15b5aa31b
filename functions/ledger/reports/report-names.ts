import { nameOf } from '../../../shared/domain/leases/parties';
import { bankNames } from '../../../shared/domain/ledger/bank/bank-codes';
import { ownerOfAccount } from '../../../shared/domain/ledger/reports/account-names';
import { nameOf as personName } from '../../../shared/domain/names';
import { may } from '../../../shared/domain/people/roles';
import { isOwnerSeen } from '../../../shared/domain/portfolio/owner-reach';
import { ownerReach } from '../../common/portfolio/owner-reach';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';

export type OwnerName = (ownerId: string) => string | undefined;

/** Names for the owners in these accounts, as far as the caller may see owners. */
export async function ownerNames(
  accounts: readonly string[],
  call: Pick<ViewerCall, 'viewer' | 'now'>,
  deps: Deps,
): Promise<OwnerName> {
  const { viewer } = call;
  const ownerIds = accounts.flatMap((account) => ownerOfAccount(account) ?? []);
  if (ownerIds.length === 0 || !may(viewer, { area: 'owners', level: 'view' })) return () => undefined;
  const [owners, reach] = await Promise.all([
    deps.owners.byIds({ organizationId: viewer.organizationId, ownerIds }),
    ownerReach(call, deps),
  ]);
  const seen = owners.filter((owner) => isOwnerSeen(reach, owner));
  const names = new Map(seen.map((owner) => [owner.ownerId, owner.companyName || personName(owner)]));
  return (ownerId) => names.get(ownerId);
}

/** What the bank accounts of the organization are called, by their codes. */
export const bankNamesIn = async (organizationId: string, { banks }: Deps) =>
  bankNames(await banks.accounts(organizationId));

/** The tenants of these leases by lease and id: former ones too. */
export async function tenantNames(
  { organizationId, leaseIds }: { organizationId: string; leaseIds: readonly string[] },
  deps: Deps,
): Promise<ReadonlyMap<string, string>> {
  const read = (leaseId: string) => deps.leases.byId({ organizationId, leaseId });
  const leases = await mapAll([...new Set(leaseIds)], read);
  return new Map(
    leases.flatMap((one) =>
      (one?.lease.terms ?? []).flatMap(({ parties }) =>
        parties.tenants.map((tenant) => [`${one?.lease.leaseId} ${tenant.id}`, nameOf(tenant)] as const),
      ),
    ),
  );
}
