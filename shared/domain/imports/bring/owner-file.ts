import type { RollPlace } from '../../rent-roll/one-line-address';
import { headingKey } from '../../rent-roll/roll-columns';
import { plainCell } from '../../tabular/amounts';
import type { TabularRow } from '../../tabular/delimited';
import { findHeadings } from '../../tabular/headings';
import { isCompanyName, readPeople } from '../../tabular/people-cells';
import { normalizeEmail } from '../../text';

type FileOwner = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly email: string;
  readonly mobile: string;
  readonly share: number;
};

/** A directory of owners: who owns a property, by its name. */
export type OwnerFile = {
  readonly count: number;
  of(place: RollPlace): FileOwner[];
};

const meanings = {
  name: ['name', 'ownername', 'owner', 'rentalowner'],
  first: ['firstname'],
  last: ['lastname'],
  phone: ['phonenumbers', 'phone', 'phonenumber', 'mobile'],
  email: ['email', 'emails', 'emailaddress'],
  owned: ['propertiesowned', 'properties', 'propertyowned'],
} as const;
type Field = keyof typeof meanings;

const columnsOf = (headings: readonly string[]): Partial<Record<Field, number>> =>
  Object.fromEntries(
    (Object.keys(meanings) as Field[]).flatMap((field) => {
      const at = headings.findIndex((heading) =>
        (meanings[field] as readonly string[]).includes(headingKey(heading)),
      );
      return at < 0 ? [] : [[field, at]];
    }),
  );

/** `Cedar Flats (50%), Bexley House`: names with shares; all of it where none is said. */
function ownedIn(cell: string): { name: string; share: number }[] {
  return cell
    .split(/[;\n]+|,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = part, share = '100'] = /^(.*?)\s*\(([\d.]+)\s*%\)$/.exec(part) ?? [];
      return { name: keyOf(name), share: Number(share) };
    });
}

const keyOf = (name: string): string => plainCell(name).toLowerCase();

/** Reads a directory of owners with the properties that they own; undefined for another file. */
export function readOwnerFile(rows: readonly TabularRow[]): OwnerFile | undefined {
  const found = findHeadings(
    rows.map(({ cells }) => cells),
    { score: (cells) => Object.keys(columnsOf(cells)).length, least: 3 },
  );
  const columns = found && columnsOf(found.cells);
  if (!found || columns?.owned === undefined || columns.email === undefined) return undefined;
  const cell = (cells: readonly string[], field: Field): string => {
    const at = columns[field];
    return at === undefined ? '' : plainCell(cells[at] ?? '');
  };
  const owners = rows.slice(found.at + found.rows).flatMap(({ cells }) => {
    const name = cell(cells, 'name');
    const isCompany = isCompanyName(name);
    const [person] = isCompany ? [] : readPeople(name, { lastFirst: /^[^,\s]+,/.test(name) });
    const owned = ownedIn(cell(cells, 'owned'));
    if (owned.length === 0) return [];
    const facts = {
      firstName: cell(cells, 'first') || (person?.first ?? ''),
      lastName: cell(cells, 'last') || (person?.last ?? ''),
      company: isCompany ? name : '',
      email: normalizeEmail(cell(cells, 'email').split(/[;,\s]+/)[0] ?? ''),
      mobile: cell(cells, 'phone').replace(/\D/g, '').slice(0, 10),
    };
    return [{ facts, owned }];
  });
  return {
    count: owners.length,
    of: ({ name, street }) =>
      owners.flatMap(({ facts, owned }) => {
        const one = owned.find((each) => each.name === keyOf(name) || each.name === keyOf(street));
        return one ? [{ ...facts, share: one.share }] : [];
      }),
  };
}
