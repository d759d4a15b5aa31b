import { addDays, type LocalDate } from '../dates';
import { stateZones } from './time-zone-data';

/** A property's zones by the UTC instant each counts from, earliest first; the first one counts for all time before it. */
export type ZoneHistory = readonly [ZoneFrom, ...ZoneFrom[]];
export type ZoneFrom = { readonly zone: string; readonly from: string };

/** The IANA zone of a place, by ZIP code where a state has two (D6); undefined for a state that is not in the table. */
export function zoneOf({ state, zipcode }: { state: string; zipcode: string }): string | undefined {
  if (!Object.hasOwn(stateZones, state)) return undefined;
  const { zone, except = {} } = stateZones[state] ?? { zone: undefined };
  const matches = Object.entries(except).flatMap(([other, codes]) =>
    codes.split(' ').flatMap((code) => (zipcode.startsWith(code) ? [{ other, code }] : [])),
  );
  return matches.toSorted((one, two) => two.code.length - one.code.length)[0]?.other ?? zone;
}

/** Whether this machine knows the zone, so that days can be computed in it. */
export function isTimeZone(zone: string): boolean {
  try {
    return formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a hundred times as long as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', options);
  formatters.set(timeZone, made);
  return made;
}

/** The calendar day of an instant in an IANA zone. Throws for a zone that this machine does not know. */
export function dayInZone(zone: string, instant: Date): LocalDate {
  const parts = formatterOf(zone).formatToParts(instant);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The property's own calendar day of an instant: the one function that turns an instant into a day (D6). */
export const dayOfProperty = (history: ZoneHistory, instant: Date): LocalDate =>
  dayInZone(
    (history.findLast(({ from }) => Date.parse(from) <= instant.getTime()) ?? history[0]).zone,
    instant,
  );

/** Today at a property whose zone nobody changed; the day in UTC for a place that is not in the table. */
export const dayAt = (place: { state: string; zipcode: string }, now: Date): LocalDate =>
  dayInZone(zoneOf(place) ?? 'UTC', now);

/** The zones after a change: the new one counts from the old one's next midnight, so that the day never goes back. */
export function changeZone(history: ZoneHistory, { zone, now }: { zone: string; now: Date }): ZoneHistory {
  const [first, ...rest] = history;
  const begun = rest.filter(({ from }) => Date.parse(from) <= now.getTime());
  const current = begun.at(-1) ?? first;
  if (current.zone === zone) return [first, ...begun];
  return [first, ...begun, { zone, from: nextMidnight(current.zone, now).toISOString() }];
}

/** The first instant of the next calendar day in a zone, to the millisecond, also where clocks change at midnight. */
function nextMidnight(zone: string, now: Date): Date {
  const tomorrow = addDays(dayInZone(zone, now), 1);
  let before = now.getTime();
  let after = before + 2 * 86_400_000;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayInZone(zone, new Date(middle)) < tomorrow) before = middle;
    else after = middle;
  }
  return new Date(after);
}
