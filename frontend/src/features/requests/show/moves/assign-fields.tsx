import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { VendorLine } from '../../../../../../shared/contract/vendors';
import { type Problem, problemsOf } from '../../../../../../shared/domain/problem';
import type { api } from '../../../../api/client';
import { insuranceWords } from '../../../../domain-ui/request/request-words';
import { useFormField, useValueField } from '../../../../forms/use-field';
import { Notice } from '../../../../ui/feedback/notice';
import { CheckboxField } from '../../../../ui/fields/checkbox-field';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import { SelectField } from '../../../../ui/fields/select-field';
import { Stack } from '../../../../ui/layout/layout';
import { repairTermsQuery } from '../../queries';
import { WordsField } from './fields';

export type AssignValues = {
  kind: 'vendor' | 'staff';
  vendor: string;
  person: string;
  sees_phone: boolean;
  sees_limit: boolean;
  uninsured: string;
};

const kinds = [
  { value: 'vendor', label: 'A vendor', hint: 'Gets a link by email' },
  { value: 'staff', label: 'One of us', hint: 'Is told in the product' },
] as const;

const isUninsured = (vendor: VendorLine | undefined): boolean =>
  vendor !== undefined && vendor.insurance !== 'valid' && vendor.insurance !== 'expiring';

export const noAssignee: AssignValues = {
  kind: 'vendor',
  vendor: '',
  person: '',
  sees_phone: true,
  sees_limit: false,
  uninsured: '',
};

const needsReason = ({ kind, vendor }: AssignValues, vendors: readonly VendorLine[]): boolean =>
  kind === 'vendor' && isUninsured(vendors.find(({ vendor_id }) => vendor_id === vendor));

export const assignProblems = (values: AssignValues, vendors: readonly VendorLine[]): readonly Problem[] =>
  problemsOf({
    vendor: values.kind === 'vendor' && values.vendor === '' && 'Choose a vendor',
    person: values.kind === 'staff' && values.person === '' && 'Choose a person',
    uninsured:
      needsReason(values, vendors) &&
      values.uninsured.trim() === '' &&
      'Say why you take this vendor all the same',
  });

type Body = Parameters<typeof api.requests.assignRequest>[0]['body'];

/** What the call says of who gets it. */
export const assignedTo = (
  values: AssignValues,
  vendors: readonly VendorLine[],
): Omit<Body, 'request_id'> => ({
  to: { kind: values.kind, id: values.kind === 'vendor' ? values.vendor : values.person },
  sees_phone: values.sees_phone,
  sees_limit: values.sees_limit,
  uninsured: needsReason(values, vendors) ? values.uninsured.trim() : '',
});

type FieldsProps = { vendors: readonly VendorLine[]; category: string; propertyId: string };

/** Who gets it, and what a vendor sees. */
export function AssignFields({ vendors, category, propertyId }: FieldsProps) {
  const { onChange, ...kind } = useValueField<AssignValues, 'kind'>('kind');
  return (
    <>
      <ChoiceCards {...kind} label="Who does it?" choices={kinds} onValue={onChange} />
      {kind.value === 'vendor' ? (
        <VendorFields vendors={vendors} category={category} />
      ) : (
        <PersonField propertyId={propertyId} />
      )}
    </>
  );
}

function PersonField({ propertyId }: { propertyId: string }) {
  const { data } = useQuery(repairTermsQuery(propertyId));
  return (
    <SelectField
      label="Person"
      required
      placeholder="Choose"
      options={(data?.people ?? []).map(({ user_role_id, name }) => ({ value: user_role_id, label: name }))}
      {...useFormField('person')}
    />
  );
}

function VendorFields({ vendors, category }: Omit<FieldsProps, 'propertyId'>) {
  const phone = useValueField<AssignValues, 'sees_phone'>('sees_phone');
  const limit = useValueField<AssignValues, 'sees_limit'>('sees_limit');
  const id = useWatch<AssignValues, 'vendor'>({ name: 'vendor' });
  const chosen = vendors.find(({ vendor_id }) => vendor_id === id);
  const isOfTrade = ({ trades }: VendorLine) => trades.some((trade) => trade === category);
  const sorted = [...vendors.filter(isOfTrade), ...vendors.filter((vendor) => !isOfTrade(vendor))];
  return (
    <>
      <SelectField
        label="Vendor"
        required
        placeholder={vendors.length === 0 ? 'Add a vendor first' : 'Choose'}
        options={sorted.map((vendor) => ({
          value: vendor.vendor_id,
          label: isUninsured(vendor)
            ? `${vendor.name} (${insuranceWords[vendor.insurance].toLowerCase()})`
            : vendor.name,
        }))}
        {...useFormField('vendor')}
      />
      {chosen && isUninsured(chosen) && (
        <>
          <Notice kind="warning" title={insuranceWords[chosen.insurance]}>
            {`${chosen.name} has no valid insurance on file. Say why you take this vendor all the same.`}
          </Notice>
          <WordsField name="uninsured" label="Why" required />
        </>
      )}
      <Stack gap="1">
        <CheckboxField
          label="The vendor sees the tenant’s first name and telephone number"
          checked={phone.value}
          onChange={({ target }) => phone.onChange(target.checked)}
        />
        <CheckboxField
          label="The vendor sees what may be spent"
          checked={limit.value}
          onChange={({ target }) => limit.onChange(target.checked)}
        />
      </Stack>
    </>
  );
}
