import { isEmptyCell, plainCell } from '../tabular/amounts';
import { type PersonName, readPeople } from '../tabular/people-cells';
import type { RollDoubt, RollLease, RollUnit } from './rent-roll';
import {
  isEviction,
  isMonthToMonth,
  type Rooms,
  readBaths,
  readBeds,
  readDueDay,
  readRooms,
  rollCents,
  rollDay,
  standingOf,
  type UnitStanding,
} from './roll-cells';
import type { RollField, RollMapping } from './roll-columns';
import { cellOf, type RollRow } from './roll-rows';

type Context = {
  readonly mapping: RollMapping;
  readonly lastFirst: boolean;
  /** The section that the row stands in. */
  readonly isFuture: boolean;
};

export type UnitRow = {
  readonly unit: Omit<RollUnit, 'leases'>;
  readonly lease?: RollLease;
  readonly doubts: readonly RollDoubt[];
};

/** `12 Elm St - 1 | Ada Moor`: reports without a unit column have both in the first one. */
function unitAndTenant(text: string): { unit: string; tenant: string } {
  const [place = '', tenant = ''] = text.split(/\s*\|\s*/);
  const unit = / - ([^|]+)$/.exec(place)?.[1] ?? '';
  return { unit: unit.trim(), tenant: tenant.trim() };
}

const vacantWords = /^-*\s*(vacant|model|down|admin|off[ -]the[ -]market|available|unoccupied)\s*-*$/i;

/** Names of a row: one column, a column for each part, and additional tenants. */
function peopleOf({ cells }: RollRow, tenant: string, { mapping, lastFirst }: Context): PersonName[] {
  const first = cellOf(cells, mapping, 'firstName');
  const last = cellOf(cells, mapping, 'lastName');
  const parted = [first, last].some((part) => part !== '') ? [{ first, last, company: '' }] : [];
  /** Yardi prints its own code behind a name: `Alice Chen (t0001)`. */
  const names = tenant.replace(/\s*\((?=[^)]*\d)[\w-]+\)/g, '');
  const isNone = isEmptyCell(names) || vacantWords.test(names);
  const more = cellOf(cells, mapping, 'moreTenants');
  return [
    ...parted,
    ...(isNone ? [] : readPeople(names, { lastFirst })),
    ...(isEmptyCell(more) ? [] : readPeople(more, { lastFirst })),
  ];
}

/** A tenant who moves out has given notice, whatever the status says of the rest. */
function standingOfRow(
  row: RollRow,
  tenant: string,
  { mapping, isFuture }: Context,
): UnitStanding | undefined {
  const status = cellOf(row.cells, mapping, 'status');
  const resident = cellOf(row.cells, mapping, 'resident');
  const word = [tenant, resident].find((text) => vacantWords.test(text));
  const said =
    standingOf(status) ?? (word === undefined ? undefined : standingOf(word.replace(/^-*\s*/, '')));
  if (isFuture && said !== 'vacant' && said !== 'off-market') return 'to-come';
  const isLeaving = rollDay(cellOf(row.cells, mapping, 'moveOut')) !== undefined;
  return isLeaving && (said === undefined || said === 'running') ? 'notice' : said;
}

function roomsOf(cells: readonly string[], mapping: RollMapping): Rooms {
  const both = cellOf(cells, mapping, 'rooms');
  if (both !== '') return readRooms(both);
  const [beds, baths] = [cellOf(cells, mapping, 'beds'), cellOf(cells, mapping, 'baths')];
  if (beds === '' && baths === '') {
    const type = cellOf(cells, mapping, 'unitType');
    return /^\d\s*x\s*\d(\.\d+)?$/i.test(type) ? readRooms(type) : {};
  }
  const count = isEmptyCell(beds) ? undefined : readBeds(beds);
  return { ...(count !== undefined && { beds: count }), ...(isEmptyCell(baths) ? {} : readBaths(baths)) };
}

const otherCharges = 'Other recurring charges';
const otherCredits = 'Recurring credits';

/** What a row of a charge code adds to its lease: the rent, or a charge of its own. */
export function chargeOf(
  cells: readonly string[],
  mapping: RollMapping,
): Pick<RollLease, 'rentCents' | 'charges'> {
  const code = cellOf(cells, mapping, 'code');
  const cents = rollCents(cellOf(cells, mapping, 'amount')) ?? 0;
  const isRent = code === '' || /\brent$/i.test(code);
  return isRent
    ? { rentCents: cents, charges: [] }
    : { rentCents: 0, charges: cents === 0 ? [] : [{ code, cents }] };
}

