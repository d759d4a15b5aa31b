import type { Appointment, AppointmentSide, AppointmentWindow } from '../../../shared/domain/appointment';
import { agreeToTime, callOff, proposeTimes } from '../../../shared/domain/appointment-moves';
import { refuse } from '../../../shared/wire/refusals';

export type AppointmentMove = {
  readonly move: 'propose' | 'agree' | 'call-off';
  readonly windows?: readonly AppointmentWindow[] | undefined;
  readonly from?: string | undefined;
};

/** An appointment after a move of one side. Refuses `bad-times`, `no-time`, `own-times`. */
export function movedAppointment(
  before: Appointment | undefined,
  { move, windows = [], from = '' }: AppointmentMove,
  { by, now }: { by: AppointmentSide; now: Date },
): Appointment {
  const given = { by, now: now.toISOString() };
  const moves = {
    propose: () => proposeTimes(before, { ...given, windows }),
    agree: () => agreeToTime(before, { ...given, from }),
    'call-off': () => callOff(before, given),
  };
  const moved = moves[move]();
  if ('refused' in moved) throw refuse(moved.refused);
  return moved.appointment;
}

export type AppointmentTold = {
  readonly what: 'proposed' | 'agreed' | 'off';
  readonly windows: readonly AppointmentWindow[];
};

/** What a move says to the other side; undefined for times that were only taken back. */
export function toldOf(before: Appointment | undefined, after: Appointment): AppointmentTold | undefined {
  const { agreed, off, proposed, number } = after;
  const isNewer = number > (before?.number ?? 0);
  if (isNewer && agreed) return { what: 'agreed', windows: [agreed] };
  if (isNewer && off) return { what: 'off', windows: [off] };
  return proposed && proposed.at !== before?.proposed?.at
    ? { what: 'proposed', windows: proposed.windows }
    : undefined;
}
