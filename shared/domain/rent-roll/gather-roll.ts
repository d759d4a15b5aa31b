import { isLastFirst } from '../tabular/people-cells';
import { type RollPlace, readPlace, stateCode } from './one-line-address';
import type { ControlTotal, RollDoubt, RollLease, RollLeftOut } from './rent-roll';
import { rollCents } from './roll-cells';
import type { RollMapping } from './roll-columns';
import { chargeOf, readUnitRow, type UnitRow } from './roll-lease';
import { addLease, type BuiltProperty, type BuiltUnit } from './roll-leases';
import { cellOf, endOf, type RollRow, rowWords } from './roll-rows';
import { type CountedRow, chargedCents, controlTotals } from './roll-totals';

type Built = {
  readonly properties: BuiltProperty[];
  /** Rows that count in the file's totals. */
  readonly counted: CountedRow[];
  readonly totals: ControlTotal[];
  readonly leftOut: RollLeftOut[];
  readonly doubts: RollDoubt[];
};

/** Where the reading stands. */
type At = {
  group: RollPlace | undefined;
  groupLine: number;
  isFuture: boolean;
  /** The unit that a charge below belongs to, its property and its place among the counted rows. */
  last?: { readonly property: number; readonly unit: BuiltUnit; readonly counted?: number | undefined };
};
type Work = { readonly built: Built; readonly at: At; readonly mapping: RollMapping };

/** The property that a row itself names: in one cell, or in one for each part. */
function ownPlace(cells: readonly string[], mapping: RollMapping): RollPlace | undefined {
  const street = cellOf(cells, mapping, 'street');
  const text = cellOf(cells, mapping, 'property') || street;
  if (text === '') return undefined;
  const read = readPlace(text);
  const city = cellOf(cells, mapping, 'city') || read.city;
  return {
    ...read,
    street: street || read.street,
    city,
    state: stateCode(cellOf(cells, mapping, 'state')) || read.state,
    zip: cellOf(cells, mapping, 'zip').slice(0, 5) || read.zip,
    asksCity: read.asksCity && city === '',
  };
}

const placeKey = ({ name, street, zip }: RollPlace): string => [name, street, zip].join('|').toLowerCase();

/** A property's place in the list; a new one is added. */
function propertyAt({ properties }: Built, place: RollPlace, line: number): number {
  const found = properties.findIndex((one) => placeKey(one.place) === placeKey(place));
  return found >= 0 ? found : properties.push({ line, place, units: [] }) - 1;
}

/** Of people who left: kept only where money of theirs is still here. */
const isPast = ({ lease }: UnitRow): boolean =>
  lease?.standing === 'ended' &&
  [lease.depositCents, lease.owedCents, lease.prepaidCents].every((cents) => cents === 0);

function takeUnit(
  row: RollRow,
  { built, at, mapping, lastFirst }: Work & { readonly lastFirst: boolean },
): void {
  const own = ownPlace(row.cells, mapping);
  /** Sheets leave a property's name out below its first row. */
  if (own) [at.group, at.groupLine] = [{ ...own, unit: '' }, row.line];
  const { unit: home, ...place } = own ?? at.group ?? readPlace('');
  const property = propertyAt(built, { ...place, unit: '' }, own ? row.line : at.groupLine || row.line);
  const read = readUnitRow(row, home, { mapping, lastFirst, isFuture: at.isFuture });
  built.doubts.push(...read.doubts);
  const units = built.properties[property]?.units ?? [];
  const found = units.find(({ number }) => number === read.unit.number);
  const unit: BuiltUnit = found ?? { ...read.unit, leases: [] };
  if (!found) units.push(unit);
  at.last = { property, unit };
  if (isPast(read)) {
    built.leftOut.push({ line: row.line, kind: 'past', words: rowWords(row.cells) });
    return;
  }
  addLease(unit, read.lease);
  if (at.isFuture) return;
  const counted = built.counted.push({ property, unit: read.unit, lease: read.lease }) - 1;
  at.last = { property, unit, counted };
}

/** A charge of the lease above; one without a lease is named as left out. */
function takeCharge({ cells, line }: RollRow, { built, at, mapping }: Work): void {
  const lease = at.last?.unit.leases.at(-1);
  if (!at.last || !lease) {
    built.leftOut.push({ line, kind: 'unreadable', words: rowWords(cells) });
    return;
  }
  const more = chargeOf(cells, mapping);
  const whole: RollLease = {
    ...lease,
    rentCents: lease.rentCents + more.rentCents,
    charges: [...lease.charges, ...more.charges],
  };
  at.last.unit.leases.splice(-1, 1, whole);
  const place = at.last.counted ?? -1;
  const row = built.counted[place];
  if (row) built.counted[place] = { ...row, lease: whole };
}

/** What a row that states totals says, of a unit's charges, of a property or of all. */
function totalsOf(row: RollRow, { built, at, mapping }: Work): ControlTotal[] {
  const { counted } = built;
  if (row.kind === 'total') return controlTotals(row, counted, { mapping });
  if (row.kind === 'subtotal') {
    const property = counted.at(-1)?.property;
    const own = counted.filter((one) => one.property === property);
    return controlTotals(row, own, { mapping, property });
  }
  const file = rollCents(cellOf(row.cells, mapping, 'amount'));
  if (row.kind !== 'charge-total' || !at.last || file === undefined) return [];
  const { property, unit } = at.last;
  const lease = unit.leases.at(-1);
  const here = lease ? chargedCents(lease) : 0;
  return [{ line: row.line, property, unit: unit.number, field: 'charges', file, here }];
}

/** Gathers rows into properties, units and leases, and holds each total against what was read above it. */
export function gatherRoll(rows: readonly RollRow[], mapping: RollMapping, titled: RollPlace | undefined) {
  const tenants = rows.map(({ cells }) => cellOf(cells, mapping, 'tenant') || cells[0]?.split('|')[1]);
  const lastFirst = isLastFirst(tenants.filter((text) => text !== undefined));
  const built: Built = { properties: [], counted: [], totals: [], leftOut: [], doubts: [] };
  const at: At = { group: titled, groupLine: 0, isFuture: false };
  const end = endOf(rows);
  for (const row of rows.slice(0, end)) {
    const { line, cells, kind } = row;
    if (kind === 'unit') takeUnit(row, { built, at, mapping, lastFirst });
    else if (kind === 'charge') takeCharge(row, { built, at, mapping });
    else built.leftOut.push({ line, kind, words: rowWords(cells) });
    if (kind === 'section') at.isFuture = /future|applicant/i.test(rowWords(cells));
    if (kind === 'group') [at.group, at.groupLine] = [readPlace(rowWords(cells)), line];
    built.totals.push(...totalsOf(row, { built, at, mapping }));
  }
  for (const { line, cells } of rows.slice(end))
    built.leftOut.push({ line, kind: 'summary', words: rowWords(cells) });
  return { ...built, lastFirst };
}
