import * as z from 'zod';
import { appointmentLimits } from '../domain/appointment-moves';

const instant = z.iso.datetime().max(40);

/** From when until when; UTC instants. */
export const Window = z.object({ from: instant, to: instant });
export const windows = z.array(Window).max(appointmentLimits.windows);

/** `windows` to propose, `from` the beginning of the one that is agreed to. */
export const appointmentMove = {
  move: z.enum(['propose', 'agree', 'call-off']),
  windows: windows.optional(),
  from: instant.optional(),
};
export const appointmentRefusals = ['bad-times', 'no-time', 'own-times'] as const;
