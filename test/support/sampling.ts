import { createHash } from 'node:crypto';

type Deal = {
  readonly count: number;
  /** The turn: enough turns together take every item. */
  readonly turn?: number;
  /** Tells deals with the same items apart. */
  readonly label?: string;
};

/** The same seed takes the same sample: `TEST_SEED=… npm test`. */
export const testSeed = (): string => process.env.TEST_SEED ?? '1';

/** A number that only the seed and `label` decide. */
export const numberFrom = (label: string): number =>
  createHash('sha256').update(`${testSeed()} ${label}`).digest().readUInt32BE();

/** Items in an order that only the seed and `label` decide. */
const shuffled = <T>(items: readonly T[], label: string): T[] =>
  items
    .map((item, index) => ({ item, order: numberFrom(`${label} ${index}`) }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);

/** Takes `count` items by the seed, or all of them in their own order when there are no more. */
export function dealt<T>(items: readonly T[], { count, turn = 0, label = '' }: Deal): T[] {
  if (count >= items.length) return [...items];
  const deck = shuffled(items, label);
  const from = (turn * count) % deck.length;
  return [...deck, ...deck].slice(from, from + count);
}
