import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { defined } from '../../shared/domain/defined';
import type { PortfolioRow } from '../../shared/domain/portfolio-columns';
import { Refusal } from '../../shared/wire/refusals';
import { scopeOf } from '../common/portfolio/property-scope';
import type { Deps } from '../runtime/deps/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import { mapAll } from '../runtime/map-all';
import { noteAccess } from '../runtime/note-access';
import type { PropertyQuery, PropertyScope } from '../table/properties/page';
import { type ExportPlace, readPlace, writePlace } from './export-place';
import { exportProperty } from './export-property';

type Row = Contract['imports']['exportPortfolio'];
type Request = RequestOf<Row> & ViewerCall;

const propertiesPerPage = 10;
const propertiesAtOnce = 8;
/** A line takes about half a kilobyte, and Lambda answers with 6 MB at most. */
const linesPerPage = 2000;

const answer = (rows: readonly PortfolioRow[], next?: ExportPlace): ReplyOf<Row> => ({
  success: 1,
  data: { rows: [...rows], ...(next && { next: writePlace(next) }) },
});

/** One property, or the rest of the one the last page stopped in, as far as there is room. */
async function exportOne(
  propertyId: string,
  { within }: ExportPlace,
  { request, deps }: { request: Request; deps: Deps },
) {
  const after = within?.propertyId === propertyId ? within.units : undefined;
  const wanted = { propertyId, most: linesPerPage, ...defined({ after }) };
  const { title, rows, nextUnits } = await exportProperty(wanted, request, deps);
  return { title, rows, within: nextUnits === undefined ? undefined : { propertyId, units: nextUnits } };
}

/** How many properties of the list fit into a page; at least one. */
function fitting(properties: readonly { unitCount: number }[]): number {
  let lines = 0;
  const beyond = properties.findIndex(({ unitCount }) => {
    lines += Math.max(1, unitCount);
    return lines > linesPerPage;
  });
  return beyond < 0 ? properties.length : Math.max(1, beyond);
}

/** Leaves out a property that was removed since the list was read. */
const unlessGone = (error: unknown) => {
  if (error instanceof Refusal && error.code === 'not-found') return { rows: [], within: undefined };
  throw error;
};

async function exportList(scope: PropertyScope, request: Request, deps: Deps): Promise<ReplyOf<Row>> {
  const { viewer, query } = request;
  const place = readPlace(query.after);
  const wanted: Omit<PropertyQuery, 'limit'> = {
    organizationId: viewer.organizationId,
    sort: query.sort ?? 'newest',
    ...defined({ search: query.search, type: query.type, after: place.list }),
  };
  const page = await deps.properties.page({ ...wanted, scope, limit: propertiesPerPage });
  const count = place.within ? 1 : fitting(page.properties);
  const [here, read] = await Promise.all([
    count < page.properties.length ? deps.properties.page({ ...wanted, scope, limit: count }) : page,
    mapAll(
      page.properties.slice(0, count),
      ({ propertyId }) => exportOne(propertyId, place, { request, deps }).catch(unlessGone),
      { concurrency: propertiesAtOnce },
    ),
  ]);
  const rows = read.flatMap((each) => each.rows);
  const within = read.at(-1)?.within;
  if (within) return answer(rows, { ...defined({ list: place.list }), within });
  return answer(rows, here.next === undefined ? undefined : { list: here.next });
}

/** Logs every start of an export and later pages once an hour; a property's activity does not show it. */
async function noteExport(title: string | undefined, request: Request, deps: Deps): Promise<void> {
  const { query } = request;
  const { organizationId, name } = await request.organization();
  const everyTime = query.after === undefined;
  const whole = { kind: 'organization', id: organizationId, name } as const;
  const one = { kind: 'property', id: query.property_id ?? '', name: title ?? '' } as const;
  const access =
    title === undefined
      ? ({ action: 'organization.export', object: whole } as const)
      : ({ action: 'property.export', object: one, about: organizationId } as const);
  await noteAccess(request, { ...access, everyTime }, deps);
}

/** Properties, units and owners as file lines: only what the property list shows the caller. */
export const exportPortfolio: Handler<Row> = async (request, deps) => {
  const { viewer, now, query } = request;
  if (query.property_id !== undefined) {
    const place = readPlace(query.after);
    const { title, rows, within } = await exportOne(query.property_id, place, { request, deps });
    await noteExport(title, request, deps);
    return answer(rows, within && { within });
  }
  const scope = scopeOf(viewer, now);
  if (!scope) return answer([]);
  const page = await exportList(scope, request, deps);
  await noteExport(undefined, request, deps);
  return page;
};
