import { messages } from '../../messages';
import { overlapOf } from '../day-ranges';
import type { Day } from '../moments';
import { type CalendarEntry, daysOf, type ESign, isHeldOver, isOver, type UnitCalendar } from './calendar';
import type { LeaseStatus as LeaseText } from './status-words';

/** What a unit's row shows of its leases (PRP-26, PRP-28). */
export type UnitLease = {
  /** 0: no lease; 1: lease added. */
  readonly status: 0 | 1;
  readonly leaseId?: string;
  readonly text: LeaseText;
  readonly isCoSignerPending: boolean;
  readonly move: typeof messages.moveIn | typeof messages.moveOut;
  /** Everyone has signed, and no move-in is recorded: Move-In stays beside the spec's Move-Out. */
  readonly isMoveInPending: boolean;
};

/** A unit's status in one word, next to the spec's text. */
export type Occupancy = 'vacant' | 'signing' | 'leased';

const occupancies: Readonly<Record<LeaseText, Occupancy>> = {
  [messages.leaseNone]: 'vacant',
  [messages.leaseInProgress]: 'signing',
  [messages.leaseSigned]: 'leased',
};

const isLeaseText = (text: string): text is LeaseText => Object.hasOwn(occupancies, text);

/** The word for a status text (PRP-28); a unit without one is vacant. */
export const occupancyOf = (text: string = messages.leaseNone): Occupancy =>
  isLeaseText(text) ? occupancies[text] : 'vacant';

const noLease: UnitLease = {
  status: 0,
  text: messages.leaseNone,
  isCoSignerPending: false,
  move: messages.moveIn,
  isMoveInPending: false,
};

/** Computed from the calendar only, so that a list of units reads nothing else. */
export function unitLeaseOf({ entries }: UnitCalendar, on: Day): UnitLease {
  const live = entries.filter((entry) => !isOver(entry, on));
  const [shown] = live.toSorted(
    (one, other) => rankOf(one, on) - rankOf(other, on) || beginOf(one).localeCompare(beginOf(other)),
  );
  if (!shown) return noLease;
  const eSign = eSignOf(shown);
  const isSigned = eSign !== 'in-progress';
  return {
    status: 1,
    leaseId: shown.lease,
    text: isSigned ? messages.leaseSigned : messages.leaseInProgress,
    isCoSignerPending: eSign === 'co-signer-pending',
    move: isSigned ? messages.moveOut : messages.moveIn,
    isMoveInPending: shown.kind === 'signed' && !shown.movedIn && !shown.out,
  };
}

/** Today's lease first, signed or in holdover before an open packet; then the next lease, then a draft. */
function rankOf(entry: CalendarEntry, on: Day): number {
  if (entry.kind === 'draft') return 4;
  const hasToday = daysOf(entry).some((days) => overlapOf(days, { from: on, to: on }) !== undefined);
  if (entry.kind === 'signed' && hasToday) return 0;
  if (isHeldOver(entry, on)) return 1;
  return hasToday ? 2 : 3;
}

const beginOf = (entry: CalendarEntry): string => (entry.kind === 'draft' ? '' : entry.from);

function eSignOf(entry: CalendarEntry): ESign {
  if (entry.kind === 'signed') return 'completed';
  return entry.kind === 'open' ? entry.eSign : 'in-progress';
}
