import {
  bankLimits,
  numbered,
  type ReadLine,
  type StatementLine,
} from '../../../../../shared/domain/ledger/bank/bank-lines';
import { withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { linesText } from './bank-words';

/** A line that was not added, and what the line under its id says here. */
export type DoubtfulLine = { readonly line: StatementLine; readonly here: string };
export type Sum = {
  readonly added: number;
  readonly known: number;
  readonly closed: number;
  readonly doubtful: readonly DoubtfulLine[];
};
export const noSum: Sum = { added: 0, known: 0, closed: 0, doubtful: [] };

type Sending = { readonly account_id: string; readonly onDone: (count: number) => void };

/** Sends lines part by part; what is there already is counted, not added. */
export async function sendStatementLines(
  all: readonly StatementLine[],
  { account_id, onDone }: Sending,
): Promise<Sum> {
  let sum = noSum;
  for (let at = 0; at < all.length; at += bankLimits.linesPerCall) {
    const lines = all.slice(at, at + bankLimits.linesPerCall);
    const body = { account_id, lines };
    const send = () => api.ledger.addBankLines({ body });
    const { data } = await withRetries(send, { isStopped: () => false });
    const doubtful = data.doubtful.flatMap(({ at: place, text }) => {
      const line = lines[place];
      return line ? [{ line, here: text }] : [];
    });
    sum = addSums(sum, { ...data, doubtful });
    onDone(at + lines.length);
  }
  return sum;
}

/** Lines as a file has them, each numbered among those that read the same. */
export const sendLines = (lines: readonly ReadLine[], sending: Sending): Promise<Sum> =>
  sendStatementLines(numbered(lines), sending);

export const addSums = (one: Sum, other: Sum): Sum => ({
  added: one.added + other.added,
  known: one.known + other.known,
  closed: one.closed + other.closed,
  doubtful: [...one.doubtful, ...other.doubtful],
});

export const sumText = ({ added, known, closed, doubtful }: Sum): string =>
  [
    `${linesText(added)} added.`,
    known > 0 && `${known} already here.`,
    closed > 0 && `${closed} left out: the days are reconciled or before the opening balance.`,
    doubtful.length > 0 && `${doubtful.length} left out: here in other words.`,
  ]
    .filter(Boolean)
    .join(' ');
