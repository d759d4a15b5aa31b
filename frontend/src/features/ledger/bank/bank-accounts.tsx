import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Landmark, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BankAccount } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import { accountKindNames, bankName } from '../../../../../shared/domain/ledger/bank/bank-codes';
import { displayDollars, signedDollars } from '../../../../../shared/domain/money';
import { DataTable, InCard } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListLabel } from '../../../ui/layout/list-label';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { drawings } from '../../../ui/primitives/drawings';
import { IconTile } from '../../../ui/primitives/icon-tile';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Amount } from '../../../ui/primitives/text';
import { WaitingLedger } from '../show/waiting-ledger';
import { banksQuery } from './bank-queries';
import { ToMoveSection, UseSection } from './use-section';

const AccountDialog = lazy(() => import('./account-dialog'));

const sign = (
  <IconTile bg="surface.sunk" color="muted">
    <Landmark aria-hidden="true" />
  </IconTile>
);

const isNew = ({ through, opened_on }: BankAccount): boolean => through === opened_on;

const columns: readonly Column<BankAccount>[] = [
  {
    key: 'account',
    header: 'Account',
    rem: 16,
    cell: (account) => <ListLabel sign={sign} name={bankName(account)} />,
  },
  {
    key: 'purpose',
    header: 'Purpose',
    rem: 10,
    cell: ({ kind, is_told: isTold, short }) => (
      <bdi>
        {isTold ? accountKindNames[kind] : 'Not chosen yet'}
        {short > 0 && ` · short ${displayDollars(short)}`}
      </bdi>
    ),
  },
  {
    key: 'book',
    header: 'Book balance today',
    rem: 9,
    end: true,
    cell: ({ book }) => (
      <bdi>
        <InCard>Book balance today </InCard>
        <Amount fontWeight="semibold">{signedDollars(book)}</Amount>
      </bdi>
    ),
  },
  {
    key: 'bank',
    header: 'Bank balance (last import)',
    rem: 9,
    end: true,
    cell: ({ bank }) => (
      <bdi>
        <InCard>Bank balance </InCard>
        <Amount>{signedDollars(bank)}</Amount>
      </bdi>
    ),
  },
  {
    key: 'match',
    header: 'To match',
    rem: 5,
    end: true,
    cell: ({ to_match: toMatch }) => (
      <bdi>
        <InCard>To match </InCard>
        {toMatch}
      </bdi>
    ),
  },
  {
    key: 'through',
    header: 'Reconciled through',
    rem: 10,
    cell: (account) => (
      <bdi>
        {!isNew(account) && <InCard>Reconciled through </InCard>}
        {isNew(account) ? 'Nothing reconciled yet' : displayDate(account.through)}
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
  const { accounts, use, may } = read.data;
  const mayChange = may.change && canChange;
  const add = mayChange && (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      Add account
    </Button>
  );
  return (
    <Page
      title="Bank accounts"
      lead="Import bank statements, match each line to its ledger entry, and reconcile the account to zero."
      action={
        accounts.length > 0 && (
          <>
            <LinkButton to="/opening-balances" variant="outline">
              Opening balances
            </LinkButton>
            {add}
          </>
        )
      }
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
      <ToMoveSection accounts={accounts} use={use} mayChange={mayChange} />
      <UseSection accounts={accounts} use={use} mayChange={mayChange} />
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
