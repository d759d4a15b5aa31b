import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { seesBank } from '../../../../shared/domain/ledger/bank/bank-reach';
import { BankAccounts } from '../../features/ledger/bank/bank-accounts';
import { BankPage } from '../../features/ledger/bank/bank-page';
import { OpeningBalances } from '../../features/ledger/openings/opening-balances';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { DeskPage } from './desk-page';
import type { Person } from './use-person';

/** For who reaches the whole organization's money: bank lines span properties. */
const BankDesk = ({ title, children }: { title: string; children: (person: Person) => ReactNode }) => (
  <DeskPage title={title} area="money">
    {(person) =>
      seesBank(person.viewer) ? (
        children(person)
      ) : (
        <Page title={title}>
          <Section>
            <NoPermission />
          </Section>
        </Page>
      )
    }
  </DeskPage>
);

/** /bank-accounts */
export const BankAccountsScreen = () => (
  <BankDesk title="Bank accounts">
    {({ user }) => <BankAccounts canChange={user.account.canChange} />}
  </BankDesk>
);

/** /bank-account, by its `id`; with a `statement`’s last day, that closed statement. */
export function BankAccountScreen() {
  const { id, statement }: { id?: unknown; statement?: unknown } = useSearch({ strict: false });
  return (
    <BankDesk title="Bank account">
      {({ user }) =>
        typeof id === 'string' && id !== '' ? (
          <BankPage
            key={id}
            id={id}
            statement={typeof statement === 'string' ? statement : undefined}
            canChange={user.account.canChange}
          />
        ) : (
          <BankAccounts canChange={user.account.canChange} />
        )
      }
    </BankDesk>
  );
}

/** /opening-balances */
export const OpeningBalancesScreen = () => (
  <BankDesk title="Opening balances">
    {({ user }) => <OpeningBalances canChange={user.account.canChange} />}
  </BankDesk>
);
