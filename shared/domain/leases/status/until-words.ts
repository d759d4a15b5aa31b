import { displayDate } from '../../dates';
import type { Until } from './until-when';

const labels: Record<Until['kind'], string> = {
  open: 'Term',
  term: 'Term ends',
  renewed: 'Term ends',
  ends: 'Last day',
  notice: 'Last day',
  past: 'Last day was',
  ended: 'Last day was',
};

/** What stands before the words below. */
export const untilLabel = ({ kind }: Until): string => labels[kind];

/** `Month-to-month`, `Dec 31, 2026, then month-to-month`, or the day; empty before a day is chosen. */
export function untilWords({ kind, on = '', renewed_to: renewedTo }: Until): string {
  if (kind === 'open') return 'Month-to-month';
  if (on === '') return '';
  if (kind === 'renewed')
    return `${displayDate(on)}, renewed ${renewedTo ? `until ${displayDate(renewedTo)}` : 'month-to-month'}`;
  return kind === 'term' ? `${displayDate(on)}, then month-to-month` : displayDate(on);
}
