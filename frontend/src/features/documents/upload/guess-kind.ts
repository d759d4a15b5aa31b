import type { DocumentKind } from '../../../../../shared/domain/portfolio/documents';

/** Words that reveal the kind. The most telling kind comes first: a notice about a lease is a notice. */
const tellingWords: readonly (readonly [DocumentKind, RegExp])[] = [
  ['notice', /\b(notices?|eviction|warning|violation|letters?)\b/],
  ['receipt', /\b(receipts?|invoices?|bills?|paid|payments?|statements?)\b/],
  ['insurance', /\b(insurance|insured|policy|policies|liability|coi)\b/],
  ['inspection', /\b(inspections?|walk ?through|move ?(in|out)|condition|checklist|inventory|handover)\b/],
  ['lease', /\b(leases?|leasing|tenancy|rental agreement|addendum|addenda|sublease)\b/],
];

/** `MoveIn_checklist-2.PDF` becomes `move in checklist`. */
const wordsOf = (name: string): string =>
  name
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Suggests a folder by the file's name; a picture without a telling name is a photo. */
export function guessKind({ name, type }: { name: string; type: string }): DocumentKind {
  const words = wordsOf(name);
  const told = tellingWords.find(([, pattern]) => pattern.test(words));
  if (told) return told[0];
  return type.startsWith('image/') ? 'photo' : 'other';
}
