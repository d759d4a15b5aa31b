import { screening as rows } from '../../../shared/contract/screening';
import { nameOf } from '../../../shared/domain/names';
import { applicationFeeSettled } from '../../../shared/domain/screening/move-application-fee';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { findApplication } from './find-application';

const actions = { otherwise: 'application.fee', waived: 'application.fee-waived' } as const;

/** Writes down that the application fee was paid in another way, or waives it, once. */
export const recordApplicationFee = change(rows.recordApplicationFee, {
  read: async ({ viewer, now, body }, deps) => {
    const asked = { viewer, now, applicationId: body.application_id };
    const [before, account] = await Promise.all([findApplication(asked, deps), viewerAccount(viewer, deps)]);
    return { before, account };
  },
  act: async ({ now, body: { how }, found: { before, account }, trace }, deps) => {
    const settled = { how, at: now.toISOString(), by: nameOf(account) };
    const after = movedOrRefuse(before, (one) => applicationFeeSettled(one, settled));
    const reply = { success: 1, data: { version: before.version + 1 } } as const;
    const left = trace({
      action: actions[how],
      ...aboutApplication(before),
      after: { fee: before.fee?.cents },
    });
    await deps.applications.write({ before, after, trace: { ...left, reply } });
    return reply;
  },
});
