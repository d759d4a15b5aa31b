import type { Contract } from '../../shared/contract';
import { answer, type Handler } from '../runtime/handler';

export const getSavedViews: Handler<Contract['profile']['getSavedViews']> = async (
  { viewer: { organizationId, userRoleId }, params: { list } },
  deps,
) => {
  const { views = [], version = 0 } = (await deps.views.of({ organizationId, userRoleId, list })) ?? {};
  return answer({ views: views.map(({ name, filters }) => ({ name, filters: { ...filters } })), version });
};
