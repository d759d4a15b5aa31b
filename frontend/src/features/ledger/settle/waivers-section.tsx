import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import { displayDate } from '../../../../../shared/domain/dates';
import { chargeName } from '../../../../../shared/domain/ledger/kind-names';
import { limits } from '../../../../../shared/domain/limits';
import { AmountField } from '../../../forms/amount-field';
import { RowsField } from '../../../forms/rows-field';
import { typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import { ChargeLines } from '../parts/charge-lines';
import { waivable } from './settle-values';

/** What is open already, and what of it is let go. */
export function WaiversSection({ view }: { view: SettlementView }) {
  const open = waivable(view);
  const [first] = open;
  const blank = () => ({ charge: String(first?.charge ?? ''), cents: typedOf(first?.cents), reason: '' });
  return (
    <Section title="Open balance">
      <Stack gap="4">
        {open.length === 0 ? <Muted>Nothing is open.</Muted> : <ChargeLines charges={open} />}
        {open.length < view.open.length && (
          <Muted small>A deposit that was charged but never paid is no longer owed.</Muted>
        )}
        {open.length > 0 && (
          <RowsField name="waivers" what="waiver" add="Waive a charge" blank={blank} most={20}>
            {({ name }) => <Waiver name={name} open={open} />}
          </RowsField>
        )}
      </Stack>
    </Section>
  );
}

const Waiver = ({ name, open }: { name: string; open: SettlementView['open'] }) => (
  <Stack gap="4">
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <SelectField
        label="Which charge"
        options={open.map((one) => ({
          value: String(one.charge),
          label: `${chargeName(one)} due ${displayDate(one.due)}`,
        }))}
        {...useFormField(`${name}.charge`)}
      />
      <AmountField label="Waived" required name={`${name}.cents`} />
    </Columns>
    <TextField
      label="Reason"
      required
      maxLength={limits.descriptionCharacters}
      {...useFormField(`${name}.reason`)}
    />
  </Stack>
);
