import type { Contract } from '../../shared/contract';
import type { RequestOf } from '../../shared/contract/endpoint';
import type { PropertyLine as LineRead } from '../../shared/contract/properties';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { readOrder, type SortValue, sortLines } from '../../shared/domain/lists/list-order';
import {
  occupancyPercent,
  type PropertyOrder,
  propertyOrders,
  vacantUnits,
} from '../../shared/domain/portfolio/property-list';
import { rentCents } from '../../shared/domain/portfolio/units';
import { readWhole } from '../common/lists/read-whole';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler, type ViewerCall } from '../runtime/handler';
import { cursorOf, placeOf } from '../table/db/cursor';
import type { PropertyLine } from '../table/properties/record';
import { ownersOfLines } from './owners-of-lines';
import { pastDueOf } from './past-due-of';
import { propertiesLeft } from './properties-left';
import { readLine } from './read-property';

type Row = Contract['properties']['listProperties'];
type Request = RequestOf<Row> & ViewerCall;
type Query = Request['query'];

const sortValues: Record<PropertyOrder, (line: LineRead) => SortValue> = {
  name: ({ property_title }) => property_title,
  occupancy: occupancyPercent,
  rent: ({ rent_total }) => rentCents(rent_total) || undefined,
  'past-due': ({ past_due }) => past_due || undefined,
  owners: ({ owners = [] }) => owners.join(', ') || undefined,
  type: ({ property_type }) => property_type || undefined,
  vacant: vacantUnits,
  bank: ({ bank }) => bank,
  added: ({ created_at }) => created_at,
};

/** Only these read more than the line itself. */
const ownerOrders: readonly string[] = ['owners', 'bank'];

/** A search, a type and the four sorts have a key; any other filter or order reads the list whole. */
const isUsual = ({ property, owner, state, occupancy, bank, order }: Query): boolean =>
  [property, owner, state, occupancy, bank, order].every((part) => part === undefined);

/** What was asked for beside the lines: owners and money. */
async function readLines(
  lines: readonly PropertyLine[],
  { owners, money }: Pick<Query, 'owners' | 'money'>,
  call: ViewerCall,
  deps: Deps,
): Promise<LineRead[]> {
  const { files } = deps;
  const [ownersOf, pastDue] = await Promise.all([
    owners && ownersOfLines(lines, call, deps),
    money && pastDueOf(lines, call, deps),
  ]);
  return await Promise.all(
    lines.map(async (line) => ({
      ...(await readLine(line, { now: call.now, files })),
      ...ownersOf?.(line.propertyId),
      ...defined({ past_due: pastDue?.(line.propertyId) }),
    })),
  );
}

/** The list in the order of a column, or with filters that no key has. */
async function readSorted(request: Request, deps: Deps) {
  const { query } = request;
  const { archived = 'none', after, limit = limits.listPage } = query;
  const left = await propertiesLeft({ query, archived }, request, deps);
  const order = readOrder(query.order, propertyOrders);
  const asked = {
    owners: order && ownerOrders.includes(order.key) ? ('with' as const) : undefined,
    money: order?.key === 'past-due' ? ('with' as const) : undefined,
  };
  const byId = new Map(left.map((line) => [line.propertyId, line]));
  const sorted = order
    ? sortLines(await readLines(left, asked, request, deps), {
        sortValue: sortValues[order.key as PropertyOrder],
        isDescending: order.isDescending,
        ties: [({ property_title }) => property_title],
      }).flatMap(({ property_id }) => byId.get(property_id) ?? [])
    : left;
  const from = after === undefined ? 0 : Number(placeOf('sorted', after)[0]);
  const end = from + limit;
  return answer({
    properties: await readLines(sorted.slice(from, end), query, request, deps),
    total: sorted.length,
    ...defined({ next: end < sorted.length ? cursorOf('sorted', [String(end), 'next']) : undefined }),
  });
}

/** The total is the organization's own counter, so only the whole, unfiltered list has one. */
export const listProperties: Handler<Row> = async (request, deps) => {
  const { viewer, now, query } = request;
  const { search, type, archived = 'none', sort = 'newest', after, before } = query;
  const { limit = limits.listPage } = query;
  const scope = scopeOf(viewer, now);
  if (!scope) return { success: 1, data: { properties: [] } };
  if (!isUsual(query)) return await readWhole(request, deps, () => readSorted(request, deps));
  const hasTotal = scope.kind === 'all' && !search && !type && archived === 'none';
  const [page, organization] = await Promise.all([
    deps.properties.page({
      organizationId: viewer.organizationId,
      scope,
      sort,
      limit,
      archived,
      ...defined({ search, type, after, before }),
    }),
    hasTotal ? request.organization() : undefined,
  ]);
  const total = organization && organization.propertyCount - (organization.archivedCount ?? 0);
  return answer({
    properties: await readLines(page.properties, query, request, deps),
    ...defined({ total, next: page.next, previous: page.previous }),
  });
};
