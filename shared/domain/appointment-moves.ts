import type { Appointment, AppointmentSide, AppointmentWindow } from './appointment';

const minute = 60_000;
const day = 86_400_000;

/** Windows that can be proposed together; how long one is; how far ahead. */
export const appointmentLimits = {
  windows: 3,
  shortest: 10 * minute,
  longest: 4 * 60 * minute,
  ahead: 60,
} as const;

export type AppointmentRefusal = 'bad-times' | 'no-time' | 'own-times';
type Moved = { readonly appointment: Appointment } | { readonly refused: AppointmentRefusal };
type Given = { readonly by: AppointmentSide; readonly now: string };

const before = (appointment: Appointment | undefined): Appointment => appointment ?? { number: 0 };

/** A time to come within two months, of ten minutes to four hours. */
export function isAppointmentWindow({ from, to }: AppointmentWindow, now: string): boolean {
  const [begin, end, at] = [Date.parse(from), Date.parse(to), Date.parse(now)];
  const length = end - begin;
  const { shortest, longest, ahead } = appointmentLimits;
  return begin > at && begin <= at + ahead * day && length >= shortest && length <= longest;
}

/** In place of what was proposed; an agreed one stays until another is agreed on. Refuses `bad-times`. */
export function proposeTimes(
  appointment: Appointment | undefined,
  { by, now, windows }: Given & { readonly windows: readonly AppointmentWindow[] },
): Moved {
  const isGood = windows.length > 0 && windows.length <= appointmentLimits.windows;
  if (!isGood || !windows.every((one) => isAppointmentWindow(one, now))) return { refused: 'bad-times' };
  return { appointment: { ...before(appointment), proposed: { by, windows: [...windows], at: now } } };
}

/**
 * Agrees to one of the other side's times. Refuses `no-time`, also for a time that is not among them
 * or has begun, and `own-times`.
 */
export function agreeToTime(
  appointment: Appointment | undefined,
  { by, now, from }: Given & { readonly from: string },
): Moved {
  const { proposed, number, ...rest } = before(appointment);
  if (!proposed) return { refused: 'no-time' };
  if (proposed.by === by) return { refused: 'own-times' };
  const window = proposed.windows.find((one) => one.from === from);
  if (!window || window.from <= now) return { refused: 'no-time' };
  return { appointment: { ...rest, agreed: { ...window, at: now, by }, number: number + 1 } };
}

/** Takes back what is agreed, and open proposals with it. Refuses `no-time` when there is neither. */
export function callOff(appointment: Appointment | undefined, { by, now }: Given): Moved {
  const { agreed, proposed, number, off } = before(appointment);
  const stands = agreed && agreed.to > now ? agreed : undefined;
  if (!stands && !proposed) return { refused: 'no-time' };
  if (!stands) return { appointment: { number, ...(agreed && { agreed }), ...(off && { off }) } };
  const { from, to } = stands;
  return { appointment: { off: { from, to, at: now, by }, number: number + 1 } };
}

export type AppointmentState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'proposed';
      readonly by: AppointmentSide;
      readonly windows: readonly AppointmentWindow[];
    }
  | { readonly kind: 'agreed' | 'over' | 'off'; readonly window: AppointmentWindow };

/** Where it stands now: times that have begun are no proposal any more, an agreed one that ended is over. */
export function appointmentNow(appointment: Appointment | undefined, now: string): AppointmentState {
  const { proposed, agreed, off } = before(appointment);
  const windows = (proposed?.windows ?? []).filter(({ from }) => from > now);
  if (proposed && windows.length > 0) return { kind: 'proposed', by: proposed.by, windows };
  if (agreed) return { kind: agreed.to > now ? 'agreed' : 'over', window: agreed };
  return off ? { kind: 'off', window: off } : { kind: 'none' };
}

/** `Thu, Mar 5, 9:00 AM – 11:00 AM`, on the clock of an IANA zone. */
export function windowWords({ from, to }: AppointmentWindow, zone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const said = (at: string, how: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, ...how }).format(new Date(at));
  return `${said(from, { ...day, ...time })} – ${said(to, time)}`;
}
