import * as z from 'zod';

/** No call takes more (`bodyLimits.files`), since Lambda's limit is 6 MB. */
const mostCharacters = 5_900_000;

/** A file inside a JSON body (API-03). `originalname` is the sender's file name; never use it as a path. */
export const InlineFile = z.object({
  data: z.string().startsWith('data:').max(mostCharacters),
  originalname: z.string().max(255),
});
export type InlineFile = z.infer<typeof InlineFile>;

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(;[\w=.+-]+)*;base64,([A-Za-z0-9+/]*={0,2})$/;

/** The base64 text of a data URL, or undefined. The declared type is only a claim: the server sniffs. */
export function base64OfDataUrl(url: string): string | undefined {
  const comma = url.indexOf(',');
  // A short head and flat character classes keep the pattern from backtracking over megabytes.
  if (comma < 0 || comma > 200) return undefined;
  return dataUrl.exec(url)?.[3];
}
