import type { UnitCalendar } from '../../../shared/domain/leases/status/calendar';
import { messages } from '../../../shared/domain/messages';
import {
  type AttachedKind,
  attachedCounters,
  attachedKinds,
} from '../../../shared/domain/portfolio/attached';
import { type Refusal, refuse } from '../../../shared/wire/refusals';
import { type Condition, missingOr } from '../db/conditions';
import type { Failure } from '../db/transact';
import { check, named, put, remove, update, type Write } from '../db/writes';
import type { Property } from '../properties/record';
import { type Numbered, Removal, Unit, UnitCount, UnitNumber } from './record';

/** Takes a number; fails when a unit added or renamed on its own has it. */
export const takeNumber = (unit: Numbered): Write<'unit-number'> =>
  put(UnitNumber, unit, {
    or: [
      { attr: 'pk', exists: false },
      { attr: 'unitId', eq: unit.unitId },
    ],
  });

/** Frees a number; one that came with the property has no guard, which is no error. */
export const freeNumber = (unit: Numbered): Write<'unit-number'> => remove(UnitNumber, unit);

export const numberTaken = (): Refusal =>
  refuse('invalid', { fields: { 'unit.unitNumber': messages.unitNumberUnique } });

/** 1 for a unit whose monthly rent is not set. */
export const withoutRent = ({ monthlyRent }: Pick<Unit, 'monthlyRent'>): 1 | 0 =>
  monthlyRent === undefined ? 1 : 0;

/** The days of its leases are still as read. */
export const isCalendarOf = ({ calendarVersion }: Unit): Condition<'calendarVersion'> =>
  calendarVersion === undefined
    ? { attr: 'calendarVersion', exists: false }
    : { attr: 'calendarVersion', eq: calendarVersion };

/** Writes the calendar if the unit exists and nobody else wrote it since the read. */
export const saveCalendar = (unit: Unit, calendar: UnitCalendar): Write<'unit'> =>
  update(Unit, {
    key: unit,
    set: {
      calendar,
      calendarVersion: (unit.calendarVersion ?? 0) + 1,
      leaseStatus: calendar.entries.length > 0 ? 1 : 0,
    },
    condition: { and: [{ attr: 'unitId', exists: true }, isCalendarOf(unit)] },
  });

/** Replaces a removed picture: the first photo of another unit, or none. */
export type NextPicture = { readonly unitId: string; readonly image: string } | undefined;

/** Whether the property's picture is one of the unit's photos. */
export const givesPicture = (unit: Unit, { image }: Pick<Property, 'image'>): boolean =>
  image !== '' && unit.images.includes(image);

/** Fails when the other unit's first photo changed, so that the picture is never a removed photo. */
export const pictureUnchanged = (
  unit: Pick<Unit, 'organizationId' | 'propertyId'>,
  next: NextPicture,
): Write<'picture'>[] =>
  next
    ? [named('picture', check(Unit, { ...unit, unitId: next.unitId }, { attr: 'images[0]', eq: next.image }))]
    : [];

type Attached = { readonly organizationId: string; readonly propertyId: string; readonly unitId: string };

/** Fails when the unit was deleted, so that nothing is stored for it. */
export const unitStands = (unit: Attached): Write<'unit'> =>
  check(Unit, unit, { attr: 'unitId', exists: true });

/** Counts one more thing at its unit, which must exist and have room. The caller writes the thing itself. */
export function attach(kind: AttachedKind, unit: Attached): Write<'unit' | 'unit-count'>[] {
  const { organizationId, unitId } = unit;
  const key = { organizationId, unitId };
  const { counter, perUnit } = attachedKinds[kind];
  const condition = missingOr(counter, { attr: counter, lt: perUnit });
  // The first attached thing creates the record.
  return [unitStands(unit), update(UnitCount, { key, set: key, add: { [counter]: 1 }, condition })];
}

/** Counts one thing less. */
export const detach = (kind: AttachedKind, { organizationId, unitId }: Attached): Write<'unit-count'> => {
  const key = { organizationId, unitId };
  return update(UnitCount, { key, set: key, add: { [attachedKinds[kind].counter]: -1 } });
};

/** `not-found` without the unit, the kind's own refusal when it is full, else `conflict`. */
export function refusalOfAttached(kind: AttachedKind, { name }: Failure): Refusal {
  if (name === 'unit') return refuse('not-found');
  return refuse(name === 'unit-count' ? attachedKinds[kind].full : 'conflict');
}

/** Fails when something is attached to the unit. */
export const nothingAttached = (unit: Attached): Write<'unit-count'> =>
  check(UnitCount, unit, {
    and: attachedCounters.map((counter) => missingOr(counter, { attr: counter, eq: 0 })),
  });

/**
 * Schedules everything attached for removal, in the transaction that deletes the unit. Nobody finds it from
 * then on; the next sweep removes records and files. `at` is a UTC instant.
 */
export const removeAttached = ({ organizationId, unitId }: Attached, at: string): Write<'removal'> =>
  put(Removal, { dueAt: at, organizationId, unitId, place: '' });
