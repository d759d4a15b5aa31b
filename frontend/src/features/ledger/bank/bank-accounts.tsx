import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Landmark, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BankAccount } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import { signedDollars } from '../../../../../shared/domain/money';
import { Button } from '../../../ui/button';
import { DataTable, InCard } from '../../../ui/data-table';
import type { Column } from '../../../ui/data-table-column';
import { drawings } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/empty-state';
import { Named } from '../../../ui/named';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { Sign } from '../../../ui/sign';
import { Amount } from '../../../ui/text';
import { WaitingLedger } from '../show/waiting-ledger';
import { banksQuery } from './bank-queries';
import { bankName } from './bank-words';

const AccountDialog = lazy(() => import('./account-dialog'));

const sign = (
  <Sign bg="surface.sunk" color="muted">
    <Landmark aria-hidden="true" />
  </Sign>
);

const isNew = ({ through, opened_on }: BankAccount): boolean => through === opened_on;

const columns: readonly Column<BankAccount>[] = [
  {
    key: 'account',
    header: 'Account',
    rem: 16,
    cell: (account) => <Named sign={sign} name={bankName(account)} />,
  },
  {
    key: 'through',
    header: 'Reconciled through',
    rem: 12,
    cell: (account) => (
      <bdi>
        {!isNew(account) && <InCard>Reconciled through </InCard>}
        {isNew(account) ? 'Nothing reconciled yet' : displayDate(account.through)}
      </bdi>
    ),
  },
  {
    key: 'balance',
    header: 'Balance then',
    rem: 9,
    end: true,
    cell: (account) => (
      <bdi>
        <InCard>{isNew(account) ? 'Opening balance ' : 'Balance then '}</InCard>
        <Amount fontWeight="semibold">{signedDollars(account.balance)}</Amount>
      </bdi>
    ),
  },
];

/** /bank-accounts: the accounts whose statements are compared with the ledgers. */
export function BankAccounts({ canChange }: { canChange: boolean }) {
  const read = useQuery(banksQuery);
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  if (!read.data) return <WaitingLedger read={read} title="Bank accounts" isTop />;
  const { accounts, may } = read.data;
  const add = may.change && canChange && (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      Add account
    </Button>
  );
  return (
    <Page
      title="Bank accounts"
      lead="Import bank statements, match each line to its ledger entry, and reconcile the account to zero."
      action={accounts.length > 0 && add}
    >
      <Section flush>
        {accounts.length === 0 ? (
          <EmptyState
            title="No bank account yet"
            text="Add the account you deposit rent in. Then import a statement as a CSV, OFX, or QFX file from your bank’s website."
            drawing={drawings.keys}
            action={add}
          />
        ) : (
          <DataTable
            caption="Bank accounts"
            columns={columns}
            rows={accounts}
            rowKey={({ account_id }) => account_id}
            rowTo={({ account_id: id }) => ({ to: '/bank-account', search: { id } })}
          />
        )}
      </Section>
      <Suspense fallback={null}>
        {isAdding && (
          <AccountDialog
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate({ to: '/bank-account', search: { id } })}
          />
        )}
      </Suspense>
    </Page>
  );
}
