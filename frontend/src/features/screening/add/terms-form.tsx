import { displayDollars } from '../../../../../shared/domain/money';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { applicationFeeCents, readCents } from '../../../../../shared/domain/screening/amounts';
import type { ListingTerms } from '../../../../../shared/domain/screening/listing';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { toast } from '../../../ui/feedback/toast';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Stack } from '../../../ui/layout/layout';

type Values = {
  readonly deposit: string;
  readonly fee: string;
  readonly income: string;
  readonly pets: string;
  readonly criteria: string;
  readonly description: string;
  readonly included: string;
};

const incomes = ['2', '2.5', '3', '3.5', '4'].map((value) => ({ value, label: `${value} times the rent` }));

const typedDollars = (cents: number | undefined): string =>
  cents === undefined ? '' : displayDollars(cents).replace(/[$,]/g, '').replace(/\.00$/, '');

const valuesOf = ({
  deposit,
  applicationFee,
  incomeTimes,
  pets,
  criteria,
  description = '',
  included = '',
}: ListingTerms): Values => ({
  deposit: typedDollars(deposit),
  fee: typedDollars(applicationFee),
  income: incomeTimes === undefined ? '' : String(incomeTimes),
  pets,
  criteria,
  description,
  included,
});

const { from, to } = applicationFeeCents;
const feeRange = `Enter an amount from ${displayDollars(from)} to ${displayDollars(to)}, or leave it empty`;

function feeProblems({ fee }: Values): Problem[] {
  const cents = fee === '' ? from : (readCents(fee) ?? 0);
  return problemsOf({ fee: (cents < from || cents > to) && feeRange });
}

const termsOf = ({ deposit, fee, income, pets, criteria, description, included }: Values): ListingTerms => ({
  ...(deposit !== '' && { deposit: readCents(deposit) }),
  ...(fee !== '' && { applicationFee: readCents(fee) }),
  ...(income !== '' && { incomeTimes: Number(income) }),
  pets: pets.trim(),
  criteria: criteria.trim(),
  ...(description.trim() !== '' && { description: description.trim() }),
  ...(included.trim() !== '' && { included: included.trim() }),
});

/** What is asked of everybody who applies, as the home's page says it. */
export function TermsForm({ unitId, terms }: { unitId: string; terms: ListingTerms }) {
  const form = useAppForm<Values>({
    values: valuesOf(terms),
    problems: feeProblems,
    submit: (values, { idempotencyKey }) =>
      api.screening.setApplicationLink(
        { body: { unit_id: unitId, open: true, terms: termsOf(values) } },
        { idempotencyKey },
      ),
    onSaved: () => toast({ title: 'The page is updated' }),
  });
  return (
    <SectionForm form={form} submit="Save requirements">
      <Fields />
    </SectionForm>
  );
}

const Fields = () => (
  <Stack gap="4">
    <TextAreaField
      label="Description"
      hint="What the home is like, and what is near. Describe the home, not who should live there."
      rows={4}
      {...useFormField('description')}
    />
    <TextField
      label="Included in the rent"
      placeholder="For example: water, trash, one parking space"
      {...useFormField('included')}
    />
    <Columns widths="1fr 1fr" from="sm" gap="4">
      <AmountField name="deposit" label="Deposit" />
      <SelectField label="Income required" placeholder="None" options={incomes} {...useFormField('income')} />
    </Columns>
    <AmountField
      name="fee"
      label="Application fee"
      hint="Once per application, paid online after it is sent. Leave it empty to ask for none."
    />
    <TextField label="Pets" placeholder="For example: one cat, no dogs" {...useFormField('pets')} />
    <TextAreaField
      label="Other requirements"
      hint="The same for everyone. You decide by these."
      rows={3}
      {...useFormField('criteria')}
    />
  </Stack>
);
