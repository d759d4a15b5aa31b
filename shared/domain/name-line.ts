import { limits } from './limits';
import { invisible, tidyLine } from './text';

/** Joins emoji into one or colors them: visible there, unlike the same characters elsewhere. */
const joints =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?)\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?/gu;

/** What a mail program may turn into a link, after NFKC. */
const addresses = [
  // A period with two letters right after it: every top-level domain begins so.
  /[\p{L}\p{M}\p{N}-][.。][\p{L}\p{M}]{2}/u,
  /(?:^|[^\p{L}\p{N}])www\./iu,
  /\/\/|(?:^|[^\p{L}\p{N}])(?:https?|ftp|mailto|tel|sms|javascript|data):/iu,
  /\d{1,3}(?:\.\d{1,3}){3}/,
  /[\p{L}\p{M}\p{N}]@[\p{L}\p{N}]/u,
];

const holdsAddress = (line: string): boolean =>
  addresses.some((address) => address.test(line.normalize('NFKC')));

/** The problem with a person's, company's or organization's name, or undefined. Our mails show names, so a
 * name must not carry a stranger's link. Does not refuse an empty name. */
export function nameLineProblem(name: string): string | undefined {
  const line = tidyLine(name);
  if ([...line].length > limits.nameCharacters) return `Use at most ${limits.nameCharacters} characters`;
  if (line.replace(joints, '$1').search(invisible) >= 0) return 'Remove the invisible characters';
  return holdsAddress(line)
    ? 'A name cannot hold a web or email address. Put a space after a period.'
    : undefined;
}

/** A stored name as mails show it: one older than the rule loses its links and is cut to length. */
export function plainName(name: string): string {
  const line = tidyLine(name);
  if (nameLineProblem(line) === undefined) return line;
  const harmless = tidyLine(
    line
      .normalize('NFKC')
      .replace(invisible, '')
      .replace(/[.。:@/]/g, ' '),
  );
  return [...harmless].slice(0, limits.nameCharacters).join('').trim();
}
