import { isLastFirst, readPeople } from '../tabular/people-cells';
import { plainKey } from './portfolio-cells';
import { ownersPerLine } from './portfolio-columns';
import { mapColumns } from './portfolio-mapping';

type Line = { readonly row: number; readonly values: readonly string[] };
type Table = { readonly headers: readonly string[]; readonly lines: readonly Line[] };

type Column = { readonly headers: readonly string[]; readonly cells: readonly (readonly string[])[] };

/** The two values of a column, and the columns of ours they become. */
type Together = {
  readonly keys: readonly string[];
  /** Only as many are created as the widest cell fills. */
  readonly headers: readonly string[];
  /** Reads a cell as the whole column shows that its cells are meant. */
  readonly splitFor: (column: readonly string[]) => (text: string) => readonly string[];
};

/** `2/1.5`, `2 bd / 1 ba`, `2 | 1`, `Studio/1`. */
function splitRooms(text: string): readonly string[] {
  const [beds = '', baths = ''] = text
    .split(/[/|]/)
    .map((part) => part.replace(/\s*[a-z]+\.?\s*$/i, '').trim());
  return [/^\s*studio/i.test(text) ? '0' : beds, baths];
}

/** First name, last name and company of each owner; `lastFirst` as the whole column says. */
const splitOwners = (text: string, lastFirst: boolean): readonly string[] =>
  readPeople(text, { lastFirst })
    .slice(0, ownersPerLine)
    .flatMap(({ first, last, company }) => [first, last, company]);

const ownerHeaders = Array.from({ length: ownersPerLine }, (_, index) =>
  ['first name', 'last name', 'company'].map((part) => `Owner ${index + 1} ${part}`),
).flat();

const together: readonly Together[] = [
  {
    keys: ['bdba', 'brba', 'bedbath', 'bedsbaths', 'bedroomsbathrooms', 'bedba'],
    headers: ['Bedrooms', 'Bathrooms'],
    splitFor: () => splitRooms,
  },
  {
    keys: ['owner', 'owners', 'ownername', 'ownernames', 'rentalowner', 'rentalowners', 'propertyowner'],
    headers: ownerHeaders,
    splitFor: (column) => {
      const lastFirst = isLastFirst(column);
      return (text) => splitOwners(text, lastFirst);
    },
  },
];

/** Splits columns of common exports that hold two of ours, unless the file has ours as well. */
export function splitColumns<T extends Table>(table: T): T {
  const known = mapColumns(table.headers);
  const hasOwner = known.owner1_last_name !== undefined || known.owner1_company !== undefined;
  const parted = table.headers.map((header) => {
    const found = together.find(({ keys }) => keys.includes(plainKey(header)));
    const isKnown = found?.headers === ownerHeaders ? hasOwner : known.bedrooms !== undefined;
    return isKnown ? undefined : found;
  });
  if (parted.every((found) => found === undefined)) return table;
  const columns = table.headers.map((header, index): Column => {
    const texts = table.lines.map(({ values }) => values[index] ?? '');
    const found = parted[index];
    if (!found) return { headers: [header], cells: texts.map((text) => [text]) };
    const cells = texts.map(found.splitFor(texts));
    const widest = Math.max(1, ...cells.map(({ length }) => length));
    return { headers: found.headers.slice(0, widest), cells };
  });
  const valuesOf = (line: number): string[] =>
    columns.flatMap(({ headers, cells }) => headers.map((_, part) => cells[line]?.[part] ?? ''));
  return {
    ...table,
    headers: columns.flatMap(({ headers }) => headers),
    lines: table.lines.map((line, index) => ({ ...line, values: valuesOf(index) })),
  };
}
