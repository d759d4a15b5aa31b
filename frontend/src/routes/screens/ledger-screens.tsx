import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { LeaseDebt } from '../../../../shared/contract/ledger-bulk';
import type { Ledger } from '../../../../shared/contract/ledger-shapes';
import { seesBank } from '../../../../shared/domain/ledger/bank/bank-reach';
import { hasDesk, may } from '../../../../shared/domain/people/permissions';
import { BalanceList } from '../../features/ledger/balances/balance-list';
import { balancePlaces } from '../../features/ledger/balances/balance-place';
import { BulkCharges } from '../../features/ledger/bulk/bulk-charges';
import { RecordPayments } from '../../features/ledger/bulk/record-payments';
import { AddCharge } from '../../features/ledger/charge/add-charge';
import { EditCharge } from '../../features/ledger/charge/edit-charge';
import { FeeRunPage } from '../../features/ledger/late/fee-run-page';
import { LateFees } from '../../features/ledger/late/late-fees';
import { MyLedgerPage } from '../../features/ledger/mine/my-ledger';
import { OpeningBalance } from '../../features/ledger/opening/opening-balance';
import { PaymentPage } from '../../features/ledger/payment/payment-page';
import { ledgerQuery, openChargesQuery } from '../../features/ledger/queries';
import { ReceivePayment } from '../../features/ledger/receive/receive-payment';
import { SettlementPage } from '../../features/ledger/settle/settlement-page';
import { LedgerPage } from '../../features/ledger/show/ledger-page';
import { ledgerPlaces } from '../../features/ledger/show/ledger-place';
import { toBalances, WaitingLedger } from '../../features/ledger/show/waiting-ledger';
import { ClosedPage } from './closed-page';
import { DeskPage } from './desk-page';
import { MyHome, paidByMe } from './my-home';
import { useListPlace } from './use-list-place';
import { type Person, usePerson } from './use-person';

const mayChange = ({ viewer, user }: Person): boolean =>
  user.account.canChange && may(viewer, { area: 'money', level: 'change' });

/** /ledges-totalpayment: the address is its state. */
export function BalancesScreen() {
  const { remind }: { remind?: unknown } = useSearch({ strict: false });
  const at = useListPlace(balancePlaces.parse, '/ledges-totalpayment', 'balances');
  return (
    <DeskPage title="Rent" area="money">
      {(person) => (
        <BalanceList
          {...at}
          mayChange={mayChange(person)}
          isReminding={remind === 'all' && mayChange(person)}
        />
      )}
    </DeskPage>
  );
}

/** /ledgesData, by the lease's `id`; without one, the person chooses in the list. Tenants see their own. */
export function LedgerScreen() {
  const at = useListPlace(ledgerPlaces.parse, '/ledgesData');
  const balances = useListPlace(balancePlaces.parse, '/ledgesData');
  const person = usePerson();
  if (person?.role.role_label === 'tenant')
    return (
      <MyHome title="Charges and payments" choose={paidByMe}>
        {(id) => <MyLedgerPage {...at} place={{ ...at.place, id }} />}
      </MyHome>
    );
  return (
    <DeskPage title="Ledger" area="money">
      {({ viewer }) =>
        at.place.id === undefined ? (
          <BalanceList {...balances} isChooser />
        ) : (
          <LedgerPage
            key={at.place.id}
            {...at}
            seesLeases={hasDesk(viewer, 'leases')}
            seesReports={hasDesk(viewer, 'reports')}
          />
        )
      }
    </DeskPage>
  );
}

type FormProps = { ledger: Ledger; onDone: () => void };

/** A form of one ledger, for who may change it; without a lease's `id`, the list to choose one. */
function FormScreen({ title, form: Form }: { title: string; form: ComponentType<FormProps> }) {
  const { id }: { id?: unknown } = useSearch({ strict: false });
  const balances = useListPlace(balancePlaces.parse, '/ledges-totalpayment');
  const leaseId = String(id ?? '');
  const person = usePerson();
  const navigate = useNavigate();
  const read = useQuery({
    ...ledgerQuery(leaseId),
    enabled: leaseId !== '' && !!person && mayChange(person),
  });
  if (!person) return null;
  if (!mayChange(person)) return <ClosedPage person={person} title={title} back={toBalances} />;
  if (leaseId === '') return <BalanceList {...balances} isChooser />;
  if (!read.data) return <WaitingLedger read={read} title={title} width="form" />;
  const onDone = () => void navigate({ to: '/ledgesData', search: { id: leaseId } });
  return <Form key={leaseId} ledger={read.data} onDone={onDone} />;
}

