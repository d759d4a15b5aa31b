import * as z from 'zod';
import { limits } from '../../limits';

/**
 * What a repeated line becomes: the bank's own, money nobody has claimed, or what is usually entered by hand.
 */
export const lineRuleKinds = ['bank', 'interest', 'unidentified', 'expense', 'payment'] as const;
export const LineRuleKind = z.enum(lineRuleKinds);
export type LineRuleKind = z.infer<typeof LineRuleKind>;

/** An account has as many as a person can look over. */
export const mostRules = 200;

/** Lines with these words are proposed as this, and never entered by themselves. */
export const LineRule = z.object({
  words: z.string().trim().min(3).max(limits.textCharacters),
  kind: LineRuleKind,
  /** Of an expense, or of interest and charges of an owner's own account. */
  property_id: z.string().max(100),
  vendor: z.string().max(limits.textCharacters),
  category: z.string().max(limits.textCharacters),
  /** Of a payment. */
  lease_id: z.string().max(200),
});
export type LineRule = z.infer<typeof LineRule>;

type Line = { readonly cents: number; readonly text: string };

/** A charge and an expense are money out; interest, unclaimed money and a payment are money in. */
export const isMoneyIn = (kind: LineRuleKind): boolean => kind !== 'bank' && kind !== 'expense';

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The rule of a line: all its words are in it, in their order; the one that says most of several. */
export const ruleFor = <R extends Pick<LineRule, 'words' | 'kind'>>(
  { cents, text }: Line,
  rules: readonly R[],
): R | undefined =>
  rules
    .filter(({ words, kind }) => isMoneyIn(kind) === cents > 0 && plain(text).includes(plain(words)))
    .toSorted((one, other) => other.words.length - one.words.length)[0];

/** Two rules that say the same of a line are one. */
export const isSameRule = (
  one: Pick<LineRule, 'words' | 'kind'>,
  other: Pick<LineRule, 'words' | 'kind'>,
): boolean => one.kind === other.kind && plain(one.words) === plain(other.words);

/** What a rule for lines like this one looks for: its words without numbers, days and sums. */
export const wordsOfLine = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .trim();