/** What a lease is charged each month. A column of all charges includes the rent. */
function moneyOf(cells: readonly string[], mapping: RollMapping) {
  const cents = (field: RollField): number => rollCents(cellOf(cells, mapping, field)) ?? 0;
  const coded = mapping.rent === undefined ? chargeOf(cells, mapping) : undefined;
  const { rentCents, charges } = coded ?? { rentCents: cents('rent'), charges: [] };
  const more = Math.max(0, cents('charges') - rentCents);
  const credits = Math.abs(cents('credits'));
  return {
    rentCents,
    charges: [
      ...charges,
      ...(more > 0 ? [{ code: otherCharges, cents: more }] : []),
      ...(credits > 0 ? [{ code: otherCredits, cents: -credits }] : []),
    ],
    depositCents: cents('deposit') + cents('otherDeposit'),
    owedCents: cents('owed'),
    prepaidCents: cents('prepaid'),
  };
}

const moneyFields = [
  'rent',
  'amount',
  'charges',
  'credits',
  'deposit',
  'otherDeposit',
  'prepaid',
  'owed',
  'market',
] as const;
const dayFields = ['start', 'end', 'moveIn', 'moveOut'] as const;

/** Filled cells that say nothing that can be read. */
function doubtsOf({ line, cells }: RollRow, mapping: RollMapping): RollDoubt[] {
  const unread = (field: RollField, isRead: (text: string) => boolean): RollDoubt[] => {
    const text = cellOf(cells, mapping, field);
    return isEmptyCell(text) || isRead(text) ? [] : [{ line, field, text }];
  };
  return [
    ...moneyFields.flatMap((field) => unread(field, (text) => rollCents(text) !== undefined)),
    ...dayFields.flatMap((field) =>
      unread(field, (text) => rollDay(text) !== undefined || isMonthToMonth(text)),
    ),
    ...unread('status', (text) => standingOf(text) !== undefined),
  ];
}

/** The unit of a row and its lease; vacant and unmarketed units have none. */
export function readUnitRow(row: RollRow, addressUnit: string, context: Context): UnitRow {
  const { cells, line } = row;
  const { mapping } = context;
  const hasNoUnit =
    mapping.unit === undefined && mapping.property === undefined && mapping.street === undefined;
  const joined = hasNoUnit ? unitAndTenant(plainCell(cells[0] ?? '')) : undefined;
  const named = cellOf(cells, mapping, 'tenant') || joined?.tenant;
  const tenant = named || (mapping.tenant === undefined ? cellOf(cells, mapping, 'resident') : '');
  const standing = standingOfRow(row, tenant, context);
  const people = peopleOf(row, tenant, context);
  const size = rollCents(cellOf(cells, mapping, 'size'));
  const unit = {
    line,
    number: cellOf(cells, mapping, 'unit') || joined?.unit || addressUnit || 'Main',
    ...roomsOf(cells, mapping),
    sizeSqft: size === undefined || size <= 0 ? undefined : size / 100,
    marketCents: rollCents(cellOf(cells, mapping, 'market')),
    isOffMarket: standing === 'off-market',
  };
  const doubts = doubtsOf(row, mapping);
  if (people.length === 0 || standing === 'vacant' || standing === 'off-market') return { unit, doubts };
  const day = (field: RollField) => rollDay(cellOf(cells, mapping, field));
  const end = cellOf(cells, mapping, 'end');
  const to = day('end');
  const moveIn = day('moveIn');
  const note = cellOf(cells, mapping, 'notes');
  const isEvicting = isEviction(cellOf(cells, mapping, 'status'));
  const lease: RollLease = {
    line,
    standing: standing ?? 'running',
    tenants: people,
    from: day('start') ?? moveIn,
    to,
    isMonthToMonth: to === undefined && (isEmptyCell(end) || isMonthToMonth(end)),
    moveIn,
    moveOut: day('moveOut'),
    ...moneyOf(cells, mapping),
    dueDay: readDueDay(cellOf(cells, mapping, 'dueDay')),
    phone: cellOf(cells, mapping, 'phone'),
    email: cellOf(cells, mapping, 'email'),
    notes: [note, isEvicting ? 'Eviction in the old system' : ''].filter((text) => text !== ''),
  };
  return { unit, lease, doubts };
}
