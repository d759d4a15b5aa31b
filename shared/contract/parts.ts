import * as z from 'zod';
import { BroughtFile } from '../domain/leases/term';
import { limits } from '../domain/limits';
import { nameLineProblem } from '../domain/name-line';
import { tidyLine } from '../domain/text';

/** Every success body has it (decisions, Calls). */
export const success = z.literal(1);

export const done = z.object({ success });

/** Form text: capped, not trimmed. */
export const line = z.string().max(limits.textCharacters);

/** The name of a person or an organization, on one line: it goes into our mail. */
export const nameLine = line.transform(tidyLine).superRefine((name, context) => {
  const message = nameLineProblem(name);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** An opaque id; never a database key. */
export const id = z.string().min(1).max(100);

/** A PDF that is read in the browser, or downloaded. Both addresses work for some minutes. */
export const FileShown = BroughtFile.extend({ url: z.string(), download_url: z.string() });
export type FileShown = z.infer<typeof FileShown>;

/** A page position from an answer's `next` or `previous`, opaque to the caller. */
export const cursor = z.string().min(1).max(600);

/** A whole number, or its digits as text: no `0x64`, no `1e2`, no sign and no blank. */
export const wholeNumber = (number = z.number().int()) =>
  z.union([
    number,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(number),
  ]);

export const pageLimit = wholeNumber(z.number().int().min(1).max(limits.listPageMax));
