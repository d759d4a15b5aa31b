import { useQueryClient } from '@tanstack/react-query';
import type { TenantDetails, TenantLine } from '../../../../../shared/contract/tenants';
import { addDays } from '../../../../../shared/domain/dates';
import { tenantRecordLimits } from '../../../../../shared/domain/people/tenant-record';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { ledgersKey } from '../../../domain-ui/ledger/ledgers-key';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Columns } from '../../../ui/layout/columns';
import { tenantChanged } from '../queries';

type Props = {
  tenant: TenantDetails;
  /** Leases whose money the caller sees. */
  leases: readonly TenantLine[];
  today: string;
  onClose: () => void;
};

/** A promise is nearly always of the next days. */
const usualDays = 5;

const placeOf = ({ unit_number, property_title }: TenantLine) => `Unit ${unit_number}, ${property_title}`;

/** The tenant said when they will pay, and how much. */
export default function PromiseDialog({ tenant, leases, today, onClose }: Props) {
  const client = useQueryClient();
  const [first] = leases.toSorted((one, other) => (other.past_due ?? 0) - (one.past_due ?? 0));
  return (
    <FormDialog
      title="Promise to pay"
      lead="It shows on Rent until its day. If the money has not come the day after, your home says so. Late fees and reminders go on."
      button="Add promise"
      values={{
        promise: {
          lease_id: first?.lease_id ?? '',
          cents: typedOf(first?.past_due),
          due_on: addDays(today, usualDays),
        },
        text: '',
      }}
      problems={({ promise: { cents, due_on }, text }) =>
        problemsOf({
          'promise.cents': centsOf(cents) <= 0 && 'Enter an amount',
          'promise.due_on': due_on === '' ? 'Choose a date' : due_on < today && 'Choose today or a later day',
          text: text.trim() === '' && 'Note is required',
        })
      }
      send={({ promise: { lease_id, cents, due_on }, text }, { idempotencyKey }) =>
        api.tenants.addTenantNote(
          {
            body: {
              user_role_id: tenant.user_role_id,
              kind: 'promise',
              text,
              promise: { lease_id, due_on, cents: centsOf(cents) },
            },
          },
          { idempotencyKey },
        )
      }
      done="Promise added."
      onSaved={async () => {
        await Promise.all([tenantChanged(client), client.invalidateQueries({ queryKey: ledgersKey })]);
      }}
      onClose={onClose}
    >
      <Fields leases={leases} today={today} />
    </FormDialog>
  );
}

function Fields({ leases, today }: Pick<Props, 'leases' | 'today'>) {
  const lease = useFormField('promise.lease_id');
  return (
    <>
      {leases.length > 1 && (
        <SelectField
          label="Lease"
          options={leases.map((one) => ({ value: one.lease_id, label: placeOf(one) }))}
          {...lease}
        />
      )}
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <AmountField name="promise.cents" label="Amount" required />
        <DateField label="By" required min={today} {...useFormField('promise.due_on')} />
      </Columns>
      <TextAreaField
        label="Note"
        required
        hint="What was said. Only staff read it."
        rows={2}
        maxLength={tenantRecordLimits.noteCharacters}
        {...useFormField('text')}
      />
    </>
  );
}
