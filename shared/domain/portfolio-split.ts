import { plainKey } from './portfolio-cells';
import { ownersPerLine } from './portfolio-columns';
import { mapColumns } from './portfolio-mapping';

type Line = { readonly row: number; readonly values: readonly string[] };
type Table = { readonly headers: readonly string[]; readonly lines: readonly Line[] };

type Column = { readonly headers: readonly string[]; readonly cells: readonly (readonly string[])[] };

/** What a column holds together, and the columns of ours it becomes. */
type Together = {
  readonly keys: readonly string[];
  /** Only as many are made as the widest cell fills. */
  readonly headers: readonly string[];
  readonly split: (text: string) => readonly string[];
};

/** `2/1.5`, `2 bd / 1 ba`, `2 | 1`, `Studio/1`. */
function splitRooms(text: string): readonly string[] {
  const [beds = '', baths = ''] = text
    .split(/[/|]/)
    .map((part) => part.replace(/\s*[a-z]+\.?\s*$/i, '').trim());
  return [/^\s*studio/i.test(text) ? '0' : beds, baths];
}

const companyWord =
  /\b(llc|l\.l\.c|inc|corp|corporation|ltd|lp|llp|trust|company|co|holdings|properties|partners|partnership|group|bank|estates?|realty|investments)\b/i;

/** First name, last name and company of an owner's whole name; `Moore, Ada` and `Ada Moore` are one name. */
function splitName(name: string): readonly [first: string, last: string, company: string] {
  if (companyWord.test(name)) return ['', '', name];
  const turned = /^([^\s,]+),\s*([^,]+)$/.exec(name);
  if (turned) return [turned[2] ?? '', turned[1] ?? '', ''];
  const at = name.lastIndexOf(' ');
  return at < 0 ? ['', name, ''] : [name.slice(0, at).trim(), name.slice(at + 1), ''];
}

function splitOwners(text: string): readonly string[] {
  const whole = text.trim();
  const isOne = companyWord.test(whole) || /^[^\s,]+,\s*[^,\s]+$/.test(whole);
  const names = isOne ? [whole] : whole.split(/\s*(?:[;,\n&]|\band\b)\s*/i).filter((name) => name !== '');
  return names.slice(0, ownersPerLine).flatMap(splitName);
}

const ownerHeaders = Array.from({ length: ownersPerLine }, (_, index) =>
  ['first name', 'last name', 'company'].map((part) => `Owner ${index + 1} ${part}`),
).flat();

const together: readonly Together[] = [
  {
    keys: ['bdba', 'brba', 'bedbath', 'bedsbaths', 'bedroomsbathrooms', 'bedba'],
    headers: ['Bedrooms', 'Bathrooms'],
    split: splitRooms,
  },
  {
    keys: ['owner', 'owners', 'ownername', 'ownernames', 'rentalowner', 'rentalowners', 'propertyowner'],
    headers: ownerHeaders,
    split: splitOwners,
  },
];

/** Parts columns of common exports that hold two of ours, unless the file has ours as well. */
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
    const cells = texts.map(found.split);
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
