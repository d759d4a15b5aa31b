import * as z from 'zod';
import { dayProblem, isLocalDate, isPlausibleDay } from '../dates';

/** A calendar date of the property's own time zone, `YYYY-MM-DD` (D6). */
export const Day = z.string().max(10).refine(isLocalDate, 'Enter a date');
export type Day = z.infer<typeof Day>;

/** A day as a caller sends it: a mistyped year is refused at its field. What is stored stays readable as `Day`. */
export const SentDay = z
  .string()
  .max(10)
  .refine(isPlausibleDay, { error: ({ input }) => dayProblem(String(input)) });

/** A UTC instant as `toISOString` writes it. */
export const Instant = z.iso.datetime();

/** When something happened: the instant for the evidence, and the property's local day for the rules. */
export const Moment = z.object({ at: Instant, on: Day });
export type Moment = z.infer<typeof Moment>;

/** SHA-256 as 64 hexadecimal digits: the name of a text, an image or a scan. */
export const Sha256 = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]{64}$/);

/** Whether a day is set and not after another one. */
export const hasCome = (day: Day | undefined, by: Day): boolean => day !== undefined && day <= by;
