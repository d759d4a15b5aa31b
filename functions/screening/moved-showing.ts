import type { AppointmentSide } from '../../shared/domain/appointment';
import { isUndecided } from '../../shared/domain/screening/waiting-list';
import { refuse } from '../../shared/wire/refusals';
import { type AppointmentMove, movedAppointment } from '../common/calendar/moved-appointment';
import type { StoredApplication } from '../table/screening/record';

/** An application after a move of its showing. Refuses `application-closed` once it was decided. */
export function movedShowing(
  before: StoredApplication,
  move: AppointmentMove,
  given: { by: AppointmentSide; now: Date },
) {
  if (!isUndecided(before.stage)) throw refuse('application-closed');
  return { ...before, showing: movedAppointment(before.showing, move, given) };
}
