import { profile as rows } from '../../shared/contract/profile';
import { change } from '../runtime/change';

export const saveViews = change(rows.saveViews, {
  act: async ({ viewer: { organizationId, userRoleId }, params: { list }, body }, deps) => {
    const version = body.version + 1;
    await deps.views.save({ organizationId, userRoleId, list, views: body.views, version });
    return { success: 1, data: { version } };
  },
});
