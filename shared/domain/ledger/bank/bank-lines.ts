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
  outstandingPerCall: 800,
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
  /**
   * It is not the line that is here under its id, day and amount in other words: so the file or a person
   * says.
   */
  is_new: z.boolean().optional(),
});
export type StatementLine = z.infer<typeof StatementLine>;
export type ReadLine = Omit<StatementLine, 'nth' | 'is_new'>;

/** What makes two lines of a file the same one. */
const sameness = ({ bank_id, on, cents, text: words, check }: ReadLine): string =>
  JSON.stringify([bank_id, on, cents, words, check]);

/** The bank's id with day and amount. Banks reword a line later, and some give every line one id. */
const bankSameness = ({ bank_id, on, cents }: ReadLine): string => JSON.stringify([bank_id, on, cents]);

/** What a line's id is made of, unless another line has that id already: then `wordedName`. */
export const lineName = (line: StatementLine): string =>
  `${line.bank_id ? bankSameness(line) : sameness(line)} ${line.nth}`;

export const wordedName = (line: StatementLine): string => `${sameness(line)} ${line.nth}`;

/** Ids of one file that several different lines have, and ids of zeros alone, name no line. */
function sharedIds(lines: readonly ReadLine[]): Set<string> {
  const first = new Map<string, string>();
  const shared = new Set<string>();
  for (const line of lines) {
    const other = first.get(line.bank_id) ?? sameness(line);
    first.set(line.bank_id, other);
    if (other !== sameness(line) || /^0+$/.test(line.bank_id)) shared.add(line.bank_id);
  }
  shared.delete('');
  return shared;
}

/** Lines of one file, identical ones numbered, and those whose bank's id says nothing marked. */
export function numbered(lines: readonly ReadLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  const shared = sharedIds(lines);
  return lines.map(({ bank_id, on, cents, text: words, check }) => {
    const line = { bank_id, on, cents, text: words, check };
    const nth = (seen.get(sameness(line)) ?? 0) + 1;
    seen.set(sameness(line), nth);
    return { ...line, nth, ...(shared.has(bank_id) && { is_new: true }) };
  });
}

/** `removed` lines are in no list; a file that has them brings them back. */
export const lineStates = ['open', 'matched', 'aside', 'removed'] as const;
export type LineState = (typeof lineStates)[number];

/** What an entry moves at one bank account, in cents: a transfer moves money at two. */
export const bankCents = ({ lines }: Pick<Entry, 'lines'>, code: string): number =>
  lines[accounts.cash(code)] ?? 0;

/** The source of the entry that would take this one back: a payment's return, or its reversal. */
export const undoneBy = ({ source, type, payment }: Pick<Entry, 'source' | 'type' | 'payment'>): string =>
  type === 'payment' && payment !== undefined ? `return:${payment}` : `${source}:reversal`;
