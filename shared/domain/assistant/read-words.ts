import { isDateWord } from './date-words';
import { fillers, type Meaning, words } from './words';

/** One word of the question: what it means to us, or that it may name something. */
export type Word = {
  readonly text: string;
  readonly meaning?: Meaning | undefined;
  readonly isFiller: boolean;
  readonly isDate: boolean;
};

export type Read = {
  readonly words: readonly Word[];
  readonly meanings: ReadonlySet<Meaning>;
};

/** What a question may hold at most. */
export const questionCharacters = 500;

const phrases = (Object.entries(words) as [Meaning, readonly string[]][])
  .flatMap(([meaning, said]) => said.map((phrase) => ({ meaning, parts: phrase.split(' ') })))
  .sort((one, other) => other.parts.length - one.parts.length);

/** Apostrophes as one character, no marks at the edges of words. */
export const wordsOf = (question: string): string[] =>
  question
    .normalize('NFKC')
    .replace(/[’‘`]/g, "'")
    .split(/[\s,;:!?()"“”/]+/)
    .map((word) => word.replace(/^['.\-–—]+|['.\-–—]+$/g, ''))
    .filter((word) => word !== '');

/** Without a possessive s. */
export const bare = (word: string): string =>
  word.toLowerCase().replace(/'s$|s'$/, (end) => (end === "s'" ? 's' : ''));

const isSame = (word: string, part: string): boolean =>
  word === part || bare(word) === part || (word.length > 3 && word.replace(/s$/, '') === part);

function phraseAt(lower: readonly string[], at: number) {
  return phrases.find(({ parts }) =>
    parts.every((part, index) => isSame(lower[at + index] ?? '', part.replaceAll('’', "'"))),
  );
}

/** What each word of a question means. */
export function readWords(question: string): Read {
  const texts = wordsOf(question);
  const lower = texts.map((text) => text.toLowerCase());
  const read: Word[] = [];
  for (let at = 0; at < texts.length; ) {
    const phrase = phraseAt(lower, at);
    const length = phrase?.parts.length ?? 1;
    for (const text of texts.slice(at, at + length)) {
      const isFiller = phrase === undefined && (fillers.has(text.toLowerCase()) || fillers.has(bare(text)));
      read.push({ text, meaning: phrase?.meaning, isFiller, isDate: isDateWord(text) });
    }
    at += length;
  }
  return { words: read, meanings: new Set(read.flatMap(({ meaning }) => meaning ?? [])) };
}

export type Name = { readonly text: string; readonly tokens: readonly string[] };

const followsUnit = (before: Word | undefined): boolean => before?.meaning === 'unit';

/** 'unit A' names one, though an 'a' elsewhere says nothing. */
const isPartOfName = (word: Word, before: Word | undefined): boolean =>
  word.meaning === undefined && (!word.isFiller || (followsUnit(before) && word.text.toLowerCase() === 'a'));

/** Neighbors that name something together; the words beside `unit` count though they look like a day. */
function runs(read: readonly Word[], isPart: (word: Word, before: Word | undefined) => boolean): Word[][] {
  const found: Word[][] = [];
  let open: Word[] | undefined;
  for (const [index, word] of read.entries()) {
    if (!isPart(word, read[index - 1])) {
      open = undefined;
      continue;
    }
    if (!open) {
      open = [];
      found.push(open);
    }
    open.push(word);
  }
  return found;
}

const nameOf = (run: readonly Word[]): Name => ({
  text: run.map(({ text }) => text).join(' '),
  tokens: run.map(({ text }) => bare(text)),
});

/**
 * What a question may name, in the order in which it is looked up: first with words that could be a date, as
 * in '12 May Street' and 'April Jones', then without them.
 */
export function namesIn({ words: read }: Read): readonly (readonly Name[])[] {
  const wide = runs(read, isPartOfName).filter((run) =>
    run.some((word) => !word.isDate || followsUnit(read[read.indexOf(word) - 1])),
  );
  const narrow = runs(
    read,
    (word, before) => isPartOfName(word, before) && (!word.isDate || followsUnit(before)),
  );
  const ways = [wide.map(nameOf), narrow.map(nameOf)].filter((names) => names.length > 0);
  const [first, second] = ways;
  const isSameWay = second !== undefined && JSON.stringify(first) === JSON.stringify(second);
  return isSameWay ? ways.slice(0, 1) : ways;
}
