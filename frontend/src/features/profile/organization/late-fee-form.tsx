import { useQueryClient } from '@tanstack/react-query';
import type { OrganizationSettings } from '../../../../../shared/contract/organization-settings';
import type { LateFeeMode } from '../../../../../shared/domain/settings/fee-settings';
import { api } from '../../../api/client';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { useValueField } from '../../../forms/use-field';
import { displayDay } from '../../../ui/data/instant';
import { toast } from '../../../ui/feedback/toast';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { Muted } from '../../../ui/primitives/text';
import { organizationSettingsQuery } from '../queries';
import { lateFeeModes } from './fee-words';

type Values = { mode: LateFeeMode };
type Props = { fees: OrganizationSettings['fees']; mayChange: boolean };

/** Who charges late fees: a person, a person who is reminded, or the product. */
export function LateFeeForm({ fees, mayChange }: Props) {
  const client = useQueryClient();
  const { mode, since } = fees.late_fees;
  const form = useAppForm<Values>({
    values: { mode },
    problems: () => [],
    submit: (values) =>
      api.profile.changeFeeSettings({ body: { version: fees.version, late_fees: values.mode } }),
    onSaved: async () => {
      toast({ title: 'Saved.' });
      await client.invalidateQueries(organizationSettingsQuery);
    },
  });
  return (
    <SectionForm form={form} submit="Save late fees" disabled={!form.isDirty || !mayChange}>
      <Mode mayChange={mayChange} />
      {since && <Muted small>{`In effect since ${displayDay(since)}`}</Muted>}
    </SectionForm>
  );
}

function Mode({ mayChange }: { mayChange: boolean }) {
  const { onChange, ...mode } = useValueField<Values, 'mode'>('mode');
  const choices = lateFeeModes.map((choice) => ({ ...choice, disabled: !mayChange }));
  return (
    <ChoiceCards {...mode} label="Late fees" hideLabel columns={1} choices={choices} onValue={onChange} />
  );
}
