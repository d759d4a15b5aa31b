import { monthNames } from '../month-names';
import { fillers, words } from './words';

/** Shorter words are too alike: leaves are no leases. */
const shortest = 5;
const shortestForWrongLetter = 7;

/** Words of danger and of help that no list of meanings has. */
const further = ['ceiling', 'flooding', 'flooded', 'water', 'smell', 'smoke', 'burst', 'cosigner'];

const vocabulary: ReadonlySet<string> = new Set(
  [...Object.values(words).flat(), ...further, ...monthNames, ...fillers]
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => /^[a-z]+$/.test(word)),
);

/** Whether a letter too many, too few or swapped with its neighbor makes one word of the other. */
function isSlip(typed: string, word: string): boolean {
  const [rest, other] = unlike(typed, word);
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return isSwapped || rest.slice(1) === other || rest === other.slice(1);
}

/** Whether one letter is another. */
function isWrongLetter(typed: string, word: string): boolean {
  const [rest, other] = unlike(typed, word);
  return rest.slice(1) === other.slice(1);
}

/** Both without the letters that they begin with in common. */
function unlike(typed: string, word: string): readonly [string, string] {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  return [typed.slice(start), word.slice(start)];
}

function corrected(typed: string): string {
  const lower = typed.toLowerCase();
  if (lower.length < shortest || vocabulary.has(lower) || vocabulary.has(lower.replace(/s$/, '')))
    return typed;
  const likely = [...vocabulary].filter(
    (word) => word.length >= shortest && word[0] === lower[0] && Math.abs(word.length - lower.length) <= 1,
  );
  const slip = likely.find((word) => isSlip(lower, word));
  if (slip !== undefined || lower.length < shortestForWrongLetter) return slip ?? typed;
  return likely.find((word) => isWrongLetter(lower, word)) ?? typed;
}

/** The question with slips of typing mended, for one that names nothing that is there. */
export const correctedWords = (question: string): string =>
  question.replace(/\p{L}+/gu, (word) => corrected(word));
