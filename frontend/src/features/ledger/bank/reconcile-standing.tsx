import { lazy, Suspense, useState } from 'react';
import type { BankAccount, Reconciliation } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import type { TypedStanding } from '../../../../../shared/domain/ledger/bank/typed-standing';
import { signedDollars } from '../../../../../shared/domain/money';
import { amountColumn } from '../../../ui/data/amount-column';
import { DataTable } from '../../../ui/data/data-table';
import { Stat, StatRow } from '../../../ui/data/stat';
import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/primitives/button';
import { Amount } from '../../../ui/primitives/text';
import { linesText } from './bank-words';

const DifferenceDialog = lazy(() => import('./difference-dialog'));

type Props = {
  account: BankAccount;
  through: string;
  read: Reconciliation | undefined;
  standing: TypedStanding | undefined;
  /** As typed; undefined while nothing is. */
  ending: number | undefined;
  mayChange: boolean;
};

const figure = (cents: number | undefined) =>
  cents === undefined ? '–' : <Amount>{signedDollars(cents)}</Amount>;

/** Bank, what waits for it, and the books: side by side, with what the difference is made of. */
export function ReconcileStanding({ account, through, read, standing, ending, mayChange }: Props) {
  const [isEntering, setEntering] = useState(false);
  const isTyped = ending !== undefined;
  const typed = isTyped ? standing : undefined;
  return (
    <>
      <StatRow aria-label="Bank and books" role="group" aria-live="polite">
        <Stat label="Bank balance" value={figure(ending)} />
        <Stat label="Deposits in transit" value={figure(standing?.transit)} />
        <Stat label="Checks outstanding" value={figure(standing && -standing.outstanding)} />
        <Stat label="Adjusted bank" value={figure(typed?.adjusted)} />
        <Stat label="Book balance" value={figure(read?.book)} hint={<bdi>{displayDate(through)}</bdi>} />
        <Stat
          label="Difference"
          value={
            typed ? (
              <Amount color={typed.difference === 0 ? 'success' : 'danger'}>
                {signedDollars(typed.difference)}
              </Amount>
            ) : (
              '–'
            )
          }
        />
      </StatRow>
      {read && typed && <Explained read={read} standing={typed} />}
      {mayChange && read?.is_first && typed && typed.parts.before !== 0 && (
        <>
          <Notice title="Your books and this bank account were never compared before">
            {account.bearer === 'owners'
              ? 'What they differ by is somebody’s: an owner’s, or the bank side of opening balances. Say whose it is.'
              : 'What they differ by is somebody’s: an owner’s, the company’s, or the bank side of opening balances. Say whose it is.'}
          </Notice>
          <Button alignSelf="flex-start" variant="outline" size="sm" onClick={() => setEntering(true)}>
            Enter the difference
          </Button>
        </>
      )}
      {isEntering && typed && (
        <Suspense fallback={null}>
          <DifferenceDialog
            account={account}
            through={through}
            cents={typed.parts.before}
            onClose={() => setEntering(false)}
          />
        </Suspense>
      )}
    </>
  );
}

type Part = { key: string; name: string; cents: number };

const countedLines = (count: number, name: string): string => `${linesText(count)} ${name}`;

function partsOf(read: Reconciliation, { parts }: TypedStanding): Part[] {
  const known = [
    { key: 'missing', name: 'Not in the imported lines', cents: parts.missing },
    { key: 'open', name: countedLines(read.open_lines, 'without an entry'), cents: parts.open },
    { key: 'aside', name: countedLines(read.aside_lines, 'set aside'), cents: parts.aside },
    {
      key: 'misdated',
      name: countedLines(read.misdated_lines, 'matched to entries of later days'),
      cents: parts.misdated,
    },
    {
      key: 'before',
      name: `Bank and books differed before ${displayDate(read.from)}`,
      cents: parts.before,
    },
  ];
  const counts: Record<string, number> = {
    open: read.open_lines,
    aside: read.aside_lines,
    misdated: read.misdated_lines,
  };
  return known.filter(({ key, cents }) => cents !== 0 || (counts[key] ?? 0) > 0);
}

function Explained({ read, standing }: { read: Reconciliation; standing: TypedStanding }) {
  if (standing.isReconciled)
    return <Notice kind="success" title="Every line has its entries, and the difference is $0.00." />;
  return (
    <DataTable
      caption="What the difference is made of"
      columns={[
        { key: 'part', header: 'What differs', rem: 20, cell: ({ name }: Part) => <bdi>{name}</bdi> },
        amountColumn({
          key: 'cents',
          header: 'Amount',
          rem: 8,
          isStrong: true,
          text: ({ cents }: Part) => signedDollars(cents),
        }),
      ]}
      rows={partsOf(read, standing)}
      rowKey={({ key }) => key}
      picture={false}
    />
  );
}
