import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { TenantLine } from '../../shared/contract/tenants';
import { LeaseStatus } from '../../shared/domain/leases/status/status';
import { isInTenantView, type TenantOrder, tenantOrders } from '../../shared/domain/leases/tenant-list';
import { limits } from '../../shared/domain/limits';
import { readOrder, type SortValue, sortLines } from '../../shared/domain/lists/list-order';
import { personStatuses } from '../../shared/domain/people/people';
import { insuranceStates } from '../../shared/domain/people/renters-insurance';
import { propertiesChosen } from '../common/lists/properties-chosen';
import { readWhole } from '../common/lists/read-whole';
import type { Deps } from '../runtime/deps/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import { cursorOf, placeOf } from '../table/db/cursor';
import { readLines, type Shown, tenantsLeft } from './tenants-left';

type Row = Contract['tenants']['listTenants'];
type Request = RequestOf<Row> & ViewerCall;

const sortValues: Record<TenantOrder, (line: TenantLine) => SortValue> = {
  tenant: ({ name }) => name,
  home: ({ property_title, unit_number }) => `${property_title} ${unit_number}`,
  status: ({ status }) => LeaseStatus.options.indexOf(status),
  balance: ({ balance }) => balance,
  account: ({ access }) => personStatuses.indexOf(access),
  mobile: ({ mobile_number }) => mobile_number || undefined,
  email: ({ email }) => email || undefined,
  ends: ({ to }) => to || undefined,
  insured: ({ insured_until }) => insured_until,
  insurance: ({ insurance }) => insurance && insuranceStates.indexOf(insurance),
  pets: ({ pets }) => pets,
  vehicles: ({ vehicles }) => vehicles,
  moved: ({ moved_in }) => moved_in || undefined,
};
const ties = [
  ({ property_title }: TenantLine) => property_title,
  ({ unit_number }: TenantLine) => unit_number,
];

/** The list in another order, as a view, or by account. */
async function readSorted({ isSeen }: Shown, request: Request, deps: Deps) {
  const { view, sort, after, limit = limits.listPage } = request.query;
  const left = (await tenantsLeft({ isSeen }, request, deps)).filter(
    (line) => view === undefined || isInTenantView(view, line),
  );
  const order = readOrder(sort, tenantOrders);
  const tenants = order
    ? sortLines(left, {
        sortValue: sortValues[order.key as TenantOrder],
        isDescending: order.isDescending,
        ties,
      })
    : left;
  const from = after === undefined ? 0 : Number(placeOf('sorted', after)[0]);
  const end = from + limit;
  return {
    tenants: tenants.slice(from, end),
    count: tenants.length,
    next: end < tenants.length ? cursorOf('sorted', [String(end), 'next']) : undefined,
  };
}

/**
 * The tenants of the leases that the caller may see, by name; a person with two leases stands there twice.
 */
export const listTenants: Handler<Row> = async (request, deps) => {
  const { viewer, query } = request;
  const { search, after, view, access, sort, limit = limits.listPage } = query;
  const isSeen = await propertiesChosen(query, 'leases', request, deps);
  if (!isSeen) return { success: 1, data: { tenants: [] } };
  if (view ?? access ?? sort)
    return { success: 1, data: await readWhole(request, deps, () => readSorted({ isSeen }, request, deps)) };
  const { organizationId } = viewer;
  const { tenancies, next } = await deps.tenants.page({ organizationId, search, isSeen, after, limit });
  return { success: 1, data: { tenants: await readLines(tenancies, request, deps), next } };
};
