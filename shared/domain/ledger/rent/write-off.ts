import { accounts, addLines, negated, sumOf } from '../accounts';
import type { Book, Draft } from '../entry';
import { isAmount } from '../refusals';
import { isWriteOff } from '../write-off-entries';
import type { Answer, By } from './charges';
import { undone } from './covers';

/** Every write-off of a ledger, and its recovery, begins so. */
export const writeOffSources = 'writeoff:';

/** Cents of a charge that are written off; the book holds the write-offs of the ledger. */
export const writtenOffOf = ({ entries }: Pick<Book, 'entries'>, charge: number): number =>
  sumOf(
    Object.values(entries)
      .filter(isWriteOff)
      .flatMap(({ covers = [] }) => covers)
      .filter((cover) => cover.charge === charge)
      .map(({ cents }) => cents),
  );

type Off = { readonly of: string; readonly cents: number };

/**
 * Names what is open of charges as bad debt, each in an entry of its own: nobody is asked for it, and it
 * lowers accrual income in its own line (D67). `of` is a charge's source, which the book holds; each charge
 * once. Refuses `bad-amount`, `more-than-open` (D24), `not-reversible` for what is no charge.
 */
export function writeOff({ head, entries }: Book, by: By, charges: readonly Off[]): Answer {
  const drafts: Draft[] = [];
  for (const [at, { of, cents }] of charges.entries()) {
    const claim = entries[of];
    if (!claim?.charge) return { refused: 'not-reversible' };
    const open = head.open.find((one) => one.charge === claim.seq);
    if (!isAmount(cents)) return { refused: 'bad-amount' };
    if (!open || cents > open.cents) return { refused: 'more-than-open', limit: open?.cents ?? 0 };
    const source = at === 0 ? by.source : `${by.source}:${at + 1}`;
    const lines = { [accounts.uncollected(open.kind)]: cents, [accounts.receivable(open.kind)]: -cents };
    drafts.push({
      ...by,
      source,
      type: 'write-off',
      of,
      covers: [{ ...open, cents }],
      lines: addLines(lines),
    });
  }
  return drafts;
}

/**
 * Takes a write-off back, once: its charge is open again at its old due day (D25, D67). `of` is its source;
 * the book holds it, its charge, and what reversed either. Refuses `already-reversed`, and `not-reversible`
 * when the charge itself was taken back.
 */
export function recover({ entries }: Book, by: Omit<By, 'source'>, { of }: { readonly of: string }): Answer {
  const entry = entries[of];
  const source = `${of}:reversal`;
  if (entry?.type !== 'write-off' || entries[source]) return { refused: 'already-reversed' };
  if (entries[`${entry.of}:reversal`]) return { refused: 'not-reversible' };
  const covers = undone(entry.covers ?? []);
  return [{ ...by, source, type: 'recovery', reverses: of, covers, lines: negated(entry.lines) }];
}
