import { Undo2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { type SettleValues, sumsAsTyped } from './settle-values';

const methods = [
  { value: 'check', label: 'Check' },
  { value: 'transfer', label: 'Bank transfer' },
  { value: 'cash', label: 'Cash' },
];

type Props = {
  view: SettlementView;
  /** Sends cents back through the payment provider. */
  onSendBack: (cents: number) => void;
};

/** To whom the rest goes; not there when nothing is refunded. */
export function RefundSection({ view, onSendBack }: Props) {
  const [charges, waivers] = useWatch<SettleValues, ['charges', 'waivers']>({ name: ['charges', 'waivers'] });
  const { refunded } = sumsAsTyped(view, { charges, waivers });
  if (refunded <= 0) return null;
  return (
    <Section
      title={`Refund of ${displayDollars(refunded)}`}
      lead="You pay it outside Keystead; this records it."
      action={
        view.backs.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => onSendBack(refunded)}>
            <Undo2 aria-hidden="true" />
            Send back to the card or bank
          </Button>
        )
      }
    >
      <PaidOutFields />
    </Section>
  );
}

export const PaidOutFields = () => (
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
