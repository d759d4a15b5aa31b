import { useWatch } from 'react-hook-form';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { useFormField } from '../../../forms/use-field';
import { Columns } from '../../../ui/columns';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout';
import { Section } from '../../../ui/section';
import { type SettleValues, sumsAsTyped } from './settle-values';

const methods = [
  { value: 'check', label: 'Check' },
  { value: 'transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
];

/** To whom the rest goes; not there when nothing is refunded. */
export function RefundSection({ view }: { view: SettlementView }) {
  const [charges, waivers] = useWatch<SettleValues, ['charges', 'waivers']>({ name: ['charges', 'waivers'] });
  const { refunded } = sumsAsTyped(view, { charges, waivers });
  if (refunded <= 0) return null;
  return (
    <Section
      title={`Refund of ${displayDollars(refunded)}`}
      lead="You pay it outside Keystead; this records it."
    >
      <PaidOutFields />
    </Section>
  );
}

const PaidOutFields = () => (
  <Stack gap="4">
    <TextField label="Paid to" required maxLength={limits.textCharacters} {...useFormField('to')} />
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <SelectField label="How" options={methods} {...useFormField('method')} />
      <TextField
        label="Number of the check or transfer (optional)"
        maxLength={limits.textCharacters}
        {...useFormField('reference')}
      />
    </Columns>
  </Stack>
);

export const SignOffSection = () => (
  <Section title="Sign off" lead="Your name signs the letter, with today’s date.">
    <TextField
      label="Your name"
      required
      autoComplete="name"
      maxLength={limits.textCharacters}
      {...useFormField('signed_by')}
    />
  </Section>
);
