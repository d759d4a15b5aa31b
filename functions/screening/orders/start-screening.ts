import { screening as rows } from '../../../shared/contract/screening';
import { startScreening as start } from '../../../shared/domain/screening/move-application';
import { screeningStatuses as is } from '../../../shared/domain/screening/screening-statuses';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import { change } from '../../runtime/change';
import { findScreening } from './find-screening';

export const startScreening = change(rows.startScreening, {
  read: ({ body, now }, deps) => findScreening({ ...body, now }, deps),
  act: async ({ now, found: { application: before, screening } }, deps) => {
    const after = movedOrRefuse(before, (one) => start(one, now.toISOString()));
    if (screening.status === is.notStarted) await deps.applications.write({ before, after });
    return { success: 1 };
  },
});
