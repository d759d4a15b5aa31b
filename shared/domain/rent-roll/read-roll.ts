import { plainCell } from '../tabular/amounts';
import type { TabularRow } from '../tabular/delimited';
import { findHeadings } from '../tabular/headings';
import { gatherRoll } from './gather-roll';
import { readPlace } from './one-line-address';
import { recognizeRoll } from './recognize-roll';
import type { RentRoll } from './rent-roll';
import { asOfDay } from './roll-cells';
import { mapRoll, type RollField, type RollMapping, rollScore } from './roll-columns';
import { settled } from './roll-leases';
import { classifyRows, rowWords, titleProperty } from './roll-rows';

const leastColumns = 3;

/** What a person says that columns are, by their place; empty for a column that is left out. */
export type Becomes = Readonly<Record<number, RollField | ''>>;

/** A column that was chosen for a meaning takes it from the column that had it. */
function mappedAs(mapping: RollMapping, becomes: Becomes): RollMapping {
  const chosen = Object.entries(becomes).map(([at, field]) => ({ at: Number(at), field }));
  const kept = Object.entries(mapping).filter(
    ([field, place]) => !chosen.some(({ at, field: other }) => at === place || other === field),
  );
  const added = chosen.flatMap(({ at, field }) => (field === '' ? [] : [[field, at]]));
  return Object.fromEntries([...kept, ...added]);
}

/**
 * A rent roll of AppFolio, Buildium, DoorLoop, TurboTenant, TenantCloud or Yardi, or a landlord's own sheet:
 * its properties, units, leases, tenants and money, with its own totals beside what was read (desk.md, 2.2).
 * Undefined where none of the first 30 rows can be its headings. Every row is in it or named as left out.
 */
export function readRoll(rows: readonly TabularRow[], becomes: Becomes = {}): RentRoll | undefined {
  const found = findHeadings(
    rows.map(({ cells }) => cells),
    { score: rollScore, least: leastColumns, pairs: true },
  );
  if (!found) return undefined;
  const mapping = mappedAs(mapRoll(found.cells), becomes);
  const above = rows.slice(0, found.at);
  const titles = above.map(({ cells }) => rowWords(cells));
  const titled = titleProperty(titles);
  const body = classifyRows(rows.slice(found.at + found.rows), mapping);
  const gathered = gatherRoll(body, mapping, titled === undefined ? undefined : readPlace(titled));
  const asOf = asOfDay(titles);
  const fieldAt = new Map(Object.entries(mapping).map(([field, at]) => [at, field]));
  return {
    report: recognizeRoll(found.cells),
    asOf,
    headings: {
      line: rows[found.at]?.line ?? 1,
      cells: found.cells.map(plainCell),
      fields: found.cells.map((_, at) => fieldAt.get(at) as RollField | undefined),
    },
    isLastFirst: gathered.lastFirst,
    properties: settled(gathered.properties, asOf, mapping.status !== undefined),
    totals: gathered.totals,
    leftOut: [
      ...above.map(({ line, cells }) => ({ line, kind: 'title' as const, words: rowWords(cells) })),
      ...gathered.leftOut,
    ],
    doubts: gathered.doubts,
  };
}
