import { plainCell } from '../tabular/amounts';
import type { TabularRow } from '../tabular/delimited';
import { readPlace } from './one-line-address';
import type { RollField, RollMapping } from './roll-columns';

/** What a row of a rent roll is, told from its cells alone. */
export type RollRowKind =
  | 'unit'
  | 'charge'
  | 'charge-total'
  | 'group'
  | 'section'
  | 'subtotal'
  | 'total'
  | 'unreadable';

export type RollRow = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly kind: RollRowKind;
};

export const cellOf = (cells: readonly string[], mapping: RollMapping, field: RollField): string => {
  const at = mapping[field];
  return at === undefined ? '' : plainCell(cells[at] ?? '');
};

const grandTotal = /^(grand totals?|totals?|totals? (of |for )?(\d+|all) (units?|properties))$/i;
const subtotal = /^(totals?\b|sub-?totals?\b|\d+ units?$)/i;
const section =
  /^((current|future|past|notice|vacant|occupied|former|all|month.to.month)[/ &,a-z]*\b(residents?|tenants?|applicants?|leases?|units?)|future|past|vacant)\b[^\d]*$/i;

const filledOf = (cells: readonly string[]): string[] => cells.map(plainCell).filter((cell) => cell !== '');

/** A unit has its number, its property or its tenant; reports without a unit column begin with both. */
function isUnit(cells: readonly string[], mapping: RollMapping): boolean {
  const named = (['unit', 'property', 'street', 'tenant', 'resident', 'lastName'] as const).filter(
    (field) => cellOf(cells, mapping, field) !== '',
  );
  if (named.length > 0) return true;
  const hasNames =
    mapping.unit !== undefined || mapping.property !== undefined || mapping.street !== undefined;
  /** A single-family home of a group has no number and, while it is vacant, no tenant. */
  const hasFacts = (['status', 'rooms', 'size', 'market'] as const).some(
    (field) => cellOf(cells, mapping, field) !== '',
  );
  return hasNames ? hasFacts : plainCell(cells[0] ?? '') !== '';
}

/** Only one cell is filled, at the side on which titles stand. */
function isTitle(cells: readonly string[], mapping: RollMapping): boolean {
  const filled = filledOf(cells);
  if (filled.length !== 1) return false;
  const at = cells.findIndex((cell) => plainCell(cell) !== '');
  return at === 0 || at === mapping.unit || at === mapping.property;
}

function kindOf(cells: readonly string[], mapping: RollMapping): RollRowKind {
  const filled = filledOf(cells);
  const [first = ''] = filled;
  const code = cellOf(cells, mapping, 'code');
  const isBelow = mapping.code !== undefined && cellOf(cells, mapping, 'unit') === '' && code !== '';
  if (isBelow) return /^(sub)?total$/i.test(code) ? 'charge-total' : 'charge';
  if (grandTotal.test(first)) return 'total';
  if (subtotal.test(first)) return 'subtotal';
  if (filled.some((cell) => /^[\d.]+% (occupied|vacant)$/i.test(cell))) return 'subtotal';
  if (isTitle(cells, mapping)) return section.test(first) ? 'section' : 'group';
  return isUnit(cells, mapping) ? 'unit' : 'unreadable';
}

/** Each row with what it is. The last total of all is the grand one: what stands after it is a summary. */
export const classifyRows = (rows: readonly TabularRow[], mapping: RollMapping): RollRow[] =>
  rows.map(({ line, cells }) => ({ line, cells, kind: kindOf(cells, mapping) }));

/** Where the report ends: after its last grand total, unless units come after it. */
export function endOf(rows: readonly RollRow[]): number {
  const last = rows.findLastIndex(({ kind }) => kind === 'total');
  return last < 0 ? rows.length : last + 1;
}

/** Words of titles that name no property. */
const reportWords =
  /\b(rent roll|report|as of|month year|exported|pulled on|printed|properties:|units:|tenants|export|include|page \d|\d{1,2}\/\d{2,4})\b|=/i;

/** The property that a report is about as a whole: `Maple Court (maple)`. */
export function titleProperty(titles: readonly string[]): string | undefined {
  const found = titles.find((title) => /\([\w-]+\)$/.test(title) && !reportWords.test(title));
  const placed = found ?? titles.find((title) => readPlace(title).state !== '');
  return placed?.replace(/\s*\([\w-]+\)$/, '');
}

const longestWords = 120;

export const rowWords = (cells: readonly string[]): string =>
  filledOf(cells).join(' · ').slice(0, longestWords);
