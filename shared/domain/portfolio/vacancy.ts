import { addDays, type LocalDate, later } from '../dates';
import { overlapOf } from '../leases/day-ranges';
import { daysOf, freeFromOf, isHeldOver, isOver, type UnitCalendar } from '../leases/status/calendar';

/** The tabs of the units list. */
export const unitViews = [
  'vacant',
  'available-soon',
  'off-market',
  'without-rent',
  'without-photos',
] as const;
export type UnitView = (typeof unitViews)[number];

/** A unit that becomes free within these days is available soon. */
const soonDays = 60;

type Listed = {
  readonly calendar: UnitCalendar;
  readonly availableDate: LocalDate;
  readonly monthlyRent?: number | undefined;
  readonly images: readonly string[];
  readonly offMarket?: true | undefined;
};

/** Signed leases with days left; drafts and open packets do not take a unit yet. */
const signedOf = ({ entries }: UnitCalendar, on: LocalDate) =>
  entries.flatMap((entry) => (entry.kind === 'signed' && !isOver(entry, on) ? [entry] : []));

/** Whether a signed lease's tenants have the unit on this local date, also past its last day. */
const isOccupied = (calendar: UnitCalendar, on: LocalDate): boolean =>
  signedOf(calendar, on).some(
    (entry) =>
      isHeldOver(entry, on) ||
      daysOf(entry).some((days) => overlapOf(days, { from: on, to: on }) !== undefined),
  );

/**
 * Since when a unit stands empty on a local date: the day after its last lease, else the day it was offered
 * from, and never before it was added; undefined while somebody has it or it is not for rent.
 */
export function vacantSince(
  unit: Omit<Listed, 'images' | 'monthlyRent'>,
  { on, addedOn }: { readonly on: LocalDate; readonly addedOn: LocalDate },
): LocalDate | undefined {
  const { calendar, availableDate, offMarket } = unit;
  if (offMarket || isOccupied(calendar, on)) return undefined;
  const since = later(freeFromOf(calendar, on) ?? availableDate, addedOn);
  return since <= on ? since : undefined;
}

/** The day after all signed leases, else the entered date; undefined if no lease's last day says it. */
export function availableFrom(
  { calendar, availableDate }: Pick<Listed, 'calendar' | 'availableDate'>,
  on: LocalDate,
): LocalDate | undefined {
  const signed = signedOf(calendar, on);
  if (signed.length === 0) return availableDate;
  const isOpen = signed.some((entry) => entry.to === undefined || isHeldOver(entry, on));
  const [latest] = isOpen
    ? []
    : signed
        .flatMap(({ to }) => to ?? [])
        .toSorted()
        .toReversed();
  return latest && addDays(latest, 1);
}

const views: Record<UnitView, (unit: Listed, on: LocalDate) => boolean> = {
  vacant: ({ calendar, offMarket }, on) => !offMarket && !isOccupied(calendar, on),
  'available-soon': (unit, on) => {
    if (unit.offMarket) return false;
    const day = availableFrom(unit, on);
    return day !== undefined && day > on && day <= addDays(on, soonDays);
  },
  'off-market': ({ offMarket }) => offMarket === true,
  'without-rent': ({ monthlyRent }) => monthlyRent === undefined,
  'without-photos': ({ images }) => images.length === 0,
};

/** Whether a unit belongs to a tab on a local date of its property. */
export const isInView = (unit: Listed, { view, on }: { view: UnitView; on: LocalDate }): boolean =>
  views[view](unit, on);
