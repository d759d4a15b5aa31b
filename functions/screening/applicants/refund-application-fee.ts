import { screening as rows } from '../../../shared/contract/screening';
import { nameOf } from '../../../shared/domain/names';
import {
  applicationFeeRefundAsked,
  applicationFeeSentBack,
} from '../../../shared/domain/screening/move-application-fee';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { feeBackLetter } from '../apply-letters';
import { toApplicant } from '../letter-to-applicant';
import { findApplication } from './find-application';

/** Sends a fee that was paid online back. The application says first that it was asked for, as the provider's
 * event may come before our own write. The provider takes a repeat as the same refund. */
export const refundApplicationFee = change(rows.refundApplicationFee, {
  read: async ({ viewer, now, body }, deps) => {
    const asked = { viewer, now, applicationId: body.application_id };
    const [unasked, account] = await Promise.all([findApplication(asked, deps), viewerAccount(viewer, deps)]);
    return { unasked, account };
  },
  act: async ({ viewer, now, body, found: { unasked, account }, trace, organization }, deps) => {
    const { application_id: applicationId, reason } = body;
    const at = now.toISOString();
    const asked = movedOrRefuse(unasked, (one) => applicationFeeRefundAsked(one, at));
    if (!unasked.fee?.refundAsked) await deps.applications.write({ before: unasked, after: asked });
    await deps.payments.refundFee(unasked.fee?.settled?.paidBy ?? '');
    const before = await findApplication({ viewer, now, applicationId }, deps);
    const after = movedOrRefuse(before, (one) =>
      applicationFeeSentBack(one, { at, by: nameOf(account), reason }),
    );
    const cents = before.fee?.cents ?? 0;
    const to = { application: after, organization: await organization() };
    const mails = [toApplicant(to, { letter: feeBackLetter(to, cents), now }, deps)];
    const reply = { success: 1, data: { version: before.version + 1 } } as const;
    const left = trace({
      action: 'application.refund',
      ...aboutApplication(before),
      after: { fee: cents, reason },
    });
    await deps.applications.write({ before, after, mails, trace: { ...left, reply } });
    return reply;
  },
});
