import { useQueryClient } from '@tanstack/react-query';
import type { TenantRecordShown } from '../../../../../shared/contract/tenant-records';
import { dayProblem } from '../../../../../shared/domain/dates';
import { limits } from '../../../../../shared/domain/limits';
import { tenantRecordLimits } from '../../../../../shared/domain/people/tenant-record';
import type { Problem } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog } from '../../../forms/form-dialog';
import { RowsField } from '../../../forms/rows-field';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { tenantChanged } from '../queries';

type Policy = {
  id?: string | undefined;
  carrier: string;
  policy: string;
  amount: string;
  from: string;
  ends: string;
};
type Values = { insurance: Policy[] };
type Props = { id: string; record: TenantRecordShown; onClose: () => void };

const blank = (): Policy => ({ carrier: '', policy: '', amount: '', from: '', ends: '' });

const firstAfterLast = 'The first day is after the last one';

export const insuranceProblems = ({ insurance }: Values): Problem[] =>
  insurance.flatMap(({ carrier, from, ends }, at) => {
    const day = ends === '' ? 'Enter a date' : dayProblem(ends);
    const first = from === '' ? undefined : (dayProblem(from) ?? (from > ends ? firstAfterLast : undefined));
    return [
      ...(first === undefined ? [] : [{ path: ['insurance', at, 'from'], message: first }]),
      ...(carrier.trim() === ''
        ? [{ path: ['insurance', at, 'carrier'], message: 'Enter the insurance company' }]
        : []),
      ...(day === undefined ? [] : [{ path: ['insurance', at, 'ends'], message: day }]),
    ];
  });

/** A tenant's policies, as their certificates say. */
export default function InsuranceDialog({ id, record: { version, insurance }, onClose }: Props) {
  const client = useQueryClient();
  return (
    <FormDialog<Values>
      title="Renters insurance"
      lead="From the certificate that the tenant gave you. The tenant sees it in their account."
      button="Save"
      values={{
        insurance:
          insurance.length > 0
            ? insurance.map(({ id, carrier, policy, cents, from = '', ends }) => ({
                id,
                carrier,
                policy,
                amount: typedOf(cents),
                from,
                ends,
              }))
            : [blank()],
      }}
      problems={insuranceProblems}
      send={(values, sending) => {
        const policies = values.insurance.map(({ amount, from, ...policy }) => ({
          ...policy,
          ...(from !== '' && { from }),
          ...(amount !== '' && { cents: centsOf(amount) }),
        }));
        const body = { user_role_id: id, version, insurance: policies };
        return api.tenants.changeTenantRecord({ body }, sending);
      }}
      done="Renters insurance saved."
      onSaved={() => tenantChanged(client)}
      onClose={onClose}
    >
      <RowsField<Policy>
        name="insurance"
        what="policy"
        add="Add policy"
        blank={blank}
        most={tenantRecordLimits.policies}
        empty="No policy."
      >
        {({ name }) => <PolicyRow name={name} />}
      </RowsField>
    </FormDialog>
  );
}

const PolicyRow = ({ name }: { name: string }) => (
  <Columns widths="1fr 1fr" from="sm" gap="4">
    <TextField
      label="Company"
      required
      maxLength={limits.textCharacters}
      {...useFormField(`${name}.carrier`)}
    />
    <TextField
      label="Policy number"
      dir="ltr"
      maxLength={limits.textCharacters}
      {...useFormField(`${name}.policy`)}
    />
    <AmountField name={`${name}.amount`} label="Liability coverage" />
    <DateField label="First day" {...useFormField(`${name}.from`)} />
    <DateField label="Last day" required {...useFormField(`${name}.ends`)} />
  </Columns>
);
