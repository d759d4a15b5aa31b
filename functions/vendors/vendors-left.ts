import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { VendorLine } from '../../shared/contract/vendors';
import { chosenIn } from '../../shared/domain/lists/list-filters';
import { areasIn, isSameArea } from '../../shared/domain/requests/vendor-list';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Vendor } from '../table/vendors/record';
import { vendorLine } from './vendor-parts';

type Filters = RequestOf<Contract['vendors']['countVendors']>['query'];

/** Vendors of one read. */
const vendorsAtOnce = 500;

const hasOneOf = (asked: string | undefined, isOne: (chosen: string) => boolean): boolean => {
  const chosen = chosenIn(asked);
  return chosen.length === 0 || chosen.some(isOne);
};

const passes = ({ trades, insurance, areas }: VendorLine, filters: Filters): boolean =>
  hasOneOf(filters.trade, (asked) => trades.some((trade) => trade === asked)) &&
  hasOneOf(filters.insurance, (asked) => insurance === asked) &&
  hasOneOf(filters.area, (asked) => areasIn(areas).some((area) => isSameArea(area, asked)));

/** Every vendor by name that the filters leave: archived ones, or the others. */
export async function vendorsLeft(
  query: Filters,
  { archived, ...call }: ViewerCall & { readonly archived: boolean },
  deps: Deps,
): Promise<VendorLine[]> {
  const { viewer, now } = call;
  const found: Vendor[] = [];
  let after: string | undefined;
  do {
    const { organizationId } = viewer;
    const asked = { organizationId, search: query.search, archived, after, limit: vendorsAtOnce };
    const page = await deps.vendors.page(asked);
    found.push(...page.vendors);
    after = page.next;
  } while (after !== undefined);
  return found.map((vendor) => vendorLine(vendor, now)).filter((line) => passes(line, query));
}
