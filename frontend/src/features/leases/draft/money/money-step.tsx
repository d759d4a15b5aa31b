import { useWatch } from 'react-hook-form';
import { leaseSteps } from '../../../../../../shared/domain/leases/draft/lease-problems';
import { maxRentLines } from '../../../../../../shared/domain/leases/term';
import { limits } from '../../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../../shared/domain/money';
import { AmountField, DaysField } from '../../../../forms/amount-field';
import { LateFields } from '../../../../forms/lease-terms/late-fields';
import { dueDays, moveInDues, prorationMethods } from '../../../../forms/lease-terms/rent-choices';
import { RowsField } from '../../../../forms/rows-field';
import { centsOf } from '../../../../forms/typed-cents';
import { useFormField } from '../../../../forms/use-field';
import { CheckboxField } from '../../../../ui/fields/checkbox-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { Columns } from '../../../../ui/layout/columns';
import { Row, Stack } from '../../../../ui/layout/layout';
import { Section } from '../../../../ui/layout/section';
import { Amount, Strong } from '../../../../ui/primitives/text';
import { StepForm, type StepProps } from '../step-form';
import { lineLabel, type MoneyValues, moneyValues, newLine, takeMoney } from './money-values';
import { MoveInSection } from './move-in-section';

const kinds = [
  { value: 'rent', label: 'Rent' },
  { value: 'pet', label: 'Pet' },
  { value: 'parking', label: 'Parking' },
  { value: 'other', label: 'Other' },
];

const clocks = [
  { value: 'surrender', label: 'Return of the keys' },
  { value: 'forwarding-address', label: 'Receipt of the forwarding address' },
  { value: 'later', label: 'The later of the two' },
];

/** The third step: what is due, when, and what happens if it is late. */
export const MoneyStep = ({ today, ...step }: StepProps & { today: string }) => (
  <StepForm<MoneyValues>
    {...step}
    values={moneyValues(step.draft)}
    take={takeMoney}
    problems={(draft) => leaseSteps.rent(draft)}
    labelOf={lineLabel}
  >
    <RentSection />
    <Section title="Late fee" lead="States limit late fees and set the grace period. Look up yours.">
      <LateFields />
    </Section>
    <DepositSection />
    <MoveInSection draft={step.draft} today={today} />
  </StepForm>
);

const RentSection = () => (
  <Section title="Rent" lead="Everything paid each month, one line each.">
    <Stack gap="5">
      <RowsField name="rentLines" what="line" add="Add line" blank={newLine} most={maxRentLines}>
        {({ name }) => <Line name={name} />}
      </RowsField>
      <Total />
      <SelectField label="Due" options={dueDays} {...useFormField('dueDay')} />
      <SelectField
        label="Prorate partial months by"
        options={prorationMethods}
        {...useFormField('proration.method')}
      />
      <CheckboxField
        label="Charge the first month in full, and prorate the second"
        {...useFormField('proration.firstMonthFull')}
      />
    </Stack>
  </Section>
);

/** One line of what is paid each month. */
export const Line = ({ name }: { name: string }) => (
  <Columns widths="1fr 2fr 1.5fr" from="sm" gap="4">
    <SelectField label="Kind" options={kinds} {...useFormField(`${name}.kind`)} />
    <TextField label="Name" maxLength={limits.textCharacters} {...useFormField(`${name}.label`)} />
    <AmountField label="Per month" required name={`${name}.cents`} />
  </Columns>
);

function Total() {
  const lines = useWatch<MoneyValues, 'rentLines'>({ name: 'rentLines' });
  const total = lines.reduce((sum, { cents }) => sum + centsOf(cents), 0);
  return (
    <Row spread role="status">
      Total per month
      <Strong>
        <Amount>{displayDollars(total)}</Amount>
      </Strong>
    </Row>
  );
}

function DepositSection() {
  const cents = useWatch<MoneyValues, 'deposit.cents'>({ name: 'deposit.cents' });
  return (
    <Section title="Deposit" lead="Leave empty for none.">
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <AmountField label="Amount" name="deposit.cents" />
        {centsOf(cents) > 0 && <DepositFields />}
      </Columns>
    </Section>
  );
}

const DepositFields = () => (
  <>
    <TextField
      label="Held by"
      required
      maxLength={limits.textCharacters}
      {...useFormField('deposit.heldBy')}
    />
    <DaysField label="Days to return it" required name="deposit.returnDays" />
    <SelectField label="Counted from" options={clocks} {...useFormField('deposit.clock')} />
    <SelectField label="Deposit due" options={moveInDues} {...useFormField('moveIn.depositDue')} />
  </>
);
