import { useQueryClient } from '@tanstack/react-query';
import type { MyLeaseDetails } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { noticeConsent, unconfirmedNotice } from '../../../../../shared/domain/leases/moves/tenant-notice';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { useFormField, useValueField } from '../../../forms/use-field';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { DateField } from '../../../ui/fields/date-field';
import { tenantChanged } from '../queries';

type Values = { last_day: string; agrees: boolean };
type Props = {
  leaseId: string;
  may: NonNullable<MyLeaseDetails['may_give_notice']>;
  onClose: () => void;
};

/** A tenant gives notice for all tenants of the home; it counts as if it had come by letter. */
export default function GiveNoticeDialog({ leaseId, may: { earliest }, onClose }: Props) {
  const client = useQueryClient();
  return (
    <FormDialog<Values>
      title="Give notice"
      lead="Your landlord and all tenants of this home get it in writing today. You can take it back until the home is let to others."
      button="Give notice"
      values={{ last_day: earliest, agrees: false }}
      problems={({ last_day, agrees }) => [
        ...problemsOf({
          last_day:
            (last_day === '' && 'Choose your last day') ||
            (last_day < earliest && `The earliest last day is ${displayDate(earliest)}`),
        }),
        ...unconfirmedNotice({ agrees }),
      ]}
      send={({ last_day, agrees }, sending) =>
        api.tenants.giveMyNotice({ body: { lease_id: leaseId, last_day, agrees } }, sending)
      }
      done="Notice given. Everyone gets a copy by email."
      onSaved={() => tenantChanged(client)}
      onClose={onClose}
    >
      <Fields earliest={earliest} />
    </FormDialog>
  );
}

function Fields({ earliest }: { earliest: string }) {
  const { value, onChange, ...field } = useValueField<Values, 'agrees'>('agrees');
  return (
    <>
      <DateField
        label="Your last day"
        hint={`${displayDate(earliest)} or later. Rent runs to this day.`}
        required
        min={earliest}
        {...useFormField('last_day')}
      />
      <CheckboxField
        label={noticeConsent}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
        {...field}
      />
    </>
  );
}
