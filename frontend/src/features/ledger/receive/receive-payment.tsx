import { useQueryClient } from '@tanstack/react-query';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { PageForm } from '../../../forms/page-form';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { ledgerChanged } from '../queries';
import { chosenParts, partsProblem } from './allocation';
import { AllocationSection } from './allocation-section';
import { MoneySection } from './money-section';
import type { PaymentValues } from './payment-values';

type Props = { ledger: Ledger; onDone: () => void };

/** /receive-payment: cash, a check or a transfer is written down and goes to what is owed. */
export function ReceivePayment({ ledger, onDone }: Props) {
  const { lease_id, open, tenants, today, unit_number, property_title, past_due, balance } = ledger;
  const client = useQueryClient();
  const form = useAppForm<PaymentValues>({
    values: {
      cents: typedOf(past_due > 0 ? past_due : Math.max(balance, 0)),
      received_on: today,
      method: 'check',
      reference: '',
      payer: tenants[0]?.name ?? '',
      way: 'oldest',
      typed: {},
    },
    problems: (values) =>
      problemsOf({
        cents: centsOf(values.cents) <= 0 && 'Enter an amount above zero',
        received_on: values.received_on === '' && 'Choose a date',
        typed: partsProblem(open, { ...values, cents: centsOf(values.cents) }),
      }),
    submit: ({ way, typed, cents: amount, ...facts }, { idempotencyKey }) => {
      const cents = centsOf(amount);
      const chosen = way === 'chosen' ? chosenParts(open, { cents, way, typed }) : [];
      const body = { lease_id, ...facts, cents, chosen, hold_rest: way !== 'oldest' };
      return api.ledger.receivePayment({ body }, { idempotencyKey });
    },
    onSaved: async () => {
      toast({ title: 'Payment recorded.' });
      await ledgerChanged(client);
    },
    onDone,
  });
  const back = { to: '/ledgesData', search: { id: lease_id } } as const;
  const names = tenants.map(({ name }) => name).join(', ');
  return (
    <Page
      title="Receive payment"
      lead={[names, `unit ${unit_number}`, property_title].filter(Boolean).join(', ')}
      back={{ ...back, label: 'Ledger' }}
      width="form"
    >
      <PageForm form={form} submit="Record payment" cancel={back}>
        <Stack gap="5">
          <MoneySection ledger={ledger} />
          <AllocationSection open={open} isRentFirst={ledger.rent_first} />
        </Stack>
      </PageForm>
    </Page>
  );
}
