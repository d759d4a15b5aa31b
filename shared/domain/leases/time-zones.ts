import * as z from 'zod';
import { addDays, type LocalDate } from '../dates';
import { stateZones } from './time-zone-data';

/** A property's zones by the UTC instant each starts, earliest first; the first also covers earlier times. */
export const ZoneFrom = z.object({ zone: z.string(), from: z.string() });
export type ZoneFrom = z.infer<typeof ZoneFrom>;
export type ZoneHistory = readonly ZoneFrom[];

const zonesIn = (state: string) => (Object.hasOwn(stateZones, state) ? stateZones[state] : undefined);

/** A place's IANA zone, by ZIP code where a state has two (D6); undefined for an unknown state. */
export function zoneOf({ state, zipcode }: { state: string; zipcode: string }): string | undefined {
  const here = zonesIn(state);
  if (!here) return undefined;
  const { zone, except = {} } = here;
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

/** Creating one takes a hundred times as long as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', options);
  formatters.set(timeZone, made);
  return made;
}

/** The calendar day of an instant in an IANA zone. Throws for a zone this machine does not know. */
export function dayInZone(zone: string, instant: Date): LocalDate {
  const parts = formatterOf(zone).formatToParts(instant);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const zoneOn = (history: ZoneHistory, instant: Date): string =>
  (history.findLast(({ from }) => Date.parse(from) <= instant.getTime()) ?? history[0])?.zone ?? 'UTC';

/** The property's local day of an instant: the only function that turns an instant into a day (D6). */
export const dayOfProperty = (history: ZoneHistory, instant: Date): LocalDate =>
  dayInZone(zoneOn(history, instant), instant);

/** The parts of a property that decide its zone; `zones` once a person chose one. */
export type ZonedPlace = {
  readonly state: string;
  readonly zipcode: string;
  readonly zones?: ZoneHistory | undefined;
};

/** Its zones: as chosen, else by state and ZIP code; UTC for an unknown place. */
export const zonesOf = ({ zones, ...place }: ZonedPlace): ZoneHistory =>
  zones ?? [{ zone: zoneOf(place) ?? 'UTC', from: '' }];

/** The zone of a property at an instant. */
export const zoneAt = (place: ZonedPlace, now: Date): string => zoneOn(zonesOf(place), now);

/** Today at a property. */
export const dayAt = (place: ZonedPlace, now: Date): LocalDate => dayOfProperty(zonesOf(place), now);

/** The zones a person can choose from: the state's where it has two, else all known ones. */
export function zoneChoices({ state }: Pick<ZonedPlace, 'state'>): string[] {
  const here = zonesIn(state);
  const all = here ? [here] : Object.values(stateZones);
  return [...new Set(all.flatMap(({ zone, except = {} }) => [zone, ...Object.keys(except)]))].toSorted();
}

/** The zones after a change: the new one starts at the old one's next midnight, so no day comes twice. */
export function changeZone(history: ZoneHistory, { zone, now }: { zone: string; now: Date }): ZoneHistory {
  const begun = history.filter(({ from }, index) => index === 0 || Date.parse(from) <= now.getTime());
  const current = begun.at(-1)?.zone ?? 'UTC';
  return current === zone ? begun : [...begun, { zone, from: nextMidnight(current, now).toISOString() }];
}

/** The first instant of the next calendar day in a zone, to the millisecond, even if clocks change then. */
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
