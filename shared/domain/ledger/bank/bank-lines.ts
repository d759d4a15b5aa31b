import * as z from 'zod';
import { SentDay } from '../../leases/moments';
import { limits } from '../../limits';
import { accounts } from '../accounts';
import type { Entry } from '../entry';

/** Of one file, and of one call: a transaction holds 100 items. */
export const bankLimits = {
  fileBytes: 5 * 1024 * 1024,
  linesPerFile: 2_000,
  linesPerCall: 90,
  matchesPerCall: 20,
  entriesPerLine: 40,
  entriesPerCall: 75,
} as const;

const text = z.string().max(limits.textCharacters);

/** A line of the bank's file. `bank_id` is its FITID or empty; `nth` counts identical lines in a file. */
export const StatementLine = z.object({
  bank_id: text,
  nth: z.number().int().min(1).max(bankLimits.linesPerFile),
  on: SentDay,
  /** Money in above 0, never 0. */
  cents: z
    .number()
    .int()
    .min(-limits.rentCents)
    .max(limits.rentCents)
    .refine((cents) => cents !== 0),
  text,
  check: text,
});
export type StatementLine = z.infer<typeof StatementLine>;
export type ReadLine = Omit<StatementLine, 'nth'>;

/** What makes two lines of a file the same one. */
const sameness = ({ bank_id, on, cents, text: words, check }: ReadLine): string =>
  JSON.stringify(bank_id ? [bank_id, on, cents] : ['', on, cents, words, check]);

/** What a line's id is made of. */
export const lineName = (line: StatementLine): string => `${sameness(line)} ${line.nth}`;

/** Lines of one file, identical ones numbered. */
export function numbered(lines: readonly ReadLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const nth = (seen.get(sameness(line)) ?? 0) + 1;
    seen.set(sameness(line), nth);
    return { ...line, nth };
  });
}

/** `removed` lines are in no list; a file that has them brings them back. */
export const lineStates = ['open', 'matched', 'aside', 'removed'] as const;
export type LineState = (typeof lineStates)[number];

/** What an entry moves at the bank, in cents. */
export const bankCents = ({ lines }: Pick<Entry, 'lines'>): number => lines[accounts.cash] ?? 0;

/** The source of the entry that would take this one back: a payment's return, or its reversal. */
export const undoneBy = ({ source, type, payment }: Pick<Entry, 'source' | 'type' | 'payment'>): string =>
  type === 'payment' && payment !== undefined ? `return:${payment}` : `${source}:reversal`;
