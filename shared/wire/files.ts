import * as z from 'zod';

/** No call takes more (`bodyLimits.files`): Lambda takes 6 MB. */
const mostCharacters = 5_900_000;

/** A file inside a JSON body (API-03): a data URL, and the name it had on the sender's disk, which is never used as a path. */
export const InlineFile = z.object({
  data: z.string().startsWith('data:').max(mostCharacters),
  originalname: z.string().max(255),
});
export type InlineFile = z.infer<typeof InlineFile>;

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(;[\w=.+-]+)*;base64,([A-Za-z0-9+/]*={0,2})$/;

/** The base64 text of a data URL, or undefined when it is not one. The declared type is the sender's claim; the server sniffs. */
export function base64OfDataUrl(url: string): string | undefined {
  const comma = url.indexOf(',');
  // The pattern runs over the short head and a flat character class only: no backtracking over megabytes.
  if (comma < 0 || comma > 200) return undefined;
  return dataUrl.exec(url)?.[3];
}
