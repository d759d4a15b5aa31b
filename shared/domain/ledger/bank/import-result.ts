import type { LocalDate } from '../../dates';
import { sumOf } from '../accounts';
import type { ReadLine } from './bank-lines';
import type { ReadFile } from './read-file';

type Here = Pick<ReadLine, 'on' | 'cents' | 'text' | 'check'>;
type Account = { readonly through: LocalDate; readonly balance: number };

/** A balance as this account has it and as the file says; either may be unknown. */
export type Compared = { readonly here?: number | undefined; readonly file?: number | undefined };

/** What adding a file would do, in cents and counts. */
export type ImportResult = {
  readonly moneyIn: number;
  readonly moneyOut: number;
  readonly added: number;
  /** Lines that read like one that is here. */
  readonly known: number;
  /** Lines of days that are reconciled, or before the opening. */
  readonly closed: number;
  /** Before the file's first line, and after its last one. */
  readonly before: Compared;
  readonly after: Compared;
};

const sameness = ({ on, cents, text, check }: Here): string => JSON.stringify([on, cents, text, check]);

/** Lines of the file that are new, each line that is here counted once. */
function freshOf(lines: readonly ReadLine[], here: readonly Here[]): ReadLine[] {
  const left = new Map<string, number>();
  for (const line of here) left.set(sameness(line), (left.get(sameness(line)) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(sameness(line)) ?? 0;
    left.set(sameness(line), count - 1);
    return count <= 0;
  });
}

type Asked = {
  readonly file: Pick<ReadFile, 'lines' | 'beginning' | 'ending'>;
  /** The lines after `through`. */
  readonly here: readonly Here[];
  readonly account: Account;
};

/** The result of adding a file, before anything is added. The bank's id is compared when it is. */
export function importResult({ file, here, account }: Asked): ImportResult {
  const { lines } = file;
  const open = lines.filter(({ on }) => on > account.through);
  const fresh = freshOf(open, here);
  const days = lines.map(({ on }) => on).toSorted();
  const [first, last] = [days[0] ?? '', file.ending?.on ?? days.at(-1) ?? ''];
  const balanceWith = (some: readonly Here[]): number =>
    account.balance + sumOf(some.map(({ cents }) => cents));
  const isAfter = first > account.through;
  return {
    moneyIn: sumOf(lines.map(({ cents }) => Math.max(cents, 0))),
    moneyOut: sumOf(lines.map(({ cents }) => Math.max(-cents, 0))),
    added: fresh.length,
    known: open.length - fresh.length,
    closed: lines.length - open.length,
    before: {
      here: isAfter ? balanceWith(here.filter(({ on }) => on < first)) : undefined,
      file: file.beginning,
    },
    after: {
      here:
        last > account.through ? balanceWith([...here, ...fresh].filter(({ on }) => on <= last)) : undefined,
      file: file.ending?.cents,
    },
  };
}

/** What is still to be explained between the two; undefined where either is unknown. */
export const differenceOf = ({ here, file }: Compared): number | undefined =>
  here === undefined || file === undefined ? undefined : file - here;
