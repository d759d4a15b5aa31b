/** First three digits of the ZIP codes of each state, as the Postal Service gives them out; from and to. */
const prefixes: Readonly<Record<string, string>> = {
  Alabama: '350-369',
  Alaska: '995-999',
  Arizona: '850-865',
  Arkansas: '716-729',
  California: '900-961',
  Colorado: '800-816',
  Connecticut: '060-069',
  Delaware: '197-199',
  'District of Columbia': '200 202-205 569',
  Florida: '320-349',
  Georgia: '300-319 398-399',
  Hawaii: '967-968',
  Idaho: '832-838',
  Illinois: '600-629',
  Indiana: '460-479',
  Iowa: '500-528',
  Kansas: '660-679',
  Kentucky: '400-427',
  Louisiana: '700-714',
  Maine: '039-049',
  Maryland: '206-219',
  Massachusetts: '010-027 055',
  Michigan: '480-499',
  Minnesota: '550-567',
  Mississippi: '386-397',
  Missouri: '630-658',
  Montana: '590-599',
  Nebraska: '680-693',
  Nevada: '889-898',
  'New Hampshire': '030-038',
  'New Jersey': '070-089',
  'New Mexico': '870-884',
  'New York': '005 063 100-149',
  'North Carolina': '270-289',
  'North Dakota': '580-588',
  Ohio: '430-459',
  Oklahoma: '730-732 734-749',
  Oregon: '970-979',
  Pennsylvania: '150-196',
  'Rhode Island': '028-029',
  'South Carolina': '290-299',
  'South Dakota': '570-577',
  Tennessee: '370-385',
  Texas: '733 750-799 885',
  Utah: '840-847',
  Vermont: '050-054 056-059',
  Virginia: '201 220-246',
  Washington: '980-994',
  'West Virginia': '247-268',
  Wisconsin: '530-549',
  Wyoming: '820-831 834',
  'American Samoa': '967',
  Guam: '969',
  'Northern Mariana Islands': '969',
  'Puerto Rico': '006-007 009',
  'U.S. Virgin Islands': '008',
};

/** The states, the District of Columbia and the territories by name, in the alphabet's order. */
export const usStates: readonly string[] = Object.keys(prefixes);

const codesInOrder =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI';
const byCode = new Map(codesInOrder.split(' ').map((code, index) => [code, usStates[index] ?? '']));

/** The name of a state by its two letters; undefined for no state's. */
export const stateOfCode = (code: string): string | undefined => byCode.get(code.toUpperCase());

const has = (ranges: string, prefix: string): boolean =>
  ranges.split(' ').some((range) => {
    const [from = '', to = from] = range.split('-');
    return from <= prefix && prefix <= to;
  });

/** Whose ZIP code it is, where that is not the state's: a warning, never a refusal. */
export function zipWarning({ state, zipcode }: { state: string; zipcode: string }): string | undefined {
  const mine = prefixes[state];
  if (mine === undefined || !/^\d{5}$/.test(zipcode)) return undefined;
  const prefix = zipcode.slice(0, 3);
  if (has(mine, prefix)) return undefined;
  const other = usStates.find((one) => has(prefixes[one] ?? '', prefix));
  return other === undefined
    ? `${state} has no ZIP ${zipcode}`
    : `${state} has no ZIP ${zipcode}: it is in ${other}`;
}

const cityCharacters = { least: 2, most: 40 } as const;

/** A city as a person types it: letters, spaces, `.`, `'` and `-`. */
export function isCityName(text: string): boolean {
  const { length } = text.trim();
  return (
    length >= cityCharacters.least &&
    length <= cityCharacters.most &&
    /^[\p{L}][\p{L}\p{M} .'’-]*$/u.test(text.trim())
  );
}

export const cityRule = 'Enter the name of a city: letters, spaces, periods, apostrophes and hyphens';
