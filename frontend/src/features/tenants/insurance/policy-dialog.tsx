import { useQueryClient } from '@tanstack/react-query';
import { dayProblem } from '../../../../../shared/domain/dates';
import { limits } from '../../../../../shared/domain/limits';
import { policyProblems } from '../../../../../shared/domain/people/renters-insurance';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { FileField, fileProblem, type WithFile } from '../../../forms/file-field';
import { FormDialog } from '../../../forms/form-dialog';
import { withSentFile } from '../../../forms/send-file';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { tenantChanged } from '../queries';

type Values = WithFile & { carrier: string; policy: string; cents: string; from: string; ends: string };
type Props = { version: number; today: string; least: string; onClose: () => void };

const typedProblems = ({ carrier, from, ends, upload }: Values): Problem[] =>
  problemsOf({
    carrier: carrier.trim() === '' && 'Enter the insurance company',
    from: from !== '' && dayProblem(from),
    ends: ends === '' ? 'Enter a date' : dayProblem(ends),
    upload: fileProblem({ upload }),
  });

/** The tenant's own policy, with a photo or PDF of its certificate. */
export default function PolicyDialog({ version, today, least, onClose }: Props) {
  const client = useQueryClient();
  return (
    <FormDialog<Values>
      title="Add renters insurance"
      lead={`You find all of it on the certificate, or the “declarations page”, of your policy.${least && ` Your landlord asks for a policy${least}.`}`}
      button="Send"
      values={{ carrier: '', policy: '', cents: '', from: '', ends: '', upload: null }}
      problems={(values) => [...typedProblems(values), ...policyProblems(values, today)]}
      send={({ upload, cents, from, ...typed }, sending) =>
        withSentFile({ file: upload, start: (body) => api.tenants.createMyPolicyUpload({ body }) }, (file) =>
          api.tenants.addMyPolicy(
            {
              body: {
                ...typed,
                version,
                ...(cents !== '' && { cents: centsOf(cents) }),
                ...(from !== '' && { from }),
                ...file,
              },
            },
            sending,
          ),
        )
      }
      done="Sent. Your landlord checks it."
      onSaved={() => tenantChanged(client)}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  );
}

const Fields = () => (
  <>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <TextField
        label="Insurance company"
        required
        maxLength={limits.textCharacters}
        {...useFormField('carrier')}
      />
      <TextField
        label="Policy number"
        dir="ltr"
        maxLength={limits.textCharacters}
        {...useFormField('policy')}
      />
      <AmountField label="Liability coverage" name="cents" />
    </Columns>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <DateField label="First day" {...useFormField('from')} />
      <DateField label="Last day" required {...useFormField('ends')} />
    </Columns>
    <FileField
      label="Certificate"
      hint="A photo is enough. Your landlord checks it against what you typed."
    />
  </>
);
