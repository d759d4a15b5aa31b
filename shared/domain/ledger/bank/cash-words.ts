import { displayDate, type LocalDate } from '../../dates';
import type { EntryType } from '../entry';
import { entryWords } from '../entry-words';

type Named = { readonly type: EntryType; readonly who: string };

/** `Payment: Nora Whitaker`. */
export const cashName = ({ type, who }: Named): string => [entryWords[type], who].filter(Boolean).join(': ');

type Placed = {
  readonly on: LocalDate;
  readonly reference: string;
  readonly unit_number: string;
  readonly property_title: string;
};

/** `Unit 1A, Maple Court`; of a book without a unit the property's title, or the organization's name. */
export const placeName = ({ unit_number, property_title }: Pick<Placed, 'unit_number' | 'property_title'>) =>
  unit_number === '' ? property_title : `Unit ${unit_number}, ${property_title}`;

/** `Nov 03, 2026 · No. 1042 · Unit 1A, Maple Court`. */
export function cashNote({ on, reference, unit_number, property_title }: Placed): string {
  const place = placeName({ unit_number, property_title });
  return [displayDate(on), reference && `No. ${reference}`, place].filter(Boolean).join(' · ');
}
