import type { LeaseTab } from '../../../shared/contract/leases';
import { addDays } from '../../../shared/domain/dates';
import type { LeaseGroup, LeaseLine } from '../../table/leases/record';

const groups: Record<LeaseTab, LeaseGroup> = {
  drafts: 'draft',
  out: 'out',
  active: 'running',
  expiring: 'running',
  ended: 'over',
};

/** A lease counts as ending this many days before its end. */
export const expiringDays = 60;

/** The lines a tab shows. */
export const tabRange = (tab: LeaseTab, today: string) => ({
  group: groups[tab],
  days: tab === 'expiring' ? { from: today, to: addDays(today, expiringDays) } : undefined,
});

/** Whether a line is in a tab's range. */
export function isInTab(
  tab: LeaseTab,
  { group, day }: Pick<LeaseLine, 'group' | 'day'>,
  today: string,
): boolean {
  const range = tabRange(tab, today);
  return group === range.group && (!range.days || (day >= range.days.from && day <= range.days.to));
}
