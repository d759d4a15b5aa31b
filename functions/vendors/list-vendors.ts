import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { VendorLine } from '../../shared/contract/vendors';
import { limits } from '../../shared/domain/limits';
import { readOrder, type SortValue, sortLines } from '../../shared/domain/lists/list-order';
import { may } from '../../shared/domain/people/permissions';
import { categories } from '../../shared/domain/requests/categories';
import {
  isInVendorView,
  rankOfInsurance,
  type VendorOrder,
  vendorOrders,
} from '../../shared/domain/requests/vendor-list';
import { readWhole } from '../common/lists/read-whole';
import type { Deps } from '../runtime/deps/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import { cursorOf, placeOf } from '../table/db/cursor';
import { permitStaff, vendorLine } from './vendor-parts';
import { vendorsLeft } from './vendors-left';

type Row = Contract['vendors']['listVendors'];
type Request = RequestOf<Row> & ViewerCall;
type Query = Request['query'];

const sortValues: Record<VendorOrder, (line: VendorLine) => SortValue> = {
  name: ({ name }) => name,
  trades: ({ trades }) => trades.map((trade) => categories[trade].name).join(', ') || undefined,
  insurance: ({ insurance }) => rankOfInsurance(insurance),
  jobs: ({ open_jobs }) => open_jobs,
  rating: ({ rating }) => rating?.stars,
  areas: ({ areas }) => areas || undefined,
  contact: ({ contact }) => contact || undefined,
  mobile: ({ mobile_number }) => mobile_number || undefined,
  email: ({ email }) => email || undefined,
  insured: ({ insured_until }) => insured_until,
};

/** By name, archived or not, has a key; any other view, filter or order reads the list whole. */
const isUsual = ({ trade, insurance, area, view, sort }: Query): boolean =>
  [trade, insurance, area, sort].every((part) => part === undefined) &&
  (view === undefined || view === 'archived');

/** The list in another order, or narrowed. */
async function readSorted(request: Request, deps: Deps) {
  const { view, sort, after, limit = limits.listPage, ...filters } = request.query;
  const left = await vendorsLeft(filters, { ...request, archived: view === 'archived' }, deps);
  const lines = left.filter((line) => isInVendorView(view, line));
  const order = readOrder(sort, vendorOrders);
  const sorted = order
    ? sortLines(lines, {
        sortValue: sortValues[order.key as VendorOrder],
        isDescending: order.isDescending,
        ties: [({ name }) => name],
      })
    : lines;
  const from = after === undefined ? 0 : Number(placeOf('sorted', after)[0]);
  const end = from + limit;
  return {
    vendors: sorted.slice(from, end),
    count: sorted.length,
    next: end < sorted.length ? cursorOf('sorted', [String(end), 'next']) : undefined,
  };
}

export const listVendors: Handler<Row> = async (request, deps) => {
  permitStaff(request);
  const { viewer, now, query } = request;
  const may_change = may(viewer, { area: 'requests', level: 'change' });
  if (!isUsual(query)) {
    const page = await readWhole(request, deps, () => readSorted(request, deps));
    return { success: 1, data: { ...page, may_change } };
  }
  const { search, view, after, limit = limits.listPage } = query;
  const { vendors, next } = await deps.vendors.page({
    organizationId: viewer.organizationId,
    search,
    archived: view === 'archived',
    after,
    limit,
  });
  return {
    success: 1,
    data: { vendors: vendors.map((vendor) => vendorLine(vendor, now)), next, may_change },
  };
};
