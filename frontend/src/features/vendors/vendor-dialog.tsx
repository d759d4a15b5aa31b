import { useQueryClient } from '@tanstack/react-query';
import type { VendorDetails } from '../../../../shared/contract/vendors';
import { limits } from '../../../../shared/domain/limits';
import { problemsOf } from '../../../../shared/domain/problem';
import type { Category } from '../../../../shared/domain/requests/categories';
import { api } from '../../api/client';
import { categoryOptions } from '../../domain-ui/request/request-words';
import { FormDialog } from '../../forms/form-dialog';
import { MobileField } from '../../forms/mobile-field';
import { useFormField, useValueField } from '../../forms/use-field';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { DateField } from '../../ui/fields/date-field';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { TextField } from '../../ui/fields/text-field';
import { Columns, Tiles } from '../../ui/layout/columns';
import { Stack } from '../../ui/layout/layout';
import { SubTitle } from '../../ui/primitives/text';
import { vendorChanged } from './queries';

type Values = {
  name: string;
  contact: string;
  email: string;
  mobile_number: string;
  trades: Category[];
  areas: string;
  insured_until: string;
  notes: string;
};

type Props = {
  /** Absent for a new one. */
  vendor?: VendorDetails;
  onSaved?: (id: string) => void;
  onClose: () => void;
};

/** A vendor is written down, or changed. */
export default function VendorDialog({ vendor, onSaved, onClose }: Props) {
  const client = useQueryClient();
  return (
    <FormDialog<Values>
      title={vendor ? 'Edit vendor' : 'Add vendor'}
      lead="Vendors get each job by email with a link. They don’t need an account."
      button="Save"
      values={{
        name: vendor?.name ?? '',
        contact: vendor?.contact ?? '',
        email: vendor?.email ?? '',
        mobile_number: vendor?.mobile_number ?? '',
        trades: vendor ? [...vendor.trades] : [],
        areas: vendor?.areas ?? '',
        insured_until: vendor?.insured_until ?? '',
        notes: vendor?.notes ?? '',
      }}
      problems={({ name }) => problemsOf({ name: name.trim() === '' && 'Name is required' })}
      send={async ({ insured_until, ...typed }, sending) => {
        const body = {
          name: typed.name.trim(),
          contact: typed.contact.trim(),
          email: typed.email.trim(),
          mobile_number: typed.mobile_number,
          trades: typed.trades,
          areas: typed.areas.trim(),
          notes: typed.notes.trim(),
          ...(insured_until !== '' && { insured_until }),
        };
        if (vendor) {
          const { vendor_id: id, version } = vendor;
          await api.vendors.updateVendor({ params: { id }, body: { ...body, version } });
          return;
        }
        const { data } = await api.vendors.addVendor({ body }, sending);
        onSaved?.(data.vendor_id);
      }}
      done="Vendor saved."
      onSaved={() => vendorChanged(client)}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

const Fields = () => (
  <>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <TextField label="Name" required maxLength={limits.textCharacters} {...useFormField('name')} />
      <TextField label="Contact person" maxLength={limits.textCharacters} {...useFormField('contact')} />
      <TextField label="Email" type="email" dir="ltr" {...useFormField('email')} />
      <MobileField name="mobile_number" label="Mobile number" />
    </Columns>
    <Trades />
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <TextField
        label="Where they work"
        hint="ZIP codes or towns."
        maxLength={limits.textCharacters}
        {...useFormField('areas')}
      />
      <DateField
        label="Insured until"
        hint="The last day on the certificate."
        {...useFormField('insured_until')}
      />
    </Columns>
    <TextAreaField
      label="Notes"
      hint="Only staff see them."
      rows={2}
      maxLength={limits.descriptionCharacters}
      {...useFormField('notes')}
    />
  </>
);

function Trades() {
  const { value, onChange } = useValueField<Values, 'trades'>('trades');
  return (
    <Stack gap="2" role="group" aria-label="Trades">
      <SubTitle>Trades</SubTitle>
      <Tiles gap="1">
        {categoryOptions.map(({ value: trade, label }) => (
          <CheckboxField
            key={trade}
            label={label}
            checked={value.includes(trade)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, trade] : value.filter((one) => one !== trade))
            }
          />
        ))}
      </Tiles>
    </Stack>
  );
}
