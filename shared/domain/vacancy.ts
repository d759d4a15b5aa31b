import { addDays, type LocalDate } from './dates';
import { daysOf, isHeldOver, isOver, type UnitCalendar } from './leases/calendar';
import { overlapOf } from './leases/day-ranges';

/** The tabs of the units list. */
export const unitViews = ['vacant', 'available-soon', 'without-rent', 'without-photos'] as const;
export type UnitView = (typeof unitViews)[number];

/** A unit that becomes free within these days is available soon. */
const soonDays = 60;

type Listed = {
  readonly calendar: UnitCalendar;
  readonly availableDate: LocalDate;
  readonly monthlyRent?: number | undefined;
  readonly images: readonly string[];
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
  vacant: ({ calendar }, on) => !isOccupied(calendar, on),
  'available-soon': (unit, on) => {
    const day = availableFrom(unit, on);
    return day !== undefined && day > on && day <= addDays(on, soonDays);
  },
  'without-rent': ({ monthlyRent }) => monthlyRent === undefined,
  'without-photos': ({ images }) => images.length === 0,
};

/** Whether a unit belongs to a tab on a local date of its property. */
export const isInView = (unit: Listed, { view, on }: { view: UnitView; on: LocalDate }): boolean =>
  views[view](unit, on);
