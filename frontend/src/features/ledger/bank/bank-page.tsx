import { useQuery } from '@tanstack/react-query';
import { FileUp, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BankAccount, BankLine, BankRule, BankStatement } from '../../../../../shared/contract/bank';
import { displayDate, plausibleDays } from '../../../../../shared/domain/dates';
import { bankName } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { proposals } from '../../../../../shared/domain/ledger/bank/propose';
import { firstDayAfter } from '../../../../../shared/domain/ledger/bank/reconcile';
import { signedDollars } from '../../../../../shared/domain/money';
import { Page } from '../../../ui/layout/page';
import { Button } from '../../../ui/primitives/button';
import { ChecksSection } from '../bills/checks-section';
import { WaitingLedger } from '../show/waiting-ledger';
import { AccountActions, AccountFigures } from './account-figures';
import { bankLinesQuery, bankQuery, cashEntriesQuery } from './bank-queries';
import { freeEntries, toBanks } from './bank-words';
import { ClosedStatement } from './closed-statement';
import type { Stated } from './import-dialog';
import { LinesSection } from './lines-section';
import { ReconcileSection } from './reconcile-section';
import { RulesSection } from './rules-section';
import { StatementsSection } from './statements-section';

const AccountDialog = lazy(() => import('./account-dialog'));
const ImportDialog = lazy(() => import('./import-dialog'));

type Props = { id: string; statement?: string | undefined; canChange: boolean };

/** /bank-account: the statement that is worked on, and those that are closed. */
export function BankPage({ id, statement, canChange }: Props) {
  const bank = useQuery(bankQuery(id));
  if (!bank.data) return <WaitingLedger read={bank} title="Bank account" what="Account" back={toBanks} />;
  const { account, statements, rules, may } = bank.data;
  const closed = statements.find(({ through }) => through === statement);
  if (closed) return <ClosedStatement account={account} statement={closed} />;
  return (
    <Open
      key={`${account.account_id} ${account.through}`}
      account={account}
      statements={statements}
      rules={rules}
      mayChange={may.change && canChange}
    />
  );
}

type OpenProps = {
  account: BankAccount;
  statements: readonly BankStatement[];
  rules: readonly BankRule[];
  mayChange: boolean;
};

function Open(props: OpenProps) {
  const { account } = props;
  const days = { from: firstDayAfter(account.through), to: plausibleDays.last };
  const read = useQuery(bankLinesQuery(account.account_id, days));
  if (!read.data) return <WaitingLedger read={read} title={bankName(account)} back={toBanks} />;
  return <Whole {...props} lines={read.data} />;
}

/** The days whose entries the open lines can be; without lines, those since the last reconciliation. */
const daysOf = ({ through }: BankAccount, lines: readonly BankLine[]) => ({
  from: firstDayAfter(through),
  to: lines.at(-1)?.on ?? firstDayAfter(through),
});

function Whole({ account, statements, rules, mayChange, lines }: OpenProps & { lines: readonly BankLine[] }) {
  const [opened, setOpened] = useState<'account' | 'import'>();
  const [stated, setStated] = useState<Stated>();
  const entries = useQuery(cashEntriesQuery(account.account_id, daysOf(account, lines)));
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
            <AccountActions account={account} />
          </>
        )
      }
    >
      <AccountFigures account={account} mayChange={mayChange} />
      {(lines.length > 0 || !isNew) && (
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
        rules={rules}
        read={entries}
        mayChange={mayChange}
      />
      <ChecksSection account={account} mayChange={mayChange} />
      <RulesSection account={account} rules={rules} mayChange={mayChange} />
      <StatementsSection account={account} statements={statements} mayChange={mayChange} />
      <Suspense fallback={null}>
        {opened === 'account' && <AccountDialog account={account} onClose={close} />}
        {opened === 'import' && (
          <ImportDialog account={account} here={lines} onClose={close} onStated={setStated} />
        )}
      </Suspense>
    </Page>
  );
}
