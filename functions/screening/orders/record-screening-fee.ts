import { screening as rows } from '../../../shared/contract/screening';
import { totalFees } from '../../../shared/domain/screening/amounts';
import { feePaid } from '../../../shared/domain/screening/move-application';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { findApplication } from '../applicants/find-application';

/** Writes down that the chosen payer paid the fee, once (D49). */
export const recordScreeningFee = change(rows.recordScreeningFee, {
  read: ({ viewer, now, body }, deps) =>
    findApplication({ viewer, now, applicationId: body.application_id }, deps),
  act: async ({ now, found: before, trace }, deps) => {
    const after = movedOrRefuse(before, (one) => feePaid(one, now.toISOString()));
    const reply = { success: 1, data: { version: before.version + 1 } } as const;
    const fee = totalFees(before.screening?.order.fees ?? []);
    const left = trace({ action: 'screening.fee', ...aboutApplication(before), after: { fee } });
    await deps.applications.write({ before, after, trace: { ...left, reply } });
    return reply;
  },
});
