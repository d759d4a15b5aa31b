import type { Contract } from '../../shared/contract';
import { roleIds } from '../../shared/domain/people/roles';
import { withinUnitLimit } from '../../shared/domain/subscriptions/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { answer, type Handler } from '../runtime/handler';

/** API-18. Only a hint for the screen; the write that adds units enforces the limit. */
export const checkUnitLimit: Handler<Contract['subscriptions']['checkUnitLimit']> = async (request) => {
  if (request.params.roleId !== roleIds[request.viewer.roleLabel]) throw refuse('not-found');
  const { unitCount, propertyCount, limits } = await request.organization();
  const unitLimit = limits.units;
  return answer({
    WithinLimit: withinUnitLimit({ unitCount, unitLimit }),
    unitCount,
    unitLimit,
    propertyCount,
    propertyLimit: limits.properties,
  });
};
