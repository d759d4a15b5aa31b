import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';

/** The caller's views of a list, in this role. */
export const getSavedViews: Handler<Contract['profile']['getSavedViews']> = async (
  { viewer: { organizationId, userRoleId }, params: { list } },
  deps,
) => {
  const { views = [], version = 0 } = (await deps.views.of({ organizationId, userRoleId, list })) ?? {};
  return {
    success: 1,
    data: { views: views.map(({ name, filters }) => ({ name, filters: { ...filters } })), version },
  };
};
