import { addDays, type LocalDate, later } from '../dates';
import type { Entry } from './entry';

const claims: readonly Entry['type'][] = ['charge', 'credit', 'reversal', 'write-off', 'recovery'];

/** Asks tenants for money, or asks no more. */
export const isClaim = ({ type }: Pick<Entry, 'type'>): boolean => claims.includes(type);

/** A claim is due this many days after it is posted, at the most, where reports look for it. */
const reachDays = 400;

/** The first posting day whose claims may accrue on a day. */
export const postedSince = (day: LocalDate): LocalDate => addDays(day, -reachDays);

/**
 * The day whose income an entry changes (D59): of a claim the later of posting and due day; of its credit or
 * reversal the later of posting day and the day the claim accrues; of all else the posting day.
 */
export const accrualDay = ({ type, on, charge, covers = [] }: Entry): LocalDate =>
  isClaim({ type }) ? later(on, charge?.due ?? covers[0]?.due ?? on) : on;
