import { screening as rows } from '../../../shared/contract/screening';
import { proposeTimes } from '../../../shared/domain/appointment-moves';
import { toFields } from '../../../shared/domain/problem';
import {
  aboutProblems,
  applicantName,
  emptyApplication,
} from '../../../shared/domain/screening/application-rules';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { questionLetter } from '../apply-letters';
import { auditedApplication } from '../audited-application';
import { linkToKept, toStranger } from '../letter-to-applicant';
import { newApplication } from '../new-application';
import { newMessage } from '../new-message';
import { findListing } from './find-apply-link';

/**
 * A stranger asks about a home. Nobody hears of it before the address was confirmed by the link of its mail;
 * what is not confirmed goes within days.
 */
export const askAboutHome = change(rows.askAboutHome, {
  read: ({ body: { token }, now }, deps) => findListing({ token, now }, deps),
  act: async ({ now, body, onceIn, found: { listing, organization } }, deps) => {
    const { token: _, text, windows, ...about } = body;
    const once = onceIn?.(organization.organizationId);
    if (once && (await deps.onceRecords.about(once))) return { success: 1 };
    const fields = { ...emptyApplication, ...about };
    const problems = aboutProblems(fields);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const at = now.toISOString();
    const proposed =
      windows.length > 0 ? proposeTimes(undefined, { by: 'applicant', now: at, windows }) : undefined;
    if (proposed && 'refused' in proposed) throw refuse(proposed.refused);
    const begun = {
      ...newApplication(listing, { fields, now, id: deps.ids.next('apl') }),
      asked: { at },
      ...(proposed && { showing: proposed.appointment }),
    };
    const name = applicantName(fields);
    const { after, message } = newMessage(begun, { by: 'applicant', name, at, text });
    const { link, address } = linkToKept({ after, now }, deps);
    const to = { application: after, organization };
    const audit = auditedApplication(
      { action: 'application.question', after: { name }, now, to: after },
      deps,
    );
    await deps.applications.write({
      before: undefined,
      after,
      message,
      links: [link],
      mails: [toStranger(to, { letter: questionLetter(to, address), now }, deps)],
      trace: { audit, now, once, made: after.applicationId },
    });
    return { success: 1 };
  },
});