export const AddChargeScreen = () => <FormScreen title="Add charge" form={AddCharge} />;
export const ReceivePaymentScreen = () => <FormScreen title="Receive payment" form={ReceivePayment} />;

export const OpeningBalanceScreen = () => <FormScreen title="Opening balance" form={OpeningBalance} />;

/** /settle-deposit, by the lease's `id`; without one, the list to choose one. */
export function SettleDepositScreen() {
  const { id }: { id?: unknown } = useSearch({ strict: false });
  const balances = useListPlace(balancePlaces.parse, '/ledges-totalpayment');
  return (
    <DeskPage title="Deposit settlement" area="money">
      {(person) =>
        typeof id === 'string' && id !== '' ? (
          <SettlementPage key={id} id={id} mayChange={mayChange(person)} seesBank={seesBank(person.viewer)} />
        ) : (
          <BalanceList {...balances} isChooser />
        )
      }
    </DeskPage>
  );
}

function LateFeesOrRun({ mayChange: may }: { mayChange: boolean }) {
  const { run }: { run?: unknown } = useSearch({ strict: false });
  return typeof run === 'string' ? <FeeRunPage run={run} mayChange={may} /> : <LateFees mayChange={may} />;
}

/** /late-fees: what can be charged, and what is left out; with `run` one run of fees. */
export const LateFeesScreen = () => (
  <DeskPage title="Late fees" area="money">
    {(person) => <LateFeesOrRun mayChange={mayChange(person)} />}
  </DeskPage>
);

type RunProps = { leases: readonly LeaseDebt[]; chosen: readonly string[]; onDone: () => void };

/** A run over many leases, for who may change their money; without a lease, the list that says so. */
function RunScreen({ title, form: Form }: { title: string; form: ComponentType<RunProps> }) {
  const person = usePerson();
  const navigate = useNavigate();
  const balances = useListPlace(balancePlaces.parse, '/ledges-totalpayment');
  const chosen = useLocation({ select: ({ state }) => state.leases }) ?? [];
  const read = useQuery({
    ...openChargesQuery,
    enabled: !!person && mayChange(person),
    // What is typed stands beside these figures.
    refetchOnWindowFocus: false,
  });
  if (!person) return null;
  if (!mayChange(person)) return <ClosedPage person={person} title={title} back={toBalances} />;
  if (!read.data) return <WaitingLedger read={read} title={title} />;
  if (read.data.length === 0) return <BalanceList {...balances} />;
  return <Form leases={read.data} chosen={chosen} onDone={() => void navigate({ to: toBalances.to })} />;
}

export const BulkChargesScreen = () => <RunScreen title="Add charges" form={BulkCharges} />;
export const BulkReceiptsScreen = () => <RunScreen title="Record payments" form={RecordPayments} />;

/** /editPayment-status, by the lease's `id` and the `payment`; without one, the lease's payments. */
export function PaymentStatusScreen() {
  const { id, payment }: { id?: unknown; payment?: unknown } = useSearch({ strict: false });
  const balances = useListPlace(balancePlaces.parse, '/ledges-totalpayment');
  return (
    <DeskPage title="Payment status" area="money">
      {() => {
        if (typeof id !== 'string' || id === '') return <BalanceList {...balances} />;
        if (typeof payment !== 'string' || payment === '')
          return <Navigate to="/ledgesData" search={{ id, show: 'payments' }} replace />;
        return <PaymentPage key={payment} leaseId={id} paymentId={payment} />;
      }}
    </DeskPage>
  );
}

/** /edit-charge, by the lease's `id` and the `charge`. */
export function EditChargeScreen() {
  const { id, charge }: { id?: unknown; charge?: unknown } = useSearch({ strict: false });
  const person = usePerson();
  const navigate = useNavigate();
  const balances = useListPlace(balancePlaces.parse, '/ledges-totalpayment');
  const leaseId = String(id ?? '');
  if (!person) return null;
  if (!mayChange(person)) return <ClosedPage person={person} title="Change charge" back={toBalances} />;
  if (leaseId === '' || typeof charge !== 'string') return <BalanceList {...balances} />;
  return (
    <EditCharge
      leaseId={leaseId}
      entryId={charge}
      onDone={() => void navigate({ to: '/ledgesData', search: { id: leaseId } })}
    />
  );
}
