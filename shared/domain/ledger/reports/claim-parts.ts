import { sumOf } from '../accounts';
import type { Charge, Entry } from '../entry';

/** Cents that an entry asks of tenants, by whose they are once paid; below 0 it asks no more. */
type ClaimPart = Pick<Charge, 'to' | 'kind' | 'due' | 'cents'>;

/** A claim, and what covers or lets go of claims, from the entry's facts and not from its lines. */
export const claimParts = ({ charge, covers = [] }: Pick<Entry, 'charge' | 'covers'>): ClaimPart[] => [
  ...(charge ? [charge] : []),
  ...covers.map((cover) => ({ ...cover, cents: -cover.cents })),
];

export const claimedFor = (entry: Pick<Entry, 'charge' | 'covers'>, to: Charge['to']): number =>
  sumOf(claimParts(entry).map((part) => (part.to === to ? part.cents : 0)));
