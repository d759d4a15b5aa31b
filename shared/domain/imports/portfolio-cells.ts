import { isFormula, withoutGuards } from '../csv';
import { limits } from '../limits';
import { nationalDigits } from '../phone';
import { shareFrom } from '../portfolio/owners';
import {
  type FurnishedType,
  furnishedTypes,
  type PropertyType,
  propertyTypes,
} from '../portfolio/property-types';
import { defaultAppliances } from '../portfolio/units';
import { sanitizeNumeric, tidyLine, tidyText } from '../text';

/** NFC, with plain spaces for no-break ones, so that two spellings of a text match. */
const composed = (text: string): string => text.normalize('NFC').replaceAll('\u00a0', ' ');

/** Undoes what spreadsheets and our export add: the BOM, and the `'` that keeps `=1+1` text. */
export function cleanCell(text = ''): string {
  // What stands behind separators first: it hides a later line that is a formula.
  const plain = withoutGuards(text.replace(/^\ufeff/, ''));
  const guarded = plain.startsWith("'") && isFormula(plain.replace(/^'+/, ''));
  return composed(guarded ? plain.slice(1) : plain);
}

/** Guards text that already starts like the export's guard, since reading strips one. */
export const guardCell = (text: string): string =>
  text.startsWith("'") && !isFormula(text) && isFormula(text.replace(/^'+/, '')) ? `'${text}` : text;

export const readLine = (text?: string): string => tidyLine(cleanCell(text));
export const readText = (text?: string): string => tidyText(cleanCell(text));
/** What an import will read back. */
export const writeLine = (text: string): string => tidyLine(composed(text));
export const writeText = (text: string): string => tidyText(composed(text));

/** Letters and digits only, so that spelling variants match. */
export const plainKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What common exports call our types. */
const typeWords: Readonly<Record<string, PropertyType>> = {
  house: 'Single Family',
  singlefamilyhome: 'Single Family',
  sfr: 'Single Family',
  apartment: 'Multi Family',
  apartments: 'Multi Family',
  multifamilyhome: 'Multi Family',
  duplex: 'Multi Family',
  condo: 'Condo/Townhome',
  condominium: 'Condo/Townhome',
  townhome: 'Condo/Townhome',
  townhouse: 'Condo/Townhome',
  condotownhouse: 'Condo/Townhome',
  other: 'Others',
  storage: 'Others',
  parkingspace: 'Parking',
};

/** Returns unknown text as is, so that the rule reports it. */
export const readPropertyType = (text: string): string =>
  propertyTypes.find((type) => plainKey(type) === plainKey(text)) ?? typeWords[plainKey(text)] ?? text;

const furnishedWords: Readonly<Record<string, FurnishedType>> = {
  furnished: 'fullyFurnished',
  full: 'fullyFurnished',
  yes: 'fullyFurnished',
  partly: 'semiFurnished',
  partiallyfurnished: 'semiFurnished',
  semi: 'semiFurnished',
  notfurnished: 'unfurnished',
  no: 'unfurnished',
};

/** Undefined for an unknown word. */
export function readFurnished(text: string): FurnishedType | undefined {
  const key = plainKey(text);
  const types = Object.keys(furnishedTypes) as FurnishedType[];
  const named = types.find((type) => plainKey(type) === key || plainKey(furnishedTypes[type]) === key);
  return named ?? furnishedWords[key];
}

/** Spreadsheets write 2 as `2.0`. Other text stays, so that the rule reports it. */
export const readWhole = (text: string): string => text.replace(/^(\d+)\.0*$/, '$1');

/** Accepts thousands separators: `1,200.00` is `1200.00`. Undefined when it is not a number. */
function readNumber(text: string): string | undefined {
  if (!/^(\d{1,3}(,\d{3})+|\d+)(\.\d*)?$/.test(text)) return undefined;
  return text.replaceAll(',', '').replace(/\.$/, '');
}

/** Square feet, with or without a trailing `sq ft`. */
export function readSize(text: string): string {
  const number = readNumber(text.replace(/\s*(sq\.?\s*ft\.?|sqft|sf)$/i, ''));
  return number === undefined ? text : sanitizeNumeric(number.replace(/\.0+$/, ''));
}

/** Dollars: `$1,450.00` is `1450.00`. Other text stays, so that the rule reports it. */
export function readRent(text: string): string {
  const number = readNumber(text.replace(/^\$\s*/, '').replace(/\s*(\$|USD)$/i, ''));
  return number === undefined ? text : number.replace(/(\.\d\d)0+$/, '$1');
}

/** Reduces a formatted number to its digits; other text stays (PRP-20). */
export const readMobile = (text: string): string => nationalDigits(readWhole(text));

/** Percent, with or without the sign; NaN when empty or not a number. */
export function readShare(text: string): number {
  return shareFrom(text.replace(/\s*%$/, ''));
}

const applianceCell = /\s*(?:"((?:[^"]|"")*)"|([^;,]*?))\s*(?:[;,]|$)/y;

/** `Oven; AC; Pool` becomes names without repeats, ignoring case; quotes protect `;` and `,` in a name. */
export function readAppliances(text: string): string[] {
  const names = new Map<string, string>();
  applianceCell.lastIndex = 0;
  while (applianceCell.lastIndex < text.length) {
    const parts = applianceCell.exec(text);
    if (!parts) return [text];
    const name = tidyLine(parts[1]?.replaceAll('""', '"') ?? parts[2] ?? '');
    const known = defaultAppliances.find((each) => each.toLowerCase() === name.toLowerCase());
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), known ?? name);
  }
  return [...names.values()];
}

/** The reverse of `readAppliances`. */
export const writeAppliances = (names: readonly string[]): string =>
  names.map((name) => (/[;,"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ');

/** The message for text too long for its form field. */
export function tooLong(column: string, text: string): string | undefined {
  if (column === 'appliances' || column === 'description') return undefined;
  const most = column.endsWith('_email') ? limits.emailCharacters : limits.textCharacters;
  return text.length > most ? `At most ${most} characters` : undefined;
}
