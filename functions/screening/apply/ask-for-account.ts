import { screening as rows } from '../../../shared/contract/screening';
import { normalizeEmail } from '../../../shared/domain/text';
import { inviteThemselves } from '../../common/people/invite-themselves';
import { ownInvitation } from '../../common/people/own-invitation';
import { change } from '../../runtime/change';
import { toStranger } from '../letter-to-applicant';
import { findLinked } from './find-apply-link';

/**
 * An applicant asks for an account: the mail invites them, or tells who has one to log in. The answer is the
 * same, so that the holder of a link learns of no account.
 */
export const askForAccount = change(rows.askForAccount, {
  read: async ({ body: { token }, now }, deps) => {
    const { application, organization } = await findLinked({ token, now }, 'application', deps);
    const { organizationId, fields } = application;
    const email = normalizeEmail(fields.email);
    const known = await deps.people.byMail({ organizationId, email, roleLabel: 'applicant' });
    return { application, organization, email, known };
  },
  act: async ({ now, found: { application, organization, email, known } }, deps) => {
    const { organizationId, fields } = application;
    const to = { application, organization };
    const letterTo = (address: string) => {
      const letter = ownInvitation('applicant', { firstName: fields.firstName, organization, address });
      return [toStranger(to, { letter, now }, deps)];
    };
    if (known && known.status !== 'invited') {
      const mails = letterTo(`${deps.settings.siteUrl}/login`);
      await deps.applications.handOut({ application, mails });
      return { success: 1 };
    }
    const { firstName, lastName } = fields;
    const facts = { organizationId, email, firstName, lastName };
    const asking = { known, facts, organization, roleLabel: 'applicant', process: 'An applicant' } as const;
    // The organization did not choose whom it mails, so it does not count against its trial.
    await inviteThemselves({ ...asking, hasPaid: true, mails: letterTo, now }, deps);
    return { success: 1 };
  },
});
