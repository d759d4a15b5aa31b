import { plainCell } from './amounts';

const suffixes = 'jr|sr|ii|iii|iv|esq';
const suffix = String.raw`(?:\s+(?:${suffixes})\.?)?`;
/** What a surname may begin with: `van der Berg`, `St. John`. */
const particle =
  '(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|ten|ter|zu|st\\.?|saint|mc|mac|al|el|bin|ibn|abu|ap)';
/**
 * One surname before one comma, as `Moor, Ada Jane`; one of two words before a single name, as `García
 * Márquez, Gabriel`.
 */
const turnedName = new RegExp(
  String.raw`^(?:(?:${particle}\s+)*[^\s,]+${suffix},\s*[^,]+|[^\s,]+\s+[^\s,]+,\s*[^\s,]+)$`,
  'i',
);
const isSuffix = (word: string): boolean => new RegExp(String.raw`^(?:${suffixes})\.?$`, 'i').test(word);
/** `Smith, John, Jr.` */
const partedSuffix = new RegExp(String.raw`,\s*((?:${suffixes})\b\.?)(?=\s*(?:$|[;|\n/&+]|and\b))`, 'gi');
/** Shares and mail addresses beside a name. */
const beside = /\(?\b\d{1,3}(?:\.\d+)?\s?%\)?|[<(][^\s<>()]+@[^\s<>()]+[>)]/g;

const namesAlone = (cell: string): string =>
  cell
    .replace(beside, '')
    .replace(/[^\S\n]+,/g, ',')
    .replace(partedSuffix, ' $1');
/** Most of a column's names. */
const usualShare = 0.7;

const companyWord =
  /\b(llc|l\.l\.c|inc|corp|corporation|ltd|lp|llp|trust|company|co|holdings|properties|partners|partnership|group|bank|estates?|realty|investments)\b/i;

export const isCompanyName = (name: string): boolean => companyWord.test(name);

/** What parts people whatever their names look like. */
const strongly = /\s*[;|\n]\s*/;
/** What parts people, and stands in names of companies, too: `Smith & Sons, LLC`. */
const weakly = /\s*\/\s*|\s+(?:&|and|\+)(?:\s+|$)/i;

const split = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((part) => plainCell(part).replace(/^,|,$/g, '').trim())
    .filter((part) => part !== '');

/** Names of a cell as far as a comma does not part them. */
const namesOf = (cell: string): string[] =>
  split(namesAlone(cell), strongly).flatMap((part) => (isCompanyName(part) ? [] : split(part, weakly)));

/**
 * Whether a comma stands inside a name of this column, `Last, First`, and not between two people: so it is
 * in at least 70 % of the names that have one.
 */
export function isLastFirst(cells: readonly string[]): boolean {
  const withComma = cells.flatMap(namesOf).filter((name) => name.includes(','));
  const turned = withComma.filter((name) => turnedName.test(name));
  return withComma.length > 0 && turned.length / withComma.length >= usualShare;
}

export type PersonName = { readonly first: string; readonly last: string; readonly company: string };

/** A surname takes its `Jr.` along. */
function straightName(name: string): PersonName {
  const words = name.split(' ');
  const tail = words.length > 2 && isSuffix(words.at(-1) ?? '') ? 2 : 1;
  return {
    first: words.slice(0, -tail).join(' '),
    last: words.slice(-tail).join(' '),
    company: '',
  };
}

/** `O'Neil-Smith, Dana Jr.` and `O'Neil-Smith Jr., Dana` are Dana O'Neil-Smith Jr. */
function turnedNameOf(name: string): PersonName {
  const [surname = '', given = ''] = name.split(/,\s*/);
  const words = given.split(' ');
  const after = words.length > 1 && isSuffix(words.at(-1) ?? '') ? words.pop() : undefined;
  return { first: words.join(' '), last: [surname, after].filter(Boolean).join(' '), company: '' };
}

/** Roommates and couples share the surname that is written once: `Lopez, Ana & Rui`, `Theo & Pat Barnes`. */
function withSurnames(names: readonly PersonName[], isTurned: boolean): PersonName[] {
  const lacking = (name: PersonName) => name.first === '';
  const known = names.filter((name) => !lacking(name));
  const shared = (isTurned ? known[0] : known.at(-1))?.last;
  return names.map((name) =>
    shared !== undefined && lacking(name) ? { first: name.last, last: shared, company: '' } : name,
  );
}

function namesOfPart(part: string, lastFirst: boolean): PersonName[] {
  if (isCompanyName(part)) return [{ first: '', last: '', company: part }];
  const parts = split(part, weakly);
  const isTurned = lastFirst && parts.some((name) => turnedName.test(name));
  const names = parts.flatMap((name) =>
    lastFirst && turnedName.test(name) ? [turnedNameOf(name)] : split(name, /,/).map(straightName),
  );
  return withSurnames(names, isTurned);
}

/** The people of one cell; a comma parts them only where the column's names are not `Last, First`. */
export const readPeople = (cell: string, { lastFirst }: { readonly lastFirst: boolean }): PersonName[] =>
  split(namesAlone(cell), strongly).flatMap((part) => namesOfPart(part, lastFirst));

export const fullName = ({ first, last, company }: PersonName): string =>
  company || [first, last].filter((part) => part !== '').join(' ');
