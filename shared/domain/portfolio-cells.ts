import { isFormula } from './csv';
import { limits } from './limits';
import { shareFrom } from './owners';
import { type FurnishedType, furnishedTypes, propertyTypes } from './property-types';
import { nationalDigits, sanitizeNumeric, tidyLine, tidyText } from './text';
import { defaultAppliances } from './units';

/** Composed (NFC), with no-break blanks as blanks: two spellings of one text are one. */
const composed = (text: string): string => text.normalize('NFC').replaceAll('\u00a0', ' ');

/**
 * A cell's text as it was before a spreadsheet or our own export had it: without the mark of a file's beginning, and without the `'` that keeps
 * `=1+1` from being a formula.
 */
export function cleanCell(text = ''): string {
  const plain = text.replace(/^\ufeff/, '');
  const guarded = plain.startsWith("'") && isFormula(plain.replace(/^'+/, ''));
  return composed(guarded ? plain.slice(1) : plain);
}

/** A text whose own beginning looks like the export's guard gets another one, which reading takes off again. */
export const guardCell = (text: string): string =>
  text.startsWith("'") && !isFormula(text) && isFormula(text.replace(/^'+/, '')) ? `'${text}` : text;

export const readLine = (text?: string): string => tidyLine(cleanCell(text));
export const readText = (text?: string): string => tidyText(cleanCell(text));
/** What is stored, as reading it again will make it. */
export const writeLine = (text: string): string => tidyLine(composed(text));
export const writeText = (text: string): string => tidyText(composed(text));

/** Letters and digits alone, to know a word again however it is written. */
export const plainKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The text itself when it is no type, so that the rule can say so. */
export const readPropertyType = (text: string): string =>
  propertyTypes.find((type) => plainKey(type) === plainKey(text)) ?? text;

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

/** Undefined for a word that is none. */
export function readFurnished(text: string): FurnishedType | undefined {
  const key = plainKey(text);
  const types = Object.keys(furnishedTypes) as FurnishedType[];
  const named = types.find((type) => plainKey(type) === key || plainKey(furnishedTypes[type]) === key);
  return named ?? furnishedWords[key];
}

/** `2.0`, as spreadsheets write it, is 2; anything else stays, so that the rule can say what is wrong with it. */
export const readWhole = (text: string): string => text.replace(/^(\d+)\.0*$/, '$1');

/** Thousands may have their commas, and a number its zeros: `1,200.00` is `1200.00`. Undefined for what is no number. */
function readNumber(text: string): string | undefined {
  if (!/^(\d{1,3}(,\d{3})+|\d+)(\.\d*)?$/.test(text)) return undefined;
  return text.replaceAll(',', '').replace(/\.$/, '');
}

/** Square feet, with `sq ft` behind it or not. */
export function readSize(text: string): string {
  const number = readNumber(text.replace(/\s*(sq\.?\s*ft\.?|sqft|sf)$/i, ''));
  return number === undefined ? text : sanitizeNumeric(number.replace(/\.0+$/, ''));
}

/** Dollars: `$1,450.00` is `1450.00`. What is no amount stays, so that the rule can say so. */
export function readRent(text: string): string {
  const number = readNumber(text.replace(/^\$\s*/, '').replace(/\s*(\$|USD)$/i, ''));
  return number === undefined ? text : number.replace(/(\.\d\d)0+$/, '$1');
}

/** A masked or pasted number comes down to its digits; anything else stays (PRP-20). */
export function readMobile(text: string): string {
  const typed = readWhole(text);
  return /^[\d\s().+-]*$/.test(typed) ? nationalDigits(typed) : typed;
}

/** Percent, with the sign or without; NaN for nothing and for what is no number. */
export function readShare(text: string): number {
  return shareFrom(text.replace(/\s*%$/, ''));
}

const applianceCell = /\s*(?:"((?:[^"]|"")*)"|([^;,]*?))\s*(?:[;,]|$)/y;

/** `Oven; AC; Pool` as names, each once whatever its case; a name with `;` or `,` in it stands in quotes. */
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

/** The names as one cell; `readAppliances` reads them again. */
export const writeAppliances = (names: readonly string[]): string =>
  names.map((name) => (/[;,"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ');

/** What is too long for the form it goes into, in a sentence. */
export function tooLong(column: string, text: string): string | undefined {
  if (column === 'appliances' || column === 'description') return undefined;
  const most = column.endsWith('_email') ? limits.emailCharacters : limits.textCharacters;
  return text.length > most ? `At most ${most} characters` : undefined;
}
