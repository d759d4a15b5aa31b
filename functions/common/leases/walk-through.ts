import type { AppointmentSide } from '../../../shared/domain/appointment';
import { windowWords } from '../../../shared/domain/appointment-moves';
import type { Lease } from '../../../shared/domain/leases/lease';
import { nameOf } from '../../../shared/domain/leases/parties';
import { termInForce } from '../../../shared/domain/leases/status/standing';
import { zoneAt } from '../../../shared/domain/leases/time-zones';
import { plainName } from '../../../shared/domain/name-line';
import { greeting } from '../../gateways/mail/mail-layout';
import type { Deps } from '../../runtime/deps/deps';
import { appointmentCalendar } from '../calendar/appointment-calendar';
import {
  type AppointmentMove,
  type AppointmentTold,
  movedAppointment,
  toldOf,
} from '../calendar/moved-appointment';
import { type LeaseAt, momentAt } from './lease-at';
import type { LetterTo } from './lease-letters';

type Moving = {
  readonly at: LeaseAt;
  readonly move: AppointmentMove;
  readonly by: AppointmentSide;
  readonly now: Date;
};

export type WalkThroughMoved = {
  readonly walkThrough: NonNullable<Lease['walkThrough']>;
  /** Undefined for times that were only taken back. */
  readonly told: AppointmentTold | undefined;
  /** The times, on the clock of the home. */
  readonly when: string;
};

/** The appointment of moving out after a move of one side. Refuses `bad-times`, `no-time`, `own-times`. */
export function movedWalkThrough({ at, move, by, now }: Moving): WalkThroughMoved {
  const { walkThrough: before } = at.read.lease;
  const walkThrough = movedAppointment(before, move, { by, now });
  const told = toldOf(before, walkThrough);
  const zone = zoneAt(at.head.property, now);
  const when = (told?.windows ?? []).map((one) => windowWords(one, zone)).join('; ');
  return { walkThrough, told, when };
}

const subjects = {
  proposed: 'Times to hand over your home',
  agreed: 'The appointment to hand over the home',
  off: 'The appointment to hand over the home was canceled',
} as const;

type Words = { readonly what: AppointmentTold['what']; readonly when: string; readonly place: string };

const sentence = ({ what, when, place }: Words, from: string): string =>
  ({
    proposed: `${from} proposes to go through ${place} together: ${when}. Choose a time, or propose another.`,
    agreed: `You go through ${place} together on ${when}, and the keys are handed over. The calendar file is attached.`,
    off: `The appointment on ${when} to go through ${place} was canceled. The attached file takes it out of your calendar.`,
  })[what];

type Head = Awaited<ReturnType<Deps['accounts']['byId']>>;
type Sending = Omit<Moving, 'move'> & {
  readonly moved: WalkThroughMoved;
  readonly head: Head;
  /** Who moved it, by name. */
  readonly name: string;
};

/**
 * What is agreed or called off goes to the tenants and the landlord's head with the calendar file; proposed
 * times go to the other side alone.
 */
export function walkThroughLetters(
  { at, moved, by, now, head, name }: Sending,
  { settings }: Deps,
): LetterTo[] {
  const { walkThrough, told, when } = moved;
  if (!told) return [];
  const { what, windows } = told;
  const { leaseId } = at.read.lease;
  const tenants = termInForce(at.read.lease, momentAt(at, now).on)?.parties.tenants ?? [];
  const calendarAt = (place: string) => {
    const [window] = windows;
    return what === 'proposed' || !window
      ? {}
      : {
          calendar: appointmentCalendar({
            uid: `walk-through.${leaseId}@keystead`,
            number: walkThrough.number,
            title: `Move-out: ${place}`,
            location: place,
            window,
            isOff: what === 'off',
          }),
        };
  };
  const letter = (to: { email: string; name: string }, path: string): LetterTo => ({
    to: to.email,
    isAddressed: true,
    write: ({ place, organization }) => ({
      subject: subjects[what],
      paragraphs: [
        greeting(to.name),
        sentence({ what, when, place }, by === 'landlord' ? plainName(organization.name) : plainName(name)),
      ],
      button: { label: 'See or change it', address: `${settings.siteUrl}${path}` },
      ...calendarAt(place),
      closing: [],
    }),
  });
  const query = `?id=${encodeURIComponent(leaseId)}`;
  const toThem = tenants
    .filter(({ email }) => email !== '')
    .map((tenant) => letter({ email: tenant.email, name: nameOf(tenant) }, `/showLease${query}`));
  const toHead = head
    ? [letter({ email: head.account.email, name: head.account.firstName }, `/showLease${query}`)]
    : [];
  if (what !== 'proposed') return [...toThem, ...toHead];
  return by === 'landlord' ? toThem : toHead;
}
