import { screening as rows } from '../../../shared/contract/screening';
import { nameOf } from '../../../shared/domain/names';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { messageLetter } from '../apply-letters';
import { linkToKept, toApplicant } from '../letter-to-applicant';
import { newMessage } from '../new-message';
import { findApplication } from './find-application';

/** Writes to an applicant. The mail says only that there is a message, and leads to it. */
export const sendApplicantMessage = change(rows.sendApplicantMessage, {
  read: async ({ viewer, now, body }, deps) => {
    const asked = { viewer, now, applicationId: body.application_id };
    const [before, account] = await Promise.all([findApplication(asked, deps), viewerAccount(viewer, deps)]);
    return { before, account };
  },
  act: async (request, deps) => {
    const { now, body, found, trace } = request;
    const { before, account } = found;
    const said = { by: 'landlord', name: nameOf(account), at: now.toISOString(), text: body.text } as const;
    const written = newMessage(before, said);
    const to = { application: before, organization: await request.organization() };
    const { link, address } = linkToKept({ after: before, now }, deps);
    const mails = [toApplicant(to, { letter: messageLetter(to, address), now }, deps)];
    const reply = { success: 1 } as const;
    const left = trace({ action: 'application.message', ...aboutApplication(before) });
    await deps.applications.write({ ...written, links: [link], mails, trace: { ...left, reply } });
    return reply;
  },
});
