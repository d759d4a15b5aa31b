import { type LocalDate, localDateOf } from '../dates';
import type { Viewer } from '../people/roles';
import { reachesAllMoney } from './bank/bank-reach';

/** Books are the whole organization's: who reaches some of its properties does not close them. */
export const mayCloseBooks = (viewer: Pick<Viewer, 'roleLabel' | 'grants'>): boolean =>
  reachesAllMoney(viewer, 'change');

/** The first place where a day ends last, in minutes from UTC. */
const lastZone = -12 * 60;

/** The last day that has ended at every property: nothing can be posted for it by mistake. */
export const lastEndedDay = (now: Date): LocalDate =>
  localDateOf(new Date(now.getTime() - 86_400_000), lastZone);

/** Whether closing through a day opens days that are closed; the empty day closes none. */
export const isReopening = (closed: LocalDate, through: LocalDate): boolean => through < closed;
