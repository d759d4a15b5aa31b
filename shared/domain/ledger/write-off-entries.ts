import { sumOf } from './accounts';
import type { Entry } from './entry';

/** What names bad debt as such, and what takes it back (D67). */
export const writeOffTypes: readonly Entry['type'][] = ['write-off', 'recovery'];

export const isWriteOff = ({ type }: Pick<Entry, 'type'>): boolean => writeOffTypes.includes(type);

/** Cents that an entry writes off; below 0 what it recovers. */
export const writtenOffBy = ({ type, covers = [] }: Pick<Entry, 'type' | 'covers'>): number =>
  isWriteOff({ type }) ? sumOf(covers.map(({ cents }) => cents)) : 0;
