import { type LocalDate, localDateOf } from '../dates';
import { reachOf } from '../permissions';
import type { Viewer } from '../roles';

/** Books are the whole organization's: who reaches some of its properties does not close them. */
export function mayCloseBooks(viewer: Pick<Viewer, 'roleLabel' | 'grants'>): boolean {
  const reach = reachOf(viewer, { area: 'money', level: 'change' });
  return reach === 'all' || (reach === 'granted' && viewer.grants?.properties === 'all');
}

/** The first place where a day ends last, in minutes from UTC. */
const lastZone = -12 * 60;

/** The last day that has ended at every property: nothing can be posted for it by mistake. */
export const lastEndedDay = (now: Date): LocalDate =>
  localDateOf(new Date(now.getTime() - 86_400_000), lastZone);

/** Whether closing through a day opens days that are closed; the empty day closes none. */
export const isReopening = (closed: LocalDate, through: LocalDate): boolean => through < closed;
