import { useQueryClient } from '@tanstack/react-query';
import type { Ledger } from '../../../../../shared/contract/ledger';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { PageForm } from '../../../forms/page-form';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useHouseForm } from '../../../forms/use-house-form';
import { Stack } from '../../../ui/layout';
import { Page } from '../../../ui/page';
import { toast } from '../../../ui/toast';
import { ledgerChanged } from '../queries';
import { laidOn, partProblem } from './allocation';
import { AllocationSection } from './allocation-section';
import { MoneySection } from './money-section';
import type { PaymentValues } from './payment-values';

type Props = { ledger: Ledger; onDone: () => void };

/** /receive-payment: cash, a check or a transfer is written down and goes to what is owed. */
export function ReceivePayment({ ledger, onDone }: Props) {
  const { lease_id, open, tenants, today, unit_number, property_title, past_due, balance } = ledger;
  const client = useQueryClient();
  const form = useHouseForm<PaymentValues>({
    values: {
      cents: typedOf(past_due > 0 ? past_due : Math.max(balance, 0)),
      received_on: today,
      method: 'check',
      reference: '',
      payer: tenants[0]?.name ?? '',
      way: 'oldest',
      typed: {},
    },
    problems: (values) => {
      const { rest } = laidOn(open, { ...values, cents: centsOf(values.cents) });
      const over = values.way === 'chosen' && open.find((one) => partProblem(one, values.typed));
      return problemsOf({
        cents: centsOf(values.cents) <= 0 && 'Enter an amount above zero',
        received_on: values.received_on === '' && 'Choose a date',
        typed: over
          ? `At most ${displayDollars(over.cents)} of that charge is open`
          : rest < 0 && `The parts add up to ${displayDollars(-rest)} more than the payment`,
      });
    },
    submit: ({ way, typed, cents: amount, ...facts }, { idempotencyKey }) => {
      const cents = centsOf(amount);
      const { parts } = laidOn(open, { cents, way, typed });
      const chosen = Object.entries(way === 'chosen' ? parts : {})
        .filter(([, part]) => part > 0)
        .map(([charge, part]) => ({ charge: Number(charge), cents: part }));
      const body = { lease_id, ...facts, cents, chosen, hold_rest: way !== 'oldest' };
      return api.ledger.receivePayment({ body }, { idempotencyKey });
    },
    onSaved: async () => {
      toast({ title: 'Payment recorded.' });
      await ledgerChanged(client);
    },
    onDone,
  });
  const back = { to: '/ledgesData', search: { id: lease_id } };
  const names = tenants.map(({ name }) => name).join(', ');
  return (
    <Page
      title="Receive payment"
      lead={`${names}, unit ${unit_number}, ${property_title}`}
      back={{ ...back, label: 'Ledger' }}
      width="form"
    >
      <PageForm form={form} submit="Record payment" cancel={back}>
        <Stack gap="5">
          <MoneySection ledger={ledger} />
          <AllocationSection open={open} />
        </Stack>
      </PageForm>
    </Page>
  );
}
