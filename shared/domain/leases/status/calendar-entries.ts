import { addDays, later } from '../../dates';
import type { Lease } from '../lease';
import { signersOfPacket } from '../lease-parts';
import type { Day } from '../moments';
import type { Packet } from '../packet';
import type { CalendarEntry, ESign } from './calendar';
import {
  draftOf,
  lastDayOf,
  openPacketOf,
  rollsOver,
  signedTerms,
  standingEnd,
  standingKeys,
} from './standing';

/** A lease's entries in the unit's calendar: its signed days, each open packet's days, or its draft. */
export function entriesOf(lease: Lease, on: Day): CalendarEntry[] {
  const entries = [...signedEntry(lease, on), ...openEntries(lease, on)];
  if (entries.length > 0) return entries;
  const first = lease.terms.find(({ number }) => number === 1);
  return first && draftOf(lease, first, on) ? [{ kind: 'draft', lease: lease.leaseId }] : [];
}

function signedEntry(lease: Lease, on: Day): CalendarEntry[] {
  const [first] = signedTerms(lease, on);
  if (!first) return [];
  const isOut = standingEnd(lease, on) !== undefined || standingKeys(lease, on) !== undefined;
  const last = lastDayOf(lease, on);
  const to = isOut && last !== undefined ? lastChargedDay(lease, last) : last;
  return [
    {
      kind: 'signed',
      lease: lease.leaseId,
      from: firstDayOf(lease, first.from),
      ...(to !== undefined && { to }),
      ...(lease.movedInOn !== undefined && { movedIn: true as const }),
      ...(isOut && { out: true as const }),
    },
  ];
}

/** Charged holdover days also belong to the lease once the tenants are out: nobody else pays for them. */
const lastChargedDay = ({ holdovers }: Lease, last: Day): Day =>
  holdovers.reduce(
    (day, decision) =>
      decision.kind === 'rent' && decision.to !== undefined && decision.from <= decision.to
        ? later(day, decision.to)
        : day,
    last,
  );

/** The days since the lease last continued after a gap. */
const firstDayOf = ({ holdovers }: Lease, from: Day): Day =>
  holdovers.reduce(
    (day, decision) =>
      decision.kind === 'rolls-over' && decision.from > addDays(decision.after, 1)
        ? later(day, decision.from)
        : day,
    from,
  );

const openEntries = (lease: Lease, on: Day): CalendarEntry[] =>
  lease.terms.flatMap((term): CalendarEntry[] => {
    const packet = openPacketOf(lease, { term: term.number, on });
    if (!packet) return [];
    const to = rollsOver(lease, term, on) ? undefined : term.to;
    return [
      {
        kind: 'open',
        lease: lease.leaseId,
        from: term.from,
        ...(to !== undefined && { to }),
        until: packet.expiresOn,
        eSign: eSignOf(lease, packet),
      },
    ];
  });

/** How far a packet's signatures are; co-signers do not count for 'eSign Completed'. */
export function eSignOf(lease: Pick<Lease, 'signers'>, packet: Packet): ESign {
  const waiting = signersOfPacket(lease, packet).filter(({ signed }) => !signed);
  if (waiting.length === 0) return 'completed';
  return waiting.every(({ role }) => role === 'co-signer') ? 'co-signer-pending' : 'in-progress';
}
