import type * as z from 'zod';
import { type Given, type Moved, moved } from './move';
import type { Raised, RequestFacts } from './request';

export type NewRequest = Pick<RequestFacts, 'place' | 'tenants' | 'limits'> & {
  readonly raised: Omit<z.infer<typeof Raised>, 'seq' | 'at' | 'by'>;
};

/** A request as it begins. */
export function raise({ place, tenants, limits, raised }: NewRequest, given: Given): Moved {
  const facts: RequestFacts = {
    place,
    tenants,
    limits,
    raised: { ...raised, seq: 1, at: given.now, by: given.by },
    triages: [],
    jobs: [],
    visits: [],
    estimates: [],
    asks: [],
    waits: [],
    works: [],
    dones: [],
    confirms: [],
    reopens: [],
    cancels: [],
    bills: [],
    costs: [],
    seq: 0,
  };
  return moved(facts, given, { changed: {}, event: { what: 'raised', words: raised.words } });
}

const hour = 3_600_000;
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Alike = {
  readonly at: string;
  readonly words: string;
  readonly unitId?: string | undefined;
  readonly area: string;
};

/** Whether two were raised of one thing: same words and place within the hour. */
export const isAlike = (one: Alike, other: Alike): boolean =>
  plain(one.words) === plain(other.words) &&
  one.unitId === other.unitId &&
  plain(one.area) === plain(other.area) &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) < hour;
