import { useSearch } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useLooksOnly } from '../../api/session';
import { AutopayPage } from '../../features/ledger/mine/autopay-page';
import { PayRentPage } from '../../features/ledger/mine/pay-rent-page';
import { PaymentOutcome } from '../../features/ledger/mine/payment-outcome';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { ReceivePaymentScreen } from './ledger-screens';
import { MyHome, paidByMe } from './my-home';
import { usePerson } from './use-person';

const home = { to: '/propertyDashboard', label: 'Home' } as const;
const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

const Closed = ({ title }: { title: string }) => (
  <Page title={title} back={home}>
    <Section>
      <NoPermission />
    </Section>
  </Page>
);

type MineProps = Pick<ComponentProps<typeof MyHome>, 'title' | 'children'>;

/** Of one's own lease with money; closed to who only looks as its tenant. */
function Mine(props: MineProps) {
  if (useLooksOnly()) return <Closed title={props.title} />;
  return <MyHome choose={paidByMe} {...props} />;
}

const PayMine = ({ charge }: { charge?: number }) => (
  <Mine title="Pay rent">{(id) => <PayRentPage id={id} charge={charge} />}</Mine>
);

/** /autopay: the terms on which a tenant's rent is debited. */
export function AutopayScreen() {
  const person = usePerson();
  if (!person) return null;
  if (person.role.role_label !== 'tenant') return <Closed title="Autopay" />;
  return <Mine title="Autopay">{(id) => <AutopayPage id={id} />}</Mine>;
}

/** /payrent: tenants alone pay online. */
export function PayRentScreen() {
  const person = usePerson();
  if (!person) return null;
  return person.role.role_label === 'tenant' ? <PayMine /> : <Closed title="Pay rent" />;
}

/** /pay-charge: a tenant pays the amount of one charge; staff write down what they were given. */
export function PayChargeScreen() {
  const { charge }: { charge?: unknown } = useSearch({ strict: false });
  const person = usePerson();
  if (!person) return null;
  if (person.role.role_label !== 'tenant') return <ReceivePaymentScreen />;
  return <PayMine charge={Number(charge)} />;
}

/** /paymentconfirmation, by the lease's `id` and the `payment`. */
export function PaymentConfirmationScreen() {
  const { id, payment }: { id?: unknown; payment?: unknown } = useSearch({ strict: false });
  const person = usePerson();
  if (!person) return null;
  if (person.role.role_label !== 'tenant') return <Closed title="Payment" />;
  return <PaymentOutcome id={textOf(id)} payment={textOf(payment)} />;
}
