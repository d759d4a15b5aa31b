import { type AttachedKind, attachedCounters, attachedKinds } from '../../../shared/domain/attached';
import type { UnitCalendar } from '../../../shared/domain/leases/calendar';
import { messages } from '../../../shared/domain/messages';
import { type Refusal, refuse } from '../../../shared/wire/refusals';
import { type Condition, missingOr } from '../db/conditions';
import type { Failure } from '../db/transact';
import { check, named, put, remove, update, type Write } from '../db/writes';
import type { Property } from '../properties/record';
import { type Numbered, Removal, Unit, UnitCount, UnitNumber } from './record';

/** Takes a number; fails when a unit that was added or renamed has it. */
export const takeNumber = (unit: Numbered): Write<'unit-number'> =>
  put(UnitNumber, unit, {
    or: [
      { attr: 'pk', exists: false },
      { attr: 'unitId', eq: unit.unitId },
    ],
  });

/** Gives a number back; one that came with the property has no guard, and giving that back is no error. */
export const freeNumber = (unit: Numbered): Write<'unit-number'> => remove(UnitNumber, unit);

export const numberTaken = (): Refusal =>
  refuse('invalid', { fields: { 'unit.unitNumber': messages.unitNumberUnique } });

/** 1 for a unit whose monthly rent is not set. */
export const withoutRent = ({ monthlyRent }: Pick<Unit, 'monthlyRent'>): 1 | 0 =>
  monthlyRent === undefined ? 1 : 0;

/** The days of its leases are still those that were read. */
export const isCalendarOf = ({ calendarVersion }: Unit): Condition<'calendarVersion'> =>
  calendarVersion === undefined
    ? { attr: 'calendarVersion', exists: false }
    : { attr: 'calendarVersion', eq: calendarVersion };

/** The calendar rewritten, as long as nobody else rewrote it since it was read, and the unit is there. */
export const keepCalendar = (unit: Unit, calendar: UnitCalendar): Write<'unit'> =>
  update(Unit, {
    key: unit,
    set: {
      calendar,
      calendarVersion: (unit.calendarVersion ?? 0) + 1,
      leaseStatus: calendar.entries.length > 0 ? 1 : 0,
    },
    condition: { and: [{ attr: 'unitId', exists: true }, isCalendarOf(unit)] },
  });

/** The picture that takes the place of one that goes: the first photo of another unit, or none. */
export type NextPicture = { readonly unitId: string; readonly image: string } | undefined;

/** Whether the property's picture is one of the unit's photos. */
export const givesPicture = (unit: Unit, { image }: Pick<Property, 'image'>): boolean =>
  image !== '' && unit.images.includes(image);

/** The other unit's photo must still be its first when it becomes the picture, so that the picture never is one that was removed. */
export const pictureStands = (unit: Unit, next: NextPicture): Write<'picture'>[] =>
  next
    ? [named('picture', check(Unit, { ...unit, unitId: next.unitId }, { attr: 'images[0]', eq: next.image }))]
    : [];

type Attached = { readonly organizationId: string; readonly propertyId: string; readonly unitId: string };

/** The unit is still there: nothing is kept for one that was deleted meanwhile. */
export const unitStands = (unit: Attached): Write<'unit'> =>
  check(Unit, unit, { attr: 'unitId', exists: true });

/** One thing more at its unit, which must stand and have room for it; put the thing itself beside it. */
export function attach(kind: AttachedKind, unit: Attached): Write<'unit' | 'unit-count'>[] {
  const { organizationId, unitId } = unit;
  const key = { organizationId, unitId };
  const { counter, perUnit } = attachedKinds[kind];
  const condition = missingOr(counter, { attr: counter, lt: perUnit });
  // The first thing makes the record.
  return [unitStands(unit), update(UnitCount, { key, set: key, add: { [counter]: 1 }, condition })];
}

/** One thing less. */
export const detach = (kind: AttachedKind, { organizationId, unitId }: Attached): Write<'unit-count'> => {
  const key = { organizationId, unitId };
  return update(UnitCount, { key, set: key, add: { [attachedKinds[kind].counter]: -1 } });
};

/** What a thing that could not be attached is refused as. */
export function refusalOfAttached(kind: AttachedKind, { name }: Failure): Refusal {
  if (name === 'unit') return refuse('not-found');
  return refuse(name === 'unit-count' ? attachedKinds[kind].full : 'conflict');
}

/** Nothing is attached to the unit, whatever once was. */
export const nothingAttached = (unit: Attached): Write<'unit-count'> =>
  check(UnitCount, unit, {
    and: attachedCounters.map((counter) => missingOr(counter, { attr: counter, eq: 0 })),
  });

/**
 * All that is attached goes with its unit: part of the transaction that deletes it. From then on nobody finds it, as every way to it leads through
 * the unit; the next sweep removes records and files. `at` is a UTC instant.
 */
export const removeAttached = ({ organizationId, unitId }: Attached, at: string): Write<'removal'> =>
  put(Removal, { dueAt: at, organizationId, unitId, place: '' });
