import { useWatch } from 'react-hook-form';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import { finalKinds } from '../../../../../shared/domain/ledger/deposits/settlement-facts';
import { kindNames } from '../../../../../shared/domain/ledger/kind-names';
import { limits } from '../../../../../shared/domain/limits';
import { AmountField } from '../../../forms/amount-field';
import { RowsField } from '../../../forms/rows-field';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { Muted } from '../../../ui/primitives/text';
import { newCharge, type SettleValues } from './settle-values';

type Props = { view: SettlementView };

const kinds = finalKinds.map((value) => ({ value, label: kindNames[value] }));

/** What is kept: first the drafts of the move-out report. */
export const ChargesSection = ({ view }: Props) => (
  <Section
    title="Charged at move-out"
    lead={
      view.proposed.length > 0
        ? 'From the move-out report. Change what is not right, and remove what is not charged.'
        : 'Damage beyond ordinary wear, cleaning, unpaid utilities. Drafts in the move-out report appear here.'
    }
    action={
      <LinkButton
        to="/moveOut"
        search={{ id: view.unit_id, lease: view.lease_id }}
        variant="outline"
        size="sm"
      >
        Move-out report
      </LinkButton>
    }
  >
    <RowsField
      name="charges"
      what="charge"
      add="Add charge"
      blank={newCharge}
      most={40}
      empty="Nothing is charged."
    >
      {({ name, index }) => <Charge name={name} index={index} view={view} />}
    </RowsField>
  </Section>
);

function Charge({ name, index, view }: Props & { name: string; index: number }) {
  const item = useWatch<SettleValues, `charges.${number}.item`>({ name: `charges.${index}.item` });
  const photos = view.proposed.find((one) => one.item === item)?.photos ?? 0;
  return (
    <Stack gap="4">
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <SelectField label="Kind" options={kinds} {...useFormField(`${name}.kind`)} />
        <AmountField label="Amount" required name={`${name}.cents`} />
      </Columns>
      <TextField label="What" required maxLength={limits.textCharacters} {...useFormField(`${name}.label`)} />
      <TextField
        label="Reason"
        required
        maxLength={limits.descriptionCharacters}
        {...useFormField(`${name}.reason`)}
      />
      {photos > 0 && (
        <Muted small>{`${photos} ${photos === 1 ? 'photo' : 'photos'} in the move-out report`}</Muted>
      )}
    </Stack>
  );
}
