import { sumOf } from '../accounts';
import { listedAccount } from './account-names';
import type { ReportRow } from './report-row';
import { isTied, type Tie } from './ties';

/** A line with the balance of its account after it: a debit above 0. */
type RunningLine = { readonly row: ReportRow; readonly balance: number };

/** An account's part of the general ledger. */
export type LedgerAccount = {
  readonly account: string;
  readonly name: string;
  readonly before: number;
  readonly lines: readonly RunningLine[];
  readonly after: number;
};

const movedBy = ({ cents }: ReportRow): number => (cents.debit ?? 0) - (cents.credit ?? 0);

/** The rows of a general ledger in their order, account by account. */
export function ledgerAccounts(rows: readonly ReportRow[]): LedgerAccount[] {
  const accounts = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const account = listedAccount(row.at.account ?? '');
    const of = accounts.get(account) ?? [];
    of.push(row);
    accounts.set(account, of);
  }
  return [...accounts].map(([account, of]) => {
    const before = of.reduce((sum, { cents }) => sum + (cents.before ?? 0), 0);
    let balance = before;
    const lines = of
      .filter(({ at }) => at.entry !== undefined)
      .map((row): RunningLine => {
        balance += movedBy(row);
        return { row, balance };
      });
    return { account, name: of[0]?.texts[0] ?? account, before, lines, after: balance };
  });
}

/** The account whose balances are not those of the trial balance, or else all of them together (D71). */
export function ledgerTies(accounts: readonly LedgerAccount[], trial: readonly ReportRow[]): Tie[] {
  const ties = accounts.map(({ account, name, after }): Tie => {
    const row = trial.find(({ at }) => at.account === account);
    return {
      name,
      figures: [
        { label: `${name} in the general ledger`, cents: after },
        { label: 'In the trial balance', cents: row?.cents.after ?? 0 },
      ],
    };
  });
  const broken = ties.filter((tie) => !isTied(tie));
  const sum = (place: 0 | 1) => sumOf(ties.map(({ figures }) => Math.abs(figures[place].cents)));
  const all: Tie = {
    name: 'All accounts',
    figures: [
      { label: 'Ending balances of the general ledger', cents: sum(0) },
      { label: 'Ending balances of the trial balance', cents: sum(1) },
    ],
  };
  return broken.length > 0 ? broken : [all];
}
