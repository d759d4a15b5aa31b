import { useNavigate } from '@tanstack/react-router';
import { useFormContext } from 'react-hook-form';
import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { messages } from '../../../../../shared/domain/messages';
import { MobileField } from '../../../forms/mobile-field';
import { PageForm } from '../../../forms/page-form';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { FieldError } from '../../../ui/fields/field';
import { Input, TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { FeeTable } from './fee-table';
import { keptOrder, numberKeys, type OrderValues, orderProblems, orderValues } from './order-values';

const payers = [
  { value: 'applicant', label: 'Charge the applicant' },
  { value: 'owner', label: 'Charge the requester' },
] as const;

/** /applicantScreening: fills in a screening order (SCR-02 to SCR-06); the next screen sends it. */
export function OrderForm({ applicant }: { applicant: ApplicantDetails }) {
  const { applicant_id: id } = applicant;
  const navigate = useNavigate();
  const form = useAppForm<OrderValues>({
    values: keptOrder.read(id) ?? orderValues(applicant),
    problems: orderProblems,
    submit: async (values) => keptOrder.write(id, values),
    onSaved: () => navigate({ to: '/confirm-screening', search: { id } }),
    asksBeforeLeaving: false,
  });
  const back = { to: '/applicant-details', search: { id } } as const;
  return (
    <Page
      title="Add Screening Order"
      lead={`${applicant.first_name} ${applicant.last_name}`}
      back={{ ...back, label: 'Applicant' }}
      width="form"
    >
      <PageForm form={form} submit={messages.reviewOrder} cancel={back}>
        <Section title="Home">
          <Stack gap="5">
            <Facts>
              <Fact label="Property">{applicant.property_title}</Fact>
              <Fact label="Unit">{applicant.unit_number}</Fact>
              <Fact label="Zipcode">{applicant.zipcode}</Fact>
            </Facts>
            <Columns widths="1fr 1fr 1fr" from="sm" gap="4">
              <PlainNumber name="rent" label="Rent amount" />
              <PlainNumber name="deposit" label="Deposit amount" />
              <PlainNumber name="months" label="Lease months" />
            </Columns>
          </Stack>
        </Section>
        <Section title="Payment responsibility">
          <Payer />
        </Section>
        <Section title="Fees">
          <Fees />
        </Section>
        <Section title="Requester information">
          <Requester />
        </Section>
      </PageForm>
    </Page>
  );
}

const PlainNumber = ({ name, label }: { name: string; label: string }) => (
  <TextField label={label} inputMode="decimal" dir="ltr" {...useFormField(name, numberKeys)} />
);

function Payer() {
  const { onChange, ...field } = useValueField<OrderValues, 'chargeTo'>('chargeTo');
  return (
    <ChoiceCards
      {...field}
      label="Who pays?"
      hint="Payment is collected after reports are generated."
      choices={payers}
      onValue={onChange}
    />
  );
}

function Fees() {
  const { watch } = useFormContext<OrderValues>();
  const fees = watch('fees');
  return (
    <FeeTable fees={fees} amount={(index) => <Fee index={index} name={fees[index]?.firstName ?? ''} />} />
  );
}

function Fee({ index, name }: { index: number; name: string }) {
  const { error, ...field } = useFormField(`fees.${index}.amount`, numberKeys);
  return (
    <>
      <Input
        {...field}
        aria-label={`Amount for ${name}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${field.id}-error`}
        inputMode="decimal"
        dir="ltr"
        maxW="8rem"
        display="inline-block"
        textAlign="end"
        placeholder="0.00"
      />
      <FieldError id={`${field.id}-error`}>{error}</FieldError>
    </>
  );
}

const Requester = () => (
  <Stack gap="4">
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <TextField label="First name" {...useFormField('requester.firstName')} />
      <TextField label="Last name" {...useFormField('requester.lastName')} />
    </Columns>
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <TextField label="Email" type="email" dir="ltr" {...useFormField('requester.email')} />
      <MobileField name="requester.mobile" label="Mobile" />
    </Columns>
  </Stack>
);
