import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { UnitLine } from '../../shared/contract/units';
import { unitLeaseOf } from '../../shared/domain/leases/status/unit-row';
import { dayAt } from '../../shared/domain/leases/time-zones';
import { limits } from '../../shared/domain/limits';
import { readOrder, type SortValue, sortLines } from '../../shared/domain/lists/list-order';
import { type UnitOrder, unitOrders } from '../../shared/domain/portfolio/unit-list';
import { availableFrom } from '../../shared/domain/portfolio/vacancy';
import { propertiesChosen } from '../common/lists/properties-chosen';
import { readWhole } from '../common/lists/read-whole';
import { scopeOf } from '../common/portfolio/property-scope';
import { type Reading, readUnit } from '../common/portfolio/read-unit';
import { withTenants } from '../common/portfolio/unit-tenants';
import type { Deps } from '../runtime/deps/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import { cursorOf, placeOf } from '../table/db/cursor';
import { calendarOf } from '../table/units/record';
import { type FoundUnit, pageOfUnits } from './page-of-units';

type Row = Contract['units']['searchUnits'];
type Request = RequestOf<Row> & ViewerCall;

/** A list shows one photo, so only that one gets an address. */
const readLine = async ({ unit, property }: FoundUnit, reading: Reading): Promise<UnitLine> => ({
  ...(await readUnit({ ...unit, images: unit.images.slice(0, 1) }, { property, ...reading })),
  property_id: property.propertyId,
  property_title: property.title,
});

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** At most two digits each. */
const sumOfRooms = (beds: number | undefined, baths = 0): number | undefined =>
  beds === undefined ? undefined : beds * 100 + baths;

const sortValues: Record<UnitOrder, (found: FoundUnit, now: Date) => SortValue> = {
  unit: ({ unit }) => unit.unitNumber,
  property: ({ property }) => property.title,
  status: ({ unit, property }, now) => unitLeaseOf(calendarOf(unit), dayAt(property, now)).text,
  market: ({ unit }) => unit.monthlyRent,
  // Bathrooms tell units with as many bedrooms apart.
  rooms: ({ unit }) => sumOfRooms(numberOf(unit.bedrooms), numberOf(unit.bathrooms)),
  size: ({ unit }) => numberOf(unit.sizeSqft),
  free: ({ unit, property }, now) =>
    availableFrom({ ...unit, calendar: calendarOf(unit) }, dayAt(property, now)) || undefined,
};
const ties = [({ property }: FoundUnit) => property.title, ({ unit }: FoundUnit) => unit.unitNumber];

type Asked = Parameters<typeof pageOfUnits>[0];

/** The list in another order: every unit that the filters leave. */
async function sortedUnits(asked: Omit<Asked, 'limit' | 'after'>, { query, now }: Request, deps: Deps) {
  const { after, limit = limits.listPage, sort } = query;
  const order = readOrder(sort, unitOrders);
  const { found: all } = await pageOfUnits({ ...asked, limit: Number.POSITIVE_INFINITY }, deps);
  const found = order
    ? sortLines(all, {
        sortValue: (each) => sortValues[order.key as UnitOrder](each, now),
        isDescending: order.isDescending,
        ties,
      })
    : all;
  const from = after === undefined ? 0 : Number(placeOf('sorted', after)[0]);
  const end = from + limit;
  const next = end < found.length ? cursorOf('sorted', [String(end), 'next']) : undefined;
  return { found: found.slice(from, end), next, count: found.length };
}

export const searchUnits: Handler<Row> = async (request, deps) => {
  const { viewer, now, query } = request;
  const scope = scopeOf(viewer, now);
  if (!scope) return { success: 1, data: { units: [] } };
  const { view, search, after, limit = limits.listPage, property, owner, sort } = query;
  const isNarrowed = property !== undefined || owner !== undefined;
  const isShown = isNarrowed ? await propertiesChosen(query, 'properties', request, deps) : undefined;
  const asked = { viewer, now, scope, view, search, isShown };
  const page =
    sort === undefined
      ? { ...(await pageOfUnits({ ...asked, after, limit }, deps)), count: undefined }
      : await readWhole(request, deps, () => sortedUnits(asked, request, deps));
  const { files } = deps;
  const units = await Promise.all(page.found.map((each) => readLine(each, { now, files })));
  return {
    success: 1,
    data: {
      units: await withTenants(units, ({ property_id }) => property_id, request, deps),
      count: page.count,
      next: page.next,
    },
  };
};
