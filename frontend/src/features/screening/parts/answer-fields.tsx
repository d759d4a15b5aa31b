import { limits } from '../../../../../shared/domain/limits';
import { AmountField } from '../../../forms/amount-field';
import { MobileField } from '../../../forms/mobile-field';
import { useFormField } from '../../../forms/use-field';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout/layout';

const long = { rows: 3, maxLength: limits.descriptionCharacters } as const;

const LongText = ({ name, label, hint }: { name: string; label: string; hint?: string }) => (
  <TextAreaField label={label} hint={hint} {...long} {...useFormField(name)} />
);

export const HomeFields = () => (
  <Stack gap="4">
    <TextField
      label="Current address"
      required
      autoComplete="street-address"
      {...useFormField('currentAddress')}
    />
    <TextField label="You live there since" placeholder="2023" {...useFormField('livesThereSince')} />
    <TextField label="Landlord’s name" hint="Leave empty if you own it" {...useFormField('landlord')} />
    <MobileField name="landlordMobile" label="Landlord’s phone" autoComplete="off" />
    <LongText name="whyMoving" label="Why are you moving?" />
  </Stack>
);

export const WorkFields = () => (
  <Stack gap="4">
    <TextField label="Employer" autoComplete="organization" {...useFormField('employer')} />
    <TextField label="Job title" autoComplete="organization-title" {...useFormField('jobTitle')} />
    <AmountField name="income" label="Monthly income, before taxes" />
    <LongText name="otherIncome" label="Other income" hint="Benefits, support, or savings you live on" />
  </Stack>
);

export const HouseholdFields = () => (
  <Stack gap="4">
    <LongText name="occupants" label="Who moves in with you?" hint="Names, and ages of children" />
    <LongText name="pets" label="Pets" hint="Kind, breed and weight" />
    <LongText name="remarks" label="Anything else the landlord should know?" />
  </Stack>
);

export const ReviewFields = () => (
  <CheckboxField label="All my answers are true and complete." {...useFormField('isTrue')} />
);
