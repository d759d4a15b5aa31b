import type { Contract } from '../../../shared/contract';
import type { OpeningProperty } from '../../../shared/contract/openings';
import { localDateOf } from '../../../shared/domain/dates';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { nameOf } from '../../../shared/domain/names';
import { answer, type Handler } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import { permitBank } from '../bank/find-bank';
import { broughtTenants, readOpening } from './read-opening';

/** Each is read with its owners and its leases' opening balances. */
const propertiesPerPage = 50;

/** Properties by name, each with its owners, its accounts, and what its leases brought in. */
export const listOpeningProperties: Handler<Contract['ledger']['listOpeningProperties']> = async (
  request,
  deps,
) => {
  permitBank(request, 'view');
  const { viewer, now, query } = request;
  const { organizationId } = viewer;
  const [{ assignedTo }, page] = await Promise.all([
    readOpening(organizationId, deps),
    deps.properties.page({
      organizationId,
      scope: { kind: 'all' },
      sort: 'name',
      after: query.after,
      limit: propertiesPerPage,
    }),
  ]);
  const properties = await mapAll(
    page.properties,
    async ({ propertyId, title }): Promise<OpeningProperty> => {
      const [head, heads] = await Promise.all([
        deps.properties.head({ organizationId, propertyId, today: localDateOf(now) }),
        deps.ledgers.headsOfProperty({ organizationId, propertyId }),
      ]);
      const tenants = await broughtTenants(heads, deps);
      const { money, deposits } = assignedTo(propertyId);
      return {
        property_id: propertyId,
        property_title: title,
        owners: (head?.everOwners ?? []).map((owner) => ({ owner_id: owner.ownerId, name: nameOf(owner) })),
        money,
        deposits_at: deposits,
        owed: sumOf(tenants.map(({ owed }) => owed)),
        prepaid: sumOf(tenants.map(({ prepaid }) => prepaid)),
        deposits: sumOf(tenants.map((one) => one.deposits)),
      };
    },
  );
  return answer({ properties, ...(page.next !== undefined && { next: page.next }) });
};
