import { screening as rows } from '../../shared/contract/screening';
import { nameOf } from '../../shared/domain/names';
import { applicationFeeSentBack } from '../../shared/domain/screening/move-application-fee';
import { viewerAccount } from '../common/accounts/viewer-account';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import { change } from '../runtime/change';
import { aboutApplication } from '../table/screening/record';
import { feeBackLetter } from './apply-letters';
import { findApplication } from './find-application';
import { toApplicant } from './letter-to-applicant';

/** Sends a fee that was paid online back. The provider takes a repeat as the same refund. */
export const refundApplicationFee = change(rows.refundApplicationFee, {
  read: async ({ viewer, now, body }, deps) => {
    const asked = { viewer, now, applicationId: body.application_id };
    const [before, account] = await Promise.all([findApplication(asked, deps), viewerAccount(viewer, deps)]);
    return { before, account };
  },
  act: async ({ now, body: { reason }, found: { before, account }, trace, organization }, deps) => {
    const back = { at: now.toISOString(), by: nameOf(account), reason };
    const after = movedOrRefuse(before, (one) => applicationFeeSentBack(one, back));
    const { cents = 0, settled } = before.fee ?? {};
    await deps.payments.refundFee(settled?.paidBy ?? '');
    const to = { application: after, organization: await organization() };
    const mails = [toApplicant(to, { letter: feeBackLetter(to, cents), now }, deps)];
    const reply = { success: 1, data: { version: before.version + 1 } } as const;
    const left = trace({
      ...{ action: 'application.refund', ...aboutApplication(before) },
      after: { fee: cents, reason },
    });
    await deps.applications.write({ before, after, mails, trace: { ...left, reply } });
    return reply;
  },
});
