import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { emptyApplication } from '../../../../../shared/domain/screening/application-rules';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { PageForm } from '../../../forms/page-form';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField, useValueField } from '../../../forms/use-field';
import { toast } from '../../../ui/feedback/toast';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { AboutFields } from '../parts/about-fields';
import { type ApplicationValues, fieldsOf, stepProblems, valuesOf } from '../parts/application-values';
import { toApplicants } from '../parts/waiting-applicant';
import { applicantChanged } from '../queries';
import { ShareLink } from './share-link';

type Values = ApplicationValues & { readonly how: 'invite' | 'typed' };
type Unit = Pick<UnitDetails, 'unit_id' | 'unit_number' | 'property_title'>;

const ways = [
  { value: 'invite', label: 'Email them a link', hint: 'They complete and submit the rest themselves' },
  { value: 'typed', label: 'I have a paper application', hint: 'It is complete once you enter it here' },
] as const;

/** /addApplicant: a person who applies for a unit, by a manager. */
export function AddApplicant({ unit }: { unit: Unit }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useAppForm<Values, { data: { application_id: string } }>({
    values: { ...valuesOf(emptyApplication), how: 'invite' },
    problems: (values) => stepProblems('about', values),
    submit: ({ how, ...values }, { idempotencyKey }) =>
      api.screening.addApplicant(
        { body: { ...fieldsOf(values), unit_id: unit.unit_id, invite: how === 'invite' } },
        { idempotencyKey },
      ),
    onSaved: async ({ values, result }) => {
      toast({ title: values.how === 'invite' ? 'Applicant added. The link was emailed' : 'Applicant added' });
      await applicantChanged(client);
      await navigate({ to: '/applicant-details', search: { id: result.data.application_id } });
    },
  });
  return (
    <Page
      title="Add applicant"
      lead={`For unit ${unit.unit_number}, ${unit.property_title}`}
      back={toApplicants}
      width="form"
    >
      <ShareLink unitId={unit.unit_id} />
      <PageForm form={form} submit="Add applicant" cancel={toApplicants}>
        <Section title="Who applies">
          <Stack gap="5">
            <AboutFields />
            <How />
          </Stack>
        </Section>
        {form.watch('how') === 'typed' && <Typed />}
      </PageForm>
    </Page>
  );
}

function How() {
  const { onChange, ...field } = useValueField<Values, 'how'>('how');
  return <ChoiceCards {...field} label="The rest of the application" choices={ways} onValue={onChange} />;
}

const Typed = () => (
  <Section title="From the paper">
    <Stack gap="4">
      <TextField label="Current address" {...useFormField('currentAddress')} />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <TextField label="Employer" {...useFormField('employer')} />
        <AmountField name="income" label="Monthly income" />
      </Columns>
      <TextAreaField label="Remarks" rows={3} {...useFormField('remarks')} />
    </Stack>
  </Section>
);
