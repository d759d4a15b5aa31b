import * as z from 'zod';

export const appointmentSides = ['landlord', 'applicant', 'tenants'] as const;
const side = z.enum(appointmentSides);

/** From when until when; UTC instants. */
export const AppointmentWindow = z.object({ from: z.string(), to: z.string() });
export type AppointmentWindow = z.infer<typeof AppointmentWindow>;

/**
 * What two sides said about one meeting: seeing a home, or handing it back. `proposed` is open until it is
 * answered; `agreed` stands until it is called off or another is agreed on; `number` counts up with each
 * change of it, for calendars.
 */
export const Appointment = z.object({
  proposed: z.object({ by: side, windows: z.array(AppointmentWindow).readonly(), at: z.string() }).optional(),
  agreed: AppointmentWindow.extend({ at: z.string(), by: side }).optional(),
  /** The agreed one that was called off last. */
  off: AppointmentWindow.extend({ at: z.string(), by: side }).optional(),
  number: z.number().int(),
});
export type Appointment = Readonly<z.infer<typeof Appointment>>;
export type AppointmentSide = z.infer<typeof side>;
