import type { Contract } from '../../shared/contract';
import type { LeaseTab } from '../../shared/contract/leases';
import { localDateOf } from '../../shared/domain/dates';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Handler } from '../runtime/handler';
import { tabRange } from './list-leases';

/** A tab shows `1,000` for this many or more: counting reads every line. */
const mostCounted = 1_000;

export const countLeases: Handler<Contract['leases']['countLeases']> = async ({ viewer, now }, deps) => {
  const isSeen = await propertiesSeen({ viewer, now, area: 'leases' }, deps);
  const { organizationId } = viewer;
  const countOf = async (tab: LeaseTab): Promise<number> => {
    if (!isSeen) return 0;
    const asked = { organizationId, isSeen, limit: mostCounted, ...tabRange(tab, localDateOf(now)) };
    return (await deps.leases.page(asked)).leases.length;
  };
  const [drafts, out, active, expiring, ended] = await Promise.all([
    countOf('drafts'),
    countOf('out'),
    countOf('active'),
    countOf('expiring'),
    countOf('ended'),
  ]);
  return { success: 1, data: { drafts, out, active, expiring, ended } };
};
