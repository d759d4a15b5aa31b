import { lazy, Suspense, useState } from 'react';
import type { BankAccount, BankUse } from '../../../../../shared/contract/bank';
import { signedDollars } from '../../../../../shared/domain/money';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { ListLabel } from '../../../ui/layout/list-label';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Amount } from '../../../ui/primitives/text';
import { idOfCode, type Moving, nameOfCode } from './account-words';

const UseDialog = lazy(() => import('./use-dialog'));
const AssignDialog = lazy(() => import('./assign-dialog'));
const TransferDialog = lazy(() => import('./transfer-dialog'));

type Props = { accounts: readonly BankAccount[]; use: BankUse; mayChange: boolean };

/** Money that lies in one account and belongs in another. */
export function ToMoveSection({ accounts, use, mayChange }: Props) {
  const [moved, setMoved] = useState<Moving>();
  if (accounts.length < 2 || use.to_move.length === 0) return null;
  const columns: readonly Column<Moving>[] = [
    {
      key: 'property',
      header: 'Property',
      rem: 14,
      cell: ({ property_title, from, to }) => (
        <ListLabel
          name={property_title}
          note={`${nameOfCode(accounts, from)} to ${nameOfCode(accounts, to)}`}
        />
      ),
    },
    {
      key: 'amount',
      header: 'Amount',
      rem: 8,
      end: true,
      cell: ({ cents }) => <Amount fontWeight="semibold">{signedDollars(cents)}</Amount>,
    },
    {
      key: 'move',
      header: '',
      rem: 10,
      end: true,
      cell: (one) =>
        mayChange && (
          <Button variant="outline" size="sm" onClick={() => setMoved(one)}>
            Record transfer
          </Button>
        ),
    },
  ];
  return (
    <Section
      flush
      title="To be moved"
      lead="Money that lies in another account than its property’s. Move it at the bank, then record the transfer."
    >
      <DataTable
        caption="Money to be moved"
        columns={columns}
        rows={use.to_move}
        rowKey={({ property_id, from, to }) => [property_id, from, to].join(' ')}
        picture={false}
      />
      <Suspense fallback={null}>
        {moved && (
          <TransferDialog
            type="transfer"
            accounts={accounts}
            use={use}
            from={idOfCode(accounts, moved.from)}
            to={idOfCode(accounts, moved.to)}
            propertyId={moved.property_id}
            cents={moved.cents}
            onClose={() => setMoved(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

type Used = BankUse['properties'][number];

/** Which accounts each property uses. */
export function UseSection({ accounts, use, mayChange }: Props) {
  const [chosen, setChosen] = useState<Used>();
  const [isChoosing, setChoosing] = useState(false);
  if (accounts.length < 2 || use.properties.length === 0) return null;
  const columns: readonly Column<Used>[] = [
    {
      key: 'property',
      header: 'Property',
      rem: 14,
      cell: ({ property_title }) => <ListLabel name={property_title} />,
    },
    {
      key: 'money',
      header: 'Rent and bills',
      rem: 12,
      cell: ({ money }) => <bdi>{nameOfCode(accounts, money)}</bdi>,
    },
    {
      key: 'deposits',
      header: 'Deposits',
      rem: 12,
      cell: ({ deposits }) => <bdi>{nameOfCode(accounts, deposits)}</bdi>,
    },
    {
      key: 'change',
      header: '',
      rem: 7,
      end: true,
      cell: (one) =>
        mayChange && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Change the accounts of ${one.property_title}`}
            onClick={() => setChosen(one)}
          >
            Change
          </Button>
        ),
    },
  ];
  return (
    <Section
      flush
      title="Accounts of properties"
      lead="Where each property’s rent and deposits lie."
      action={
        mayChange && (
          <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
            Standard accounts
          </Button>
        )
      }
    >
      <DataTable
        caption="Accounts of properties"
        columns={columns}
        rows={use.properties}
        rowKey={({ property_id }) => property_id}
        picture={false}
      />
      <Suspense fallback={null}>
        {isChoosing && <UseDialog use={use} accounts={accounts} onClose={() => setChoosing(false)} />}
        {chosen && (
          <AssignDialog property={chosen} accounts={accounts} onClose={() => setChosen(undefined)} />
        )}
      </Suspense>
    </Section>
  );
}
