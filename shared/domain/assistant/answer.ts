import * as z from 'zod';
import { displayDate, displayMonth } from '../dates';
import { dayInZone } from '../leases/time-zones';
import { signedDollars } from '../money';
import { wordOf } from './state-words';

/** How a value of a reply is shown. `state` is a word of ours for a value of the wire. */
export const figureForms = [
  'money',
  'day',
  'day-of-instant',
  'instant',
  'month',
  'count',
  'length',
  'text',
  'state',
] as const;
export type FigureForm = (typeof figureForms)[number];

/** Where a value stands: a call of the answer, and a JSON pointer into its reply. */
export const Spot = z.object({ call: z.number().int(), pointer: z.string() });
export type Spot = z.infer<typeof Spot>;

/**
 * One part of an answer. `figure` and `record` show what the calls gave: the sum of several amounts of money,
 * else the one value. `said` repeats the asker's own words. Everything else is ours and holds no digit.
 */
export const Part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('said'), text: z.string() }),
  z.object({
    kind: z.literal('figure'),
    form: z.enum(figureForms),
    of: z.array(Spot),
    shown: z.string(),
    /** Of `day-of-instant`: the reader's own time zone. */
    zone: z.string().optional(),
    to: z.string().optional(),
  }),
  z.object({ kind: z.literal('link'), label: z.string(), to: z.string() }),
]);
export type Part = z.infer<typeof Part>;
export type Figure = Extract<Part, { kind: 'figure' }>;

/** A paragraph, or one item of a list. */
export const Line = z.object({ isItem: z.boolean(), parts: z.array(Part) });
export type Line = z.infer<typeof Line>;

const pointerPart = /~[01]/g;
const unescaped = (part: string): string => part.replace(pointerPart, (each) => (each === '~1' ? '/' : '~'));

/** The value at a JSON pointer (RFC 6901); undefined where there is none. */
export function valueAt(reply: unknown, pointer: string): unknown {
  let value = reply;
  for (const part of pointer.split('/').slice(1).map(unescaped)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

const numbersOf = (values: readonly unknown[]): number => {
  const sum = values.reduce<number>((total, value) => total + Number(value), 0);
  if (!Number.isFinite(sum)) throw new Error('A figure of an answer is no number');
  return sum;
};

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join(', ') : String(value ?? '');

const displayInstant = (at: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));

const forms: Record<FigureForm, (values: readonly unknown[], zone: string) => string> = {
  money: (cents) => signedDollars(numbersOf(cents)),
  day: ([day]) => displayDate(textOf(day)),
  'day-of-instant': ([at], zone) => displayDate(dayInZone(zone, new Date(textOf(at)))),
  instant: ([at, zone]) => displayInstant(textOf(at), textOf(zone)),
  month: ([month]) => displayMonth(textOf(month)),
  count: (counts) => String(numbersOf(counts)),
  length: (lists) => String(numbersOf(lists.map((list) => (Array.isArray(list) ? list.length : Number.NaN)))),
  text: ([text]) => textOf(text),
  state: ([state]) => wordOf(textOf(state)),
};

/** What a figure shows, by the replies of the answer's calls; anybody may read it again and compare. */
export const shownOf = (
  { form, of, zone = 'UTC' }: Pick<Figure, 'form' | 'of' | 'zone'>,
  replies: readonly unknown[],
): string =>
  forms[form](
    of.map(({ call, pointer }) => valueAt(replies[call], pointer)),
    zone,
  );

const digit = /\p{N}/u;

/** Refuses words of ours that hold a digit: every figure comes from a call. */
export function assertNoDigit(text: string): string {
  if (digit.test(text)) throw new Error(`No call gave this figure: ${text}`);
  return text;
}

/** A line of an answer: the words between the figures are ours. */
export function line(words: TemplateStringsArray, ...figures: readonly Part[]): Line {
  const parts = words.flatMap((word, index): Part[] => {
    const figure = figures[index];
    const text: Part[] = word === '' ? [] : [{ kind: 'text', text: assertNoDigit(word) }];
    return figure === undefined ? text : [...text, figure];
  });
  return { isItem: false, parts };
}

/** The same as an item of a list. */
export const item = (words: TemplateStringsArray, ...figures: readonly Part[]): Line => ({
  ...line(words, ...figures),
  isItem: true,
});

/** A screen of ours; its label holds no digit. */
export const link = (label: string, to: string): Part => ({
  kind: 'link',
  label: assertNoDigit(label),
  to,
});

/** Words of the question itself. */
export function said(words: string, question: string): Part {
  if (!question.toLowerCase().includes(words.toLowerCase())) throw new Error('The asker did not say this');
  return { kind: 'said', text: words };
}

/** An answer as it is read aloud. */
export const plainText = (lines: readonly Line[]): string =>
  lines
    .map(({ parts }) =>
      parts
        .map((part) => (part.kind === 'figure' ? part.shown : part.kind === 'link' ? part.label : part.text))
        .join(''),
    )
    .join('\n');
