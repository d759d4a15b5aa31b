import { useNavigate, useSearch } from '@tanstack/react-router';
import { seesBank } from '../../../../shared/domain/ledger/bank/bank-reach';
import { may } from '../../../../shared/domain/people/permissions';
import { BillsPage } from '../../features/ledger/bills/bills-page';
import { billsPlaces } from '../../features/ledger/bills/bills-place';
import { ManagementFees } from '../../features/ledger/owners/management-fees';
import { moneyPlaces } from '../../features/ledger/owners/money-place';
import { MonthStatements } from '../../features/ledger/owners/month-statements';
import { lastMonth } from '../../features/ledger/owners/months';
import { PropertyMoneyPage } from '../../features/ledger/owners/property-money';
import { StatementList } from '../../features/ledger/owners/statement-list';
import { StatementPage } from '../../features/ledger/owners/statement-page';
import { YearPage } from '../../features/ledger/owners/year-page';
import { ChooseProperty } from '../../features/properties/pickers/choose-property';
import { today } from '../../ui/data/instant';
import { DeskPage } from './desk-page';
import { useListPlace } from './use-list-place';
import type { Person } from './use-person';

const mayChange = ({ viewer, user }: Person): boolean =>
  user.account.canChange && may(viewer, { area: 'money', level: 'change' });

const isMonth = (raw: unknown): raw is string =>
  typeof raw === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(raw);

const isYear = (raw: unknown): raw is string => typeof raw === 'string' && /^20\d\d$/.test(raw);

/** /property-money, by the property's `id`. */
export function PropertyMoneyScreen() {
  const at = useListPlace(moneyPlaces.parse, '/property-money');
  return (
    <DeskPage title="Owner balances" area="money">
      {(person) =>
        at.place.id === undefined ? (
          <ChooseProperty
            title={at.place.record === 'expense' ? 'Record expense' : 'Owner balances'}
            lead="Choose the property that it is about."
            back={{ to: '/propertiesList', label: 'Properties' }}
            placeOf={(id) => ({
              to: '/property-money',
              search: at.place.record ? { id, record: at.place.record } : { id },
            })}
          />
        ) : (
          <PropertyMoneyPage
            key={at.place.id}
            {...at}
            canChange={mayChange(person)}
            seesBank={seesBank(person.viewer)}
          />
        )
      }
    </DeskPage>
  );
}

/** /bills: those of all properties. */
export function BillsScreen() {
  const at = useListPlace(billsPlaces.parse, '/bills');
  return (
    <DeskPage title="Bills" area="money">
      {({ user }) => <BillsPage {...at} canChange={user.account.canChange} />}
    </DeskPage>
  );
}

/** /management-fees: the last whole month, or the `month` in the address. */
export function ManagementFeesScreen() {
  const { month }: { month?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const onMonth = (chosen: string) =>
    void navigate({ to: '/management-fees', search: { month: chosen }, replace: true });
  return (
    <DeskPage title="Management fees" area="money">
      {(person) => (
        <ManagementFees
          month={isMonth(month) ? month : lastMonth()}
          onMonth={onMonth}
          mayChange={mayChange(person)}
        />
      )}
    </DeskPage>
  );
}

/**
 * /owner-statements: of an owner by `id`, a rental owner's own, else whose are to be issued for a `month`.
 */
export function StatementsScreen() {
  const { id, month }: { id?: unknown; month?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const onMonth = (chosen: string) =>
    void navigate({ to: '/owner-statements', search: { month: chosen }, replace: true });
  return (
    <DeskPage title="Statements" area="reports">
      {(person) => {
        if (person.viewer.roleLabel === 'rentalOwner') return <StatementList ownerId={undefined} />;
        if (typeof id === 'string' && id !== '') return <StatementList ownerId={id} />;
        const chosen = isMonth(month) ? month : lastMonth();
        return <MonthStatements month={chosen} onMonth={onMonth} mayChange={mayChange(person)} />;
      }}
    </DeskPage>
  );
}

/** /owner-statement, by the owner's `id` and the `month`. */
export function StatementScreen() {
  const { id, month }: { id?: unknown; month?: unknown } = useSearch({ strict: false });
  return (
    <DeskPage title="Statement" area="reports">
      {(person) => (
        <StatementPage
          ownerId={String(id ?? '')}
          month={isMonth(month) ? month : lastMonth()}
          canChange={mayChange(person)}
        />
      )}
    </DeskPage>
  );
}

/** /owner-year, by the owner's `id`: this year, or the `year` in the address. */
export function OwnerYearScreen() {
  const { id, year }: { id?: unknown; year?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const ownerId = String(id ?? '');
  const asked = String(year ?? '');
  const onYear = (chosen: string) =>
    void navigate({ to: '/owner-year', search: { id: ownerId, year: Number(chosen) }, replace: true });
  return (
    <DeskPage title="Year" area="reports">
      {() => (
        <YearPage ownerId={ownerId} year={isYear(asked) ? asked : today().slice(0, 4)} onYear={onYear} />
      )}
    </DeskPage>
  );
}
