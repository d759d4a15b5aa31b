import { useQuery } from '@tanstack/react-query';
import { FileUp, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BankAccount, BankLine, BankStatement } from '../../../../../shared/contract/bank';
import { displayDate, plausibleDays } from '../../../../../shared/domain/dates';
import { type Proposal, proposals } from '../../../../../shared/domain/ledger/bank/propose';
import { firstDayAfter } from '../../../../../shared/domain/ledger/bank/reconcile';
import { signedDollars } from '../../../../../shared/domain/money';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { WaitingLedger } from '../show/waiting-ledger';
import { bankLinesQuery, bankQuery, cashEntriesQuery } from './bank-queries';
import { bankName, freeEntries, type Known, toBanks } from './bank-words';
import { ClosedStatement } from './closed-statement';
import type { Stated } from './import-dialog';
import { LinesSection } from './lines-section';
import { OutstandingSection } from './outstanding-section';
import { ReconcileSection } from './reconcile-section';
import { StatementsSection } from './statements-section';

const AccountDialog = lazy(() => import('./account-dialog'));
const ImportDialog = lazy(() => import('./import-dialog'));

type Props = { id: string; statement?: string | undefined; canChange: boolean };

/** /bank-account: the statement that is worked on, and those that are closed. */
export function BankPage({ id, statement, canChange }: Props) {
  const bank = useQuery(bankQuery(id));
  if (!bank.data) return <WaitingLedger read={bank} title="Bank account" what="Account" back={toBanks} />;
  const { account, statements, may } = bank.data;
  const closed = statements.find(({ through }) => through === statement);
  if (closed) return <ClosedStatement account={account} statement={closed} />;
  return (
    <Open
      key={account.through}
      account={account}
      statements={statements}
      mayChange={may.change && canChange}
    />
  );
}

type OpenProps = { account: BankAccount; statements: readonly BankStatement[]; mayChange: boolean };

function Open({ account, statements, mayChange }: OpenProps) {
  const days = { from: firstDayAfter(account.through), to: plausibleDays.last };
  const read = useQuery(bankLinesQuery(account.account_id, days));
  if (!read.data) return <WaitingLedger read={read} title={bankName(account)} back={toBanks} />;
  return <Whole account={account} statements={statements} mayChange={mayChange} lines={read.data} />;
}

/** The days whose entries the open lines can be; without lines, those since the last reconciliation. */
const daysOf = ({ through }: BankAccount, lines: readonly BankLine[]) => ({
  from: firstDayAfter(through),
  to: lines.at(-1)?.on ?? firstDayAfter(through),
});

function Whole({ account, statements, mayChange, lines }: OpenProps & { lines: readonly BankLine[] }) {
  const [opened, setOpened] = useState<'account' | 'import'>();
  const [stated, setStated] = useState<Stated>();
  const entries = useQuery(cashEntriesQuery(daysOf(account, lines)));
  const free = entries.data ? freeEntries(entries.data) : [];
  const open = lines.filter(({ state }) => state === 'open');
  const proposed = proposals(open, free);
  const isNew = account.through === account.opened_on;
  const when = isNew ? 'Opening balance' : 'Reconciled through';
  const close = () => setOpened(undefined);
  return (
    <Page
      title={bankName(account)}
      lead={`${when} ${displayDate(account.through)}: ${signedDollars(account.balance)}.`}
      back={toBanks}
      action={
        mayChange && (
          <>
            <Button variant="outline" onClick={() => setOpened('account')}>
              <Pencil aria-hidden="true" />
              Edit
            </Button>
            <Button variant={lines.length > 0 ? 'outline' : 'solid'} onClick={() => setOpened('import')}>
              <FileUp aria-hidden="true" />
              Import statement
            </Button>
          </>
        )
      }
    >
      {lines.length > 0 && (
        <ReconcileSection
          key={stated && `${stated.on} ${stated.cents}`}
          account={account}
          lines={lines}
          stated={stated}
          mayChange={mayChange}
        />
      )}
      <LinesSection
        account={account}
        lines={lines}
        free={free}
        proposed={proposed}
        read={entries}
        mayChange={mayChange}
      />
      <OutstandingSection free={left(free, { account, proposed })} />
      <StatementsSection account={account} statements={statements} mayChange={mayChange} />
      <Suspense fallback={null}>
        {opened === 'account' && <AccountDialog account={account} onClose={close} />}
        {opened === 'import' && <ImportDialog account={account} onClose={close} onStated={setStated} />}
      </Suspense>
    </Page>
  );
}

/** What no line is proposed for. What came before the opening balance is in it, unless a line says otherwise. */
const left = (
  free: readonly Known[],
  { account, proposed }: { account: BankAccount; proposed: readonly Proposal[] },
): Known[] => {
  const keys = new Set(proposed.map(({ key }) => key));
  return free.filter(({ on, key }) => on > account.opened_on && !keys.has(key));
};
