import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { UnitLine } from '../../../../../shared/contract/units';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { AmountField } from '../../../forms/amount-field';
import { ManyDialog, type ManyLook } from '../../../forms/many-dialog';
import { centsOf } from '../../../forms/typed-cents';
import { useFormField } from '../../../forms/use-field';
import { today } from '../../../ui/data/instant';
import { DateField } from '../../../ui/fields/date-field';
import { unitFormOf, unitOf } from '../form/unit-form-values';
import { rentText } from '../list/unit-texts';
import { portfolioKey } from '../queries';

export type ManyUnitsProps = {
  chosen: readonly UnitLine[];
  /** After some of it went through. */
  onDone: () => void;
  onClose: () => void;
};

type Changed = { readonly monthlyRent?: string; readonly availableDate?: string };

/** Changes a unit's rent or day. The call replaces the whole unit, so the unit is read first. */
async function changeUnit(unitId: string, change: Changed): Promise<void> {
  const { data } = await api.units.getUnit({ params: { unitId } });
  const form = unitFormOf(data);
  const [unit] = form.units;
  const changed = unitOf({ ...form, units: [{ ...unit, ...change }] });
  const body = { version: data.version, unit: changed, localDate: today() };
  await api.units.updateUnit({ params: { unitId }, body });
}

const itemOf = (note: (unit: UnitLine) => string) => (unit: UnitLine) => ({
  id: unit.unit_id,
  label: `${unit.unit_number}, ${unit.property_title}`,
  note: note(unit),
});

type Props<V extends FieldValues> = Omit<ManyLook<V>, 'startsWith' | 'none'> &
  ManyUnitsProps & {
    /** How it is now. */
    note: (unit: UnitLine) => string;
    /** Does it to one unit, and says in words what was done. */
    act: (unitId: string, values: V) => Promise<string>;
  };

/** One change of many units: a call for each. */
function ManyUnits<V extends FieldValues>({ chosen, note, act, ...look }: Props<V>) {
  const client = useQueryClient();
  // What became of each stays in sight when the choice is let go.
  const [items] = useState(() => chosen.map(itemOf(note)));
  return (
    <ManyDialog
      {...look}
      startsWith="all"
      none="No unit is selected."
      group="Units"
      items={items}
      act={async (some, values: V) => {
        const done = await Promise.all(
          some.map(async ({ id }) => [id, { text: await act(id, values), isDone: true }] as const),
        );
        return Object.fromEntries(done);
      }}
      most={1}
      onSaved={() => client.invalidateQueries({ queryKey: portfolioKey })}
    />
  );
}

const counted = (count: number): string => (count === 1 ? 'one unit' : `${count} units`);

/** Sets the market rent of many units. */
export const SetRent = (props: ManyUnitsProps) => (
  <ManyUnits<{ rent: string }>
    {...props}
    title="Set market rent"
    lead="What you ask for the units you choose. Leases keep the rent that was agreed."
    button={(count) => `Set the rent of ${counted(count)}`}
    pendingText="Saving"
    values={{ rent: '' }}
    problems={({ rent }) => problemsOf({ rent: centsOf(rent) <= 0 && 'Enter an amount above zero' })}
    fields={<AmountField name="rent" label="Market rent a month" required />}
    note={({ rent_price }) => (rent_price === '' ? 'No rent yet' : `Now ${rentText(rent_price)}`)}
    act={async (unitId, { rent }) => {
      const cents = centsOf(rent);
      await changeUnit(unitId, { monthlyRent: (cents / 100).toFixed(2) });
      return `Market rent ${displayDollars(cents)}`;
    }}
  />
);

const AvailableField = () => (
  <DateField label="Available from" required min={today()} {...useFormField('day')} />
);

/** Sets from when many units are available. */
export const SetAvailable = (props: ManyUnitsProps) => (
  <ManyUnits<{ day: string }>
    {...props}
    title="Set available date"
    lead="From when the units you choose can be rented. Leases are not changed."
    button={(count) => `Set the date of ${counted(count)}`}
    pendingText="Saving"
    values={{ day: '' }}
    problems={({ day }) => problemsOf({ day: day === '' && 'Choose a date' })}
    fields={<AvailableField />}
    note={({ is_availability_date: day }) => (day === '' ? 'No date yet' : `Now ${displayDate(day)}`)}
    act={async (unitId, { day }) => {
      await changeUnit(unitId, { availableDate: day });
      return `Available from ${displayDate(day)}`;
    }}
  />
);

/** Opens many units for applications, each with a link of its own. */
export const OpenUnits = (props: ManyUnitsProps) => (
  <ManyUnits
    {...props}
    title="Open for applications"
    lead="Each unit you choose gets a link that anyone can apply with. Share it from the unit’s page."
    button={(count) => `Open ${counted(count)}`}
    pendingText="Opening"
    values={{}}
    note={({ is_availability_date: day }) => (day === '' ? '' : `Available from ${displayDate(day)}`)}
    act={async (unit_id) => {
      const { data } = await api.screening.setApplicationLink(
        { body: { unit_id, open: true } },
        { idempotencyKey: newIdempotencyKey() },
      );
      return data.until ? `Open until ${displayDate(data.until.slice(0, 10))}` : 'Open for applications';
    }}
  />
);
