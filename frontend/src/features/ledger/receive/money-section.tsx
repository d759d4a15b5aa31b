import { useWatch } from 'react-hook-form';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { methodNames } from '../../../../../shared/domain/ledger/method-names';
import { limits } from '../../../../../shared/domain/limits';
import { AmountField } from '../../../forms/amount-field';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { openFrom } from '../parts/ledger-words';
import type { PaymentValues } from './payment-values';

const methods = (['check', 'cash', 'transfer'] as const).map((value) => ({
  value,
  label: methodNames[value],
}));

/** How much came, when, how and from whom. */
export function MoneySection({ ledger }: { ledger: Ledger }) {
  const { today, tenants } = ledger;
  const { onChange, ...method } = useValueField<PaymentValues, 'method'>('method');
  return (
    <Section title="Payment">
      <Stack gap="5">
        <Columns widths="1fr 1fr" from="sm" gap="4">
          <AmountField name="cents" label="Amount" required />
          <DateField
            label="Received on"
            required
            min={openFrom(ledger)}
            max={today}
            {...useFormField('received_on')}
          />
        </Columns>
        <ChoiceCards {...method} label="Paid by" columns={3} choices={methods} onValue={onChange} />
        <Columns widths="1fr 1fr" from="sm" gap="4">
          <TextField
            label="From"
            list="payers"
            maxLength={limits.textCharacters}
            {...useFormField('payer')}
          />
          <ReferenceField />
        </Columns>
        <datalist id="payers">
          {tenants.map(({ tenant_id, name }) => (
            <option key={tenant_id} value={name} />
          ))}
        </datalist>
      </Stack>
    </Section>
  );
}

const referenceLabels = { check: 'Check number', transfer: 'Reference', cash: 'Receipt number' } as const;

function ReferenceField() {
  const method = useWatch<PaymentValues, 'method'>({ name: 'method' });
  return (
    <TextField
      label={`${referenceLabels[method]} (optional)`}
      maxLength={limits.textCharacters}
      {...useFormField('reference')}
    />
  );
}
