import { plainCell } from '../tabular/amounts';

/** A place as one cell names it. What the text does not say is empty. */
export type RollPlace = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zip: string;
  /** Of an address that names a home inside the building. */
  readonly unit: string;
  /** Nothing says where the street ends and the city begins: a person shows it. */
  readonly asksCity: boolean;
};

const noPlace: RollPlace = {
  name: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  unit: '',
  asksCity: false,
};

const stateNames: Readonly<Record<string, string>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  'district of columbia': 'DC',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'puerto rico': 'PR',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
};
const stateCodes = new Set(Object.values(stateNames));

/** Two letters of a state's code or name; empty for anything else. */
export function stateCode(text: string): string {
  const plain = plainCell(text).replace(/\.$/, '');
  const code = plain.toUpperCase();
  return stateCodes.has(code) ? code : (stateNames[plain.toLowerCase()] ?? '');
}

/** How streets end, as the Postal Service writes them. Words that cities end in, too, are left out. */
const suffix =
  /^(st|street|ave|av|avenue|rd|road|blvd|boulevard|ln|lane|dr|drive|ct|court|pl|place|way|ter|terrace|cir|circle|pkwy|parkway|hwy|highway|sq|square|trl|trail|loop|row|speedway|pike|alley|aly|walk|run|path|broadway)\.?$/i;
const compass = /^(n|s|e|w|ne|nw|se|sw)\.?$/i;
const insideWord = /^(apt|apartment|unit|suite|ste|no|#)\.?$/i;

/** Where the street ends in words without a comma; -1 where nothing says so. */
function streetEnd(words: readonly string[]): number {
  const ends = words.flatMap((word, at) => (at > 0 && suffix.test(word) ? [at] : []));
  const last = ends.at(-1) ?? -1;
  /** `Oak St St Louis`: a second St is a saint's. */
  const isSaint = /^st\.?$/i.test(words[last] ?? '') && ends.includes(last - 1);
  let at = isSaint ? last - 1 : last;
  if (at < 0) return at;
  while (compass.test(words[at + 1] ?? '')) at += 1;
  if (insideWord.test(words[at + 1] ?? '')) return at + 2;
  return /^#\w/.test(words[at + 1] ?? '') ? at + 1 : at;
}

/** A home named inside a street: `88 Beacon St Apt 3`. */
function partHome(street: string): { street: string; unit: string } {
  const found = /[,\s]+(?:(?:apt|apartment|unit|suite|ste)\.?\s*#?|#)\s*([\w-]+)$/i.exec(street);
  return found?.[1] === undefined
    ? { street, unit: '' }
    : { street: street.slice(0, found.index), unit: found[1] };
}

function partCity(text: string): Pick<RollPlace, 'street' | 'city' | 'asksCity'> {
  const comma = text.lastIndexOf(',');
  if (comma > 0) {
    const city = text.slice(comma + 1).trim();
    return { street: text.slice(0, comma).trim(), city, asksCity: false };
  }
  const words = text.split(' ');
  const end = streetEnd(words);
  if (end < 0 || end >= words.length - 1) return { street: text, city: '', asksCity: true };
  return { street: words.slice(0, end + 1).join(' '), city: words.slice(end + 1).join(' '), asksCity: false };
}

/** State and ZIP from the end: `Columbus, OH 43215-1234` or `Austin, Texas`. */
function partState(text: string): { rest: string; state: string; zip: string } | undefined {
  const [, before = text, zip = ''] = /^(.*?)[\s,]+(\d{5})(?:-\d{4})?$/.exec(text) ?? [];
  const plain = before.replace(/[\s,]+$/, '');
  const words = plain.split(/[\s,]+/);
  for (const count of [3, 2, 1]) {
    const state = stateCode(words.slice(-count).join(' '));
    const last = words.slice(-count).join(' ');
    const isCode = last.length === 2 && last !== last.toUpperCase();
    if (state === '' || isCode || words.length <= count) continue;
    const end = plain.length - last.length;
    return { rest: plain.slice(0, end).replace(/[\s,]+$/, ''), state, zip };
  }
  return undefined;
}

/** `-> Oak House - 100 Oak St Austin, TX 78701`, an address alone, or a name alone. */
export function readPlace(cell: string): RollPlace {
  const plain = plainCell(cell).replace(/^(->|>)\s*/, '');
  const named = /^(.*?\S) - (\d.*)$/.exec(plain);
  const text = named?.[2] ?? plain;
  const name = named?.[1] ?? '';
  const found = /\d/.test(text) ? partState(text) : undefined;
  if (!found) {
    const { street, unit } = partHome(text);
    const isStreet = /^\d+[a-z]?\s+\S/i.test(street);
    return isStreet ? { ...noPlace, name: name || street, street, unit } : { ...noPlace, name: plain };
  }
  const { asksCity, city, ...parted } = partCity(found.rest);
  const { street, unit } = partHome(parted.street);
  return { name: name || street, street, city, state: found.state, zip: found.zip, unit, asksCity };
}
