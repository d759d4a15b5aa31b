import type { Contract } from '../../../shared/contract';
import { refuse } from '../../../shared/wire/refusals';
import { findUnit } from '../../common/portfolio/find-unit';
import { sideOf } from '../../common/requests/request-at';
import type { Handler } from '../../runtime/handler';

/** For staff; a tenant reads them with the place. */
export const getShutOffs: Handler<Contract['requests']['getShutOffs']> = async (
  { viewer, now, params: { unitId } },
  deps,
) => {
  if (sideOf(viewer) !== 'staff') throw refuse('not-permitted');
  const { unit } = await findUnit({ viewer, now, unitId, area: 'requests' }, deps);
  return { success: 1, data: { shut_offs: await deps.repairTerms.shutOffs(unit) } };
};
