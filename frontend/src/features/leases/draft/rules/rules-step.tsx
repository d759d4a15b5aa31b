import { leaseSteps } from '../../../../../../shared/domain/leases/draft/lease-problems';
import { householdLimits } from '../../../../../../shared/domain/leases/household';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { limits } from '../../../../../../shared/domain/limits';
import { DaysField } from '../../../../forms/amount-field';
import { UtilityRows } from '../../../../forms/lease-terms/utility-rows';
import { RowsField } from '../../../../forms/rows-field';
import { useFormField } from '../../../../forms/use-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { Columns } from '../../../../ui/layout/columns';
import { Section } from '../../../../ui/layout/section';
import { StepForm, type StepProps } from '../step-form';

type RulesValues = Pick<Term, 'utilities' | 'occupants' | 'pets' | 'parking' | 'noticeAddress'> & {
  readonly noticeDays: string;
};

const valuesOf = ({ utilities, occupants, pets, parking, noticeAddress, noticeDays }: Term): RulesValues => ({
  utilities,
  occupants,
  pets,
  parking,
  noticeAddress,
  noticeDays: String(noticeDays),
});

const mostNoticeDays = 365;

const take = ({ noticeDays, ...rules }: RulesValues, draft: Term): Term => ({
  ...draft,
  ...rules,
  noticeDays: Math.min(Number(noticeDays) || 0, mostNoticeDays),
});

const petKinds = [
  { value: 'dog', label: 'Dog' },
  { value: 'cat', label: 'Cat' },
  { value: 'other', label: 'Other' },
];

const line = { maxLength: limits.textCharacters, autoComplete: 'off' } as const;

/** The fourth step: utilities, occupants, pets and vehicles, notice. */
export const RulesStep = (step: StepProps) => (
  <StepForm<RulesValues>
    {...step}
    values={valuesOf(step.draft)}
    take={take}
    problems={(draft) => leaseSteps.rules(draft)}
  >
    <Section title="Utilities" lead="Who pays for what.">
      <UtilityRows />
    </Section>
    <Section title="Who else lives there" lead="Occupants who don’t sign, including children.">
      <RowsField
        name="occupants"
        what="occupant"
        add="Add occupant"
        blank={() => ({ name: '' })}
        most={householdLimits.occupants}
      >
        {({ name }) => <Text label="Name" name={`${name}.name`} />}
      </RowsField>
    </Section>
    <Section title="Pets" lead="If you list none, the lease says that pets need your consent.">
      <RowsField
        name="pets"
        what="pet"
        add="Add pet"
        blank={() => ({ kind: 'dog', name: '', description: '' })}
        most={householdLimits.pets}
      >
        {({ name }) => (
          <Columns widths="1fr 1.5fr 2fr" from="sm" gap="4">
            <Choice label="Kind" name={`${name}.kind`} options={petKinds} />
            <Text label="Name" name={`${name}.name`} />
            <Text label="Breed, color, weight" name={`${name}.description`} />
          </Columns>
        )}
      </RowsField>
    </Section>
    <Section title="Notice and parking">
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <DaysField label="Notice period, days" name="noticeDays" />
        <Text label="Parking space (optional)" name="parking" />
        <Text
          label="Address for notices to the landlord"
          hint="A postal address."
          required
          name="noticeAddress"
        />
      </Columns>
    </Section>
  </StepForm>
);

const Text = ({ name, ...field }: { name: string; label: string; hint?: string; required?: boolean }) => (
  <TextField {...line} {...field} {...useFormField(name)} />
);

const Choice = ({ name, ...field }: { name: string; label: string; options: typeof petKinds }) => (
  <SelectField {...field} {...useFormField(name)} />
);
