import type { Day } from '../../leases/moments';
import type { RentRoll, RollLease, RollProperty, RollUnit } from '../../rent-roll/rent-roll';
import type { PortfolioColumn, PortfolioRow } from '../portfolio-columns';
import type { NumberedRow } from '../portfolio-parts';
import type { BringChoices } from './bring-choices';
import type { OwnerFile } from './owner-file';
import { planLease } from './plan-lease';
import type { PlannedLease, PlannedProperty } from './planned';

/** Lines of one file stay apart from those of the next. */
const linesPerFile = 10_000;

type Planning = {
  readonly choices: BringChoices;
  readonly today: Day;
  readonly owners: OwnerFile | undefined;
};

/** A roll with its lines numbered through all files. */
export const numbered = (roll: RentRoll, file: number): RentRoll => {
  const at = (line: number): number => line + file * linesPerFile;
  return {
    ...roll,
    properties: roll.properties.map((property) => ({
      ...property,
      line: at(property.line),
      units: property.units.map((unit) => ({
        ...unit,
        line: at(unit.line),
        leases: unit.leases.map((lease) => ({ ...lease, line: at(lease.line) })),
      })),
    })),
    doubts: roll.doubts.map((doubt) => ({ ...doubt, line: at(doubt.line) })),
  };
};

const isLived = ({ standing }: RollLease): boolean => standing !== 'ended' && standing !== 'to-come';

function planLeases(unit: RollUnit, { choices, today }: Planning): PlannedLease[] {
  const ordered = [
    ...unit.leases.filter(isLived),
    ...unit.leases.filter(({ standing }) => standing === 'to-come'),
    ...unit.leases.filter(({ standing }) => standing === 'ended'),
  ];
  const hasNext = unit.leases.some(({ standing }) => standing === 'to-come');
  return ordered.map((read): PlannedLease => {
    const isOut = choices.leftOut.includes(read.line);
    if (read.standing === 'ended' || isOut) return { read, unit, why: isOut ? 'left-out' : 'ended' };
    const bringing = { number: numberOf(unit, choices), hasNext: hasNext && isLived(read), today };
    return { read, unit, lease: planLease(read, choices, bringing) };
  });
}

const numberOf = ({ line, number }: RollUnit, { edits }: BringChoices): string =>
  edits[`${line}.unit_number`] || number;

const text = (value: number | undefined, usual: string): string =>
  value === undefined ? usual : String(value);

const bathsOf = ({ baths, halfBaths = 0 }: RollUnit, usual: string): string =>
  baths === undefined ? usual : String(baths + halfBaths / 2);

/** The market's rent, else what the tenants pay. */
function dollarsOf({ marketCents, leases }: RollUnit): string {
  const cents = marketCents ?? leases.find(isLived)?.rentCents ?? 0;
  return cents > 0 ? (cents / 100).toFixed(2) : '';
}

const typeOf = ({ units }: RollProperty): string => (units.length === 1 ? 'Single Family' : 'Multi Family');

function ownerCells(property: RollProperty, { choices, owners }: Planning): PortfolioRow {
  const named = owners?.of(property.place) ?? [];
  const { firstName, lastName, email, mobile } = choices.owner;
  const self = { firstName, lastName, company: '', email, mobile, share: 100 };
  return Object.fromEntries(
    (named.length > 0 ? named : [self]).slice(0, 4).flatMap((owner, at) =>
      Object.entries({
        first_name: owner.firstName,
        last_name: owner.lastName,
        company: owner.company,
        email: owner.email,
        mobile: owner.mobile,
        share: String(owner.share),
      }).map(([part, value]) => [`owner${at + 1}_${part}`, value]),
    ),
  );
}

/** What was typed in place of a cell wins. */
const edited = (line: number, cells: PortfolioRow, { edits }: BringChoices): PortfolioRow =>
  Object.fromEntries(
    (Object.entries(cells) as [PortfolioColumn, string][]).map(([column, value]) => [
      column,
      edits[`${line}.${column}`] ?? value,
    ]),
  );

function rowsOf(property: RollProperty, planning: Planning): NumberedRow[] {
  const { choices, today } = planning;
  const { place, units } = property;
  return units.map((unit, at): NumberedRow => {
    const whole: PortfolioRow = {
      property_title: place.name || place.street,
      property_type: choices.propertyType || typeOf(property),
      street: place.street,
      city: place.city,
      state: place.state,
      zipcode: place.zip,
      country: 'United States',
      ...ownerCells(property, planning),
    };
    const cells: PortfolioRow = {
      ...(at === 0 ? whole : {}),
      unit_number: unit.number,
      bedrooms: text(unit.beds, choices.beds),
      bathrooms: bathsOf(unit, choices.baths),
      size_sqft: text(unit.sizeSqft, choices.size),
      available_from: today,
      monthly_rent: dollarsOf(unit),
    };
    return { row: unit.line, cells: edited(unit.line, cells, choices) };
  });
}

/** What the files become: properties with units and owners, and the leases of their units, in that order. */
export const planPortfolio = (rolls: readonly RentRoll[], planning: Planning): PlannedProperty[] =>
  rolls
    .flatMap(({ properties }) => properties)
    .map((property) => ({
      index: property.line,
      title: property.place.name || property.place.street,
      rows: rowsOf(property, planning),
      units: property.units,
      leases: property.units.flatMap((unit) => planLeases(unit, planning)),
    }));
