import { useQueryClient } from '@tanstack/react-query';
import type { OrganizationSettings } from '../../../../../shared/contract/organization-settings';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { SectionForm } from '../../../forms/section-form';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { toast } from '../../../ui/feedback/toast';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { organizationSettingsQuery } from '../queries';

export type ReturnedFeeValues = { amount: string; isAutomatic: boolean };
type Props = { fees: OrganizationSettings['fees']; mayChange: boolean };

export const returnedFeeOf = ({ amount, isAutomatic }: ReturnedFeeValues) => ({
  cents: centsOf(amount),
  isAutomatic,
});

/** What is charged by itself has an amount. */
export const returnedFeeProblems = ({ amount, isAutomatic }: ReturnedFeeValues) =>
  problemsOf({ amount: isAutomatic && centsOf(amount) <= 0 && 'Enter an amount above zero' });

/** What a payment that comes back costs, and whether it is charged by itself. */
export function ReturnedFeeForm({ fees, mayChange }: Props) {
  const client = useQueryClient();
  const { cents, isAutomatic } = fees.returned_fee;
  const form = useAppForm<ReturnedFeeValues>({
    values: { amount: typedOf(cents), isAutomatic },
    problems: returnedFeeProblems,
    submit: (values) =>
      api.profile.changeFeeSettings({
        body: { version: fees.version, returned_fee: returnedFeeOf(values) },
      }),
    onSaved: async () => {
      toast({ title: 'Saved.' });
      await client.invalidateQueries(organizationSettingsQuery);
    },
  });
  return (
    <SectionForm form={form} submit="Save returned payment fee" disabled={!form.isDirty || !mayChange}>
      <ReturnedFeeFields amount="amount" automatic="isAutomatic" />
    </SectionForm>
  );
}

/** Amount and switch, by the names they have in the surrounding form: two of them may be on one page. */
export function ReturnedFeeFields({ amount, automatic }: { amount: string; automatic: string }) {
  return (
    <>
      <AmountField name={amount} label="Amount" />
      <CheckboxField
        label="Charge automatically"
        hint="When a bank returns an online payment."
        {...useFormField(automatic)}
      />
    </>
  );
}
