import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { defined } from '../../shared/domain/defined';
import type { PortfolioRow } from '../../shared/domain/imports/portfolio-columns';
import { Refusal } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import { mapAll } from '../runtime/map-all';
import type { PropertyQuery, PropertyScope } from '../table/properties/page';
import { type ExportPlace, readPlace, writePlace } from './export-place';
import { exportProperty } from './export-property';

type Row = Contract['imports']['exportPortfolio'];
export type ExportRequest = RequestOf<Row> & ViewerCall;

const propertiesPerPage = 10;
const propertiesAtOnce = 8;
/** A line takes about half a kilobyte, and Lambda answers with 6 MB at most. */
const linesPerPage = 2000;

export const answerRows = (rows: readonly PortfolioRow[], next?: ExportPlace): ReplyOf<Row> => ({
  success: 1,
  data: { rows: [...rows], ...(next && { next: writePlace(next) }) },
});

/** One property, or the rest of the one the last page stopped in, as far as there is room. */
export async function exportOne(
  propertyId: string,
  { within }: ExportPlace,
  { request, deps }: { request: ExportRequest; deps: Deps },
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

/** The next properties of the list that fit into a page. */
export async function exportList(
  scope: PropertyScope,
  request: ExportRequest,
  deps: Deps,
): Promise<ReplyOf<Row>> {
  const { viewer, query } = request;
  const place = readPlace(query.after);
  const wanted: Omit<PropertyQuery, 'limit'> = {
    organizationId: viewer.organizationId,
    sort: query.sort ?? 'newest',
    archived: query.archived ?? 'none',
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
  if (within) return answerRows(rows, { ...defined({ list: place.list }), within });
  return answerRows(rows, here.next === undefined ? undefined : { list: here.next });
}
