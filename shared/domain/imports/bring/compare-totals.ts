import type { ControlField, RentRoll } from '../../rent-roll/rent-roll';
import { balanceOf } from './plan-lease';
import type { PlannedLease, PlannedProperty } from './planned';

const comparedFields = ['units', 'occupied', 'rent', 'deposit', 'owed', 'prepaid'] as const;
export type ComparedField = (typeof comparedFields)[number];

/** A total of the old system beside ours: cents, or a count. `old` is undefined where no file states it. */
export type ComparedTotal = {
  readonly field: ComparedField;
  readonly old: number | undefined;
  readonly here: number;
  /** The leases that make the difference. */
  readonly behind: readonly string[];
};

export type ComparedScope = {
  /** A property's place in the files; undefined for all of them. */
  readonly index?: number | undefined;
  readonly title: string;
  readonly totals: readonly ComparedTotal[];
};

export const explainKey = ({ index }: ComparedScope, { field }: ComparedTotal): string =>
  `${index ?? 'all'}.${field}`;

export const differenceOf = ({ old, here }: ComparedTotal): number => (old === undefined ? 0 : here - old);

/** The old report's figures of a lease, and what is brought in of it. */
function amountsOf({ read, lease }: PlannedLease) {
  const old = balanceOf(read);
  const isGone = lease === undefined;
  const sum = (list: readonly { readonly cents: number }[] = []) =>
    list.reduce((all, { cents }) => all + cents, 0);
  return {
    isGone,
    old: { rent: read.rentCents, deposit: read.depositCents, owed: old.owed, prepaid: old.prepaid },
    here: {
      rent: lease?.term.rentLines[0]?.cents ?? 0,
      deposit: sum(lease?.deposits),
      owed: sum(lease?.owed),
      prepaid: lease?.credit_cents ?? 0,
    },
  };
}

type Stated = { readonly file: number; readonly here: number } | undefined;

function statedIn(
  rolls: readonly RentRoll[],
  field: ControlField,
  at?: { roll: number; property: number },
): Stated {
  const found = rolls.flatMap((roll, index) =>
    at !== undefined && at.roll !== index
      ? []
      : roll.totals.filter(
          (one) => one.field === field && one.unit === undefined && one.property === at?.property,
        ),
  );
  if (found.length === 0 || (at === undefined && found.length < rolls.length)) return undefined;
  return {
    file: found.reduce((sum, { file }) => sum + file, 0),
    here: found.reduce((sum, { here }) => sum + here, 0),
  };
}

const isLived = ({ read }: PlannedLease): boolean =>
  read.standing === 'running' || read.standing === 'notice';

function totalsOf(
  properties: readonly PlannedProperty[],
  stated: (field: ControlField) => Stated,
): ComparedTotal[] {
  const leases = properties.flatMap((one) => one.leases);
  const brought = leases.filter(({ lease }) => lease !== undefined);
  const hasPrepaid = stated('prepaid') !== undefined;
  const money = (['rent', 'deposit', 'owed', 'prepaid'] as const).map((field): ComparedTotal => {
    // A report without a column of prepayments takes them off what is owed.
    const centsIn = (side: 'old' | 'here', one: PlannedLease): number => {
      const amounts = amountsOf(one)[side];
      return field === 'owed' && !hasPrepaid && stated('owed')
        ? amounts.owed - amounts.prepaid
        : amounts[field];
    };
    const counted = leases.filter((one) => field !== 'rent' || isLived(one));
    const changed = counted.filter((one) => centsIn('old', one) !== centsIn('here', one));
    const lost = changed.reduce((sum, one) => sum + centsIn('old', one) - centsIn('here', one), 0);
    const total = stated(field);
    return {
      field,
      old: total?.file,
      here: total
        ? total.here - lost
        : brought
            .filter((one) => field !== 'rent' || isLived(one))
            .reduce((sum, one) => sum + centsIn('here', one), 0),
      behind: changed.map(({ unit, read }) => `Unit ${unit.number}, row ${read.line}`),
    };
  });
  const units = stated('units');
  return [
    {
      field: 'units',
      old: units?.file,
      here: properties.reduce((sum, one) => sum + one.units.length, 0),
      behind: [],
    },
    {
      field: 'occupied',
      old: undefined,
      here: brought.filter(isLived).length,
      behind: [],
    },
    ...money,
  ];
}

/** Old and here, for each property and for all of them. Nothing is written yet. */
export function compareTotals(
  rolls: readonly RentRoll[],
  properties: readonly PlannedProperty[],
): ComparedScope[] {
  const places = rolls.flatMap((roll, at) => roll.properties.map((_, property) => ({ roll: at, property })));
  const scopes = properties.map((one, at) => ({
    index: one.index,
    title: one.title,
    totals: totalsOf([one], (field) => statedIn(rolls, field, places[at])),
  }));
  const all = { title: 'Total', totals: totalsOf(properties, (field) => statedIn(rolls, field)) };
  return scopes.length === 1 ? [all] : [...scopes, all];
}

/** What will be there: for the page of columns, and for the import. */
export function plannedSums(properties: readonly PlannedProperty[]) {
  const leases = properties.flatMap((one) => one.leases.flatMap(({ lease }) => (lease ? [lease] : [])));
  const emails = new Set(
    properties.flatMap(({ rows }) => rows.flatMap(({ cells }) => [cells.owner1_email ?? ''])),
  );
  emails.delete('');
  return {
    properties: properties.length,
    units: properties.reduce((sum, { units }) => sum + units.length, 0),
    owners: emails.size,
    leases: leases.length,
    tenants: leases.reduce((sum, { term }) => sum + term.tenants.length, 0),
    rentCents: leases.reduce((sum, { term }) => sum + (term.rentLines[0]?.cents ?? 0), 0),
    depositCents: leases.reduce((sum, { deposits }) => sum + (deposits[0]?.cents ?? 0), 0),
    owedCents: leases.reduce((sum, { owed }) => sum + (owed[0]?.cents ?? 0), 0),
    prepaidCents: leases.reduce((sum, { credit_cents }) => sum + credit_cents, 0),
  };
}
