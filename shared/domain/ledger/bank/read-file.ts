import type { LocalDate } from '../../dates';
import type { ReadLine } from './bank-lines';

/** A line of a statement and where it begins in its file, from 1. A pending one may have no day, ''. */
export type PlacedLine = ReadLine & { readonly line: number };

/** Why a row of a file is no line. */
export const leftOutReasons = [
  'title',
  'balance',
  'no-day',
  'bad-day',
  'no-amount',
  'bad-amount',
  'no-direction',
  'declined',
  'zero',
  'repeated',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A row that is left out; `words` is what stands in it. */
export type LeftOut = { readonly line: number; readonly reason: LeftOutReason; readonly words: string };

/** All that a bank's file says. Every row of it is in one of the three lists. */
export type ReadFile = {
  readonly lines: readonly PlacedLine[];
  /** Shown, and never booked: the bank has not either. */
  readonly pending: readonly PlacedLine[];
  readonly leftOut: readonly LeftOut[];
  /** The file's own balance before its first line, in cents. */
  readonly beginning?: number;
  /** And after its last one, at the end of that day. */
  readonly ending?: { readonly cents: number; readonly on: LocalDate };
  /** Lines whose balance does not follow from the one before. */
  readonly breaks: readonly number[];
};
