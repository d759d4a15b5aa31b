import type { Lease } from './lease';
import type { Moment } from './moments';
import type { Packet } from './packet';
import { type Refused, refused, unitTaken } from './refusals';
import type { Actor, EventDraft, PacketEventKind } from './signing/packet-events';
import { maxCalendarEntries, newDays, takenDays, type UnitCalendar, withEntries } from './status/calendar';
import { entriesOf } from './status/calendar-entries';

/** The input of every command: lease, unit's calendar, the moment in the property's zone, and who acts. */
export type Given = {
  readonly lease: Lease;
  readonly calendar: UnitCalendar;
  readonly now: Moment;
  readonly actor: Actor;
};

/** The result of a command: the facts to write, and the events for the packets' chains. */
export type Done = {
  readonly lease: Lease;
  readonly calendar: UnitCalendar;
  readonly events: readonly EventDraft[];
};

/**
 * The changed lease, with its entries in the unit's calendar rewritten. Refuses `unit-taken` if it would add
 * days that are not free (D35), and `too-many-drafts`.
 */
export function done(given: Given, lease: Lease, events: readonly EventDraft[] = []): Done | Refused {
  const { on } = given.now;
  const days = newDays(entriesOf(given.lease, on), entriesOf(lease, on));
  const taken = takenDays(given.calendar, { lease: lease.leaseId, days, on });
  if (taken.length > 0) return unitTaken(taken);
  const after = doneAnyway(given, lease, events);
  return after.calendar.entries.length > maxCalendarEntries ? refused('too-many-drafts') : after;
}

/** Like `done`, for keys and ends, which no calendar refuses. */
export const doneAnyway = (
  { calendar, now: { on } }: Given,
  lease: Lease,
  events: readonly EventDraft[] = [],
): Done => ({
  lease,
  calendar: withEntries(calendar, { lease: lease.leaseId, entries: entriesOf(lease, on), on }),
  events,
});

/** An event of a packet, by the actor, now. */
export const eventOf = (
  { now, actor }: Given,
  { term, version }: Pick<Packet, 'term' | 'version'>,
  kind: PacketEventKind,
  about: Pick<EventDraft, 'signer' | 'note'> = {},
): EventDraft => ({ term, version, kind, at: now.at, actor, ...about });
