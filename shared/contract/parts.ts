import * as z from 'zod';
import { UploadedFile } from '../domain/leases/term';
import { limits } from '../domain/limits';
import { nameLineProblem } from '../domain/name-line';
import { tidyLine } from '../domain/text';

/** Every success body has it (decisions, Calls). */
export const success = z.literal(1);

export const done = z.object({ success });

/** A success body with these data. */
export const answer = <T extends z.ZodRawShape>(data: T) => z.object({ success, data: z.object(data) });

export const cents = z.number().int();

export const note = z.string().max(limits.descriptionCharacters);

/** A change sends back the version it read, and gets `changed-meanwhile` when someone else was first. */
export const version = z.number().int().min(1);
export const versioned = answer({ version });

export const pictureType = z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** Where and how one file is sent straight to storage. */
export const uploadPlace = answer({
  upload: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
});

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
export const FileShown = UploadedFile.extend({ url: z.string(), download_url: z.string() });
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

const chosenCharacters = 2000;
/** Several ids or words, separated by commas. */
export const chosen = z.string().max(chosenCharacters);
/** Every list can be narrowed to some properties and owners, by their ids. */
export const placeFilters = { property: chosen.optional(), owner: chosen.optional() };

/** How a list is read page by page. */
export const paging = { after: cursor.optional(), limit: pageLimit.optional() };
