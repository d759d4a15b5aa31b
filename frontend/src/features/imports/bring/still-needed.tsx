import { addToMonth, displayDate, displayMonth, monthOf } from '../../../../../shared/domain/dates';
import type { BringChoices } from '../../../../../shared/domain/imports/bring/bring-choices';
import { propertyTypes } from '../../../../../shared/domain/portfolio/property-types';
import { today } from '../../../ui/data/instant';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Muted, SubTitle } from '../../../ui/primitives/text';
import type { BringPlan } from './use-bring-plan';

type Props = { plan: BringPlan; ownEmail: string; onChoices: (choices: BringChoices) => void };

const days = Array.from({ length: 28 }, (_, at) => ({
  value: String(at + 1),
  label: `Day ${at + 1} of the month`,
}));

/** What no file says, each with one answer for all. */
export function StillNeeded({ plan, ownEmail, onChoices }: Props) {
  const { choices, rolls, owners, properties } = plan;
  const set = (part: Partial<BringChoices>) => onChoices({ ...choices, ...part });
  const units = properties.flatMap((one) => one.units);
  const lacks = (is: (unit: (typeof units)[number]) => boolean) => units.some(is);
  const isOwn = choices.owner.email.trim().toLowerCase() === ownEmail.toLowerCase();
  const isHome = !['Industrial', 'Office', 'Retail', 'Shopping Center', 'Others', 'Parking'].includes(
    choices.propertyType,
  );
  const months = [0, 1, 2].map((at) => addToMonth(monthOf(choices.cutover), at));
  return (
    <Section title="Still needed" lead="One answer for all; change single ones in Repair.">
      <Stack gap="4">
        {rolls.every(({ roll }) => roll.asOf === undefined) && (
          <DateField
            label="Balances are as of"
            value={choices.cutover}
            max={today()}
            onChange={({ target }) =>
              target.value !== '' &&
              set({ cutover: target.value, firstMonth: addToMonth(monthOf(target.value), 1) })
            }
          />
        )}
        <SelectField
          label="Property type"
          value={choices.propertyType}
          placeholder="By its units: one is Single Family, more are Multi Family"
          options={propertyTypes.map((type) => ({ value: type, label: type }))}
          onChange={({ target }) => set({ propertyType: target.value })}
        />
        {!owners && (
          <Stack gap="3">
            <SubTitle>Owner of the properties</SubTitle>
            <TextField
              label="Owner’s email"
              value={choices.owner.email}
              hint={
                isOwn
                  ? 'This is you. For another owner, type their email.'
                  : 'The name and mobile are for an owner who is new here.'
              }
              onChange={({ target }) => set({ owner: { ...choices.owner, email: target.value } })}
            />
            {!isOwn && (
              <Row gap="3" alignItems="flex-start">
                {(
                  [
                    ['firstName', 'First name'],
                    ['lastName', 'Last name'],
                    ['mobile', 'Mobile'],
                  ] as const
                ).map(([field, label]) => (
                  <TextField
                    key={field}
                    label={`Owner’s ${label.toLowerCase()}`}
                    value={choices.owner[field]}
                    onChange={({ target }) => set({ owner: { ...choices.owner, [field]: target.value } })}
                  />
                ))}
              </Row>
            )}
          </Stack>
        )}
        {isHome && lacks(({ beds }) => beds === undefined) && (
          <TextField
            label="Bedrooms, where the file says none"
            value={choices.beds}
            inputMode="numeric"
            onChange={({ target }) => set({ beds: target.value })}
          />
        )}
        {isHome && lacks(({ baths }) => baths === undefined) && (
          <TextField
            label="Bathrooms, where the file says none"
            value={choices.baths}
            inputMode="decimal"
            onChange={({ target }) => set({ baths: target.value })}
          />
        )}
        {lacks(({ sizeSqft }) => sizeSqft === undefined) && (
          <TextField
            label="Size in sq ft, where the file says none"
            value={choices.size}
            inputMode="decimal"
            onChange={({ target }) => set({ size: target.value })}
          />
        )}
        <SelectField
          label="Rent is due on"
          value={String(choices.dueDay)}
          hint="Where the file says none."
          options={days}
          onChange={({ target }) => set({ dueDay: Number(target.value) })}
        />
        <SelectField
          label="First month we charge"
          value={choices.firstMonth}
          hint={`Balances as of ${displayDate(choices.cutover)} include what is older.`}
          options={months.map((month) => ({ value: month, label: displayMonth(month) }))}
          onChange={({ target }) => set({ firstMonth: target.value })}
        />
        <SelectField
          label="Late fee"
          value={String(choices.lateCents)}
          options={[0, 2500, 5000, 7500, 10000].map((cents) => ({
            value: String(cents),
            label: cents === 0 ? 'No late fees' : `$${cents / 100} after ${choices.graceDays} days`,
          }))}
          onChange={({ target }) => set({ lateCents: Number(target.value) })}
        />
        <Muted small>Nobody is emailed by any of this.</Muted>
      </Stack>
    </Section>
  );
}
