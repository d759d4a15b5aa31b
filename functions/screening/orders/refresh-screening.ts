import { screening as rows } from '../../../shared/contract/screening';
import { refuse } from '../../../shared/wire/refusals';
import { takeFee } from '../../common/screening/take-fee';
import { change } from '../../runtime/change';
import { findApplication } from '../applicants/find-application';
import { advanceScreening } from './advance-screening';

/** Looks at the bureau for an order, or at the provider for a fee, whose message did not reach us. */
export const refreshScreening = change(rows.refreshScreening, {
  read: ({ viewer, now, body }, deps) =>
    findApplication({ viewer, now, applicationId: body.application_id }, deps),
  act: async ({ now, found: { organizationId, applicationId, screening } }, deps) => {
    const key = { organizationId, applicationId };
    if (screening?.page) await takeFee({ ...screening.page, now }, deps);
    const status = screening?.page
      ? (await deps.applications.byId(key))?.screening?.status
      : await advanceScreening({ ...key, now }, deps);
    if (status === undefined) throw refuse('screening-ended');
    return { success: 1, data: { status } };
  },
});
