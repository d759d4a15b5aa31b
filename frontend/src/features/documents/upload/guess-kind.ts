import type { DocumentKind } from '../../../../../shared/domain/documents';

/** Words that tell what a file is; the more telling kind first: a notice about a lease is a notice. */
const tellingWords: readonly (readonly [DocumentKind, RegExp])[] = [
  ['notice', /\b(notices?|eviction|warning|violation|letters?)\b/],
  ['receipt', /\b(receipts?|invoices?|bills?|paid|payments?|statements?)\b/],
  ['insurance', /\b(insurance|insured|policy|policies|liability|coi)\b/],
  ['inspection', /\b(inspections?|walk ?through|move ?(in|out)|condition|checklist|inventory|handover)\b/],
  ['lease', /\b(leases?|leasing|tenancy|rental agreement|addendum|addenda|sublease)\b/],
];

/** `MoveIn_checklist-2.PDF` as `move in checklist 2`: words alone, apart from each other. */
const wordsOf = (name: string): string =>
  name
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The folder a file most likely belongs to, by its name; a picture without a telling name is a photo. Only a first offer: the person sees it and can choose. */
export function guessKind({ name, type }: { name: string; type: string }): DocumentKind {
  const words = wordsOf(name);
  const told = tellingWords.find(([, pattern]) => pattern.test(words));
  if (told) return told[0];
  return type.startsWith('image/') ? 'photo' : 'other';
}
