import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { type ChargeKind, chargeKinds } from '../../../../../shared/domain/ledger/accounts';
import { kindNames } from '../../../../../shared/domain/ledger/kind-names';
import { api } from '../../../api/client';
import { PageForm } from '../../../forms/page-form';
import { centsOf } from '../../../forms/typed-cents';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { toast } from '../../../ui/feedback/toast';
import { SelectField } from '../../../ui/fields/select-field';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { ledgerChanged } from '../queries';
import { ChargeFields, type ChargeValues, chargeProblems } from './charge-fields';

type Values = { kind: ChargeKind; tenant_id: string } & ChargeValues;
type Props = { ledger: Ledger; onDone: () => void };

const kinds = chargeKinds.map((value) => ({ value, label: kindNames[value] }));

/** /add-charge: something besides the rent, which charges itself. */
export function AddCharge({ ledger, onDone }: Props) {
  const { lease_id, tenants, today, unit_number, property_title } = ledger;
  const client = useQueryClient();
  const form = useAppForm<Values>({
    values: { kind: 'utility', tenant_id: tenants[0]?.tenant_id ?? '', label: '', cents: '', due_on: today },
    problems: chargeProblems,
    submit: ({ kind, tenant_id, label, cents, due_on }, { idempotencyKey }) => {
      const whose = kind === 'deposit' ? { tenant_id } : {};
      const body = { lease_id, kind, label: label.trim(), due_on, cents: centsOf(cents), ...whose };
      return api.ledger.addCharge({ body }, { idempotencyKey });
    },
    onSaved: async () => {
      toast({ title: 'Charge added to the ledger.' });
      await ledgerChanged(client);
    },
    onDone,
  });
  const back = { to: '/ledgesData', search: { id: lease_id } } as const;
  return (
    <Page
      title="Add charge"
      lead={`Unit ${unit_number}, ${property_title}. Rent is charged automatically; use this for anything else.`}
      back={{ ...back, label: 'Ledger' }}
      width="form"
    >
      <PageForm form={form} submit="Add charge" cancel={back}>
        <Section>
          <Stack gap="5">
            <SelectField label="Type" options={kinds} {...form.field('kind')} />
            <TenantField tenants={tenants} />
            <ChargeFields />
          </Stack>
        </Section>
      </PageForm>
    </Page>
  );
}

function TenantField({ tenants }: Pick<Ledger, 'tenants'>) {
  const kind = useWatch<Values, 'kind'>({ name: 'kind' });
  const field = useFormField('tenant_id');
  if (kind !== 'deposit') return null;
  const options = tenants.map(({ tenant_id: value, name: label }) => ({ value, label }));
  return <SelectField label="Tenant who pays the deposit" options={options} {...field} />;
}
