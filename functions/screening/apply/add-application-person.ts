import { screening as rows } from '../../../shared/contract/screening';
import { toFields } from '../../../shared/domain/problem';
import { applicantName, emptyApplication } from '../../../shared/domain/screening/application-rules';
import { namePerson, personProblems } from '../../../shared/domain/screening/move-people';
import { normalizeEmail, tidyLine } from '../../../shared/domain/text';
import { refuse } from '../../../shared/wire/refusals';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import { change } from '../../runtime/change';
import { personLetter } from '../apply-letters';
import { auditedApplication } from '../audited-application';
import { toStranger } from '../letter-to-applicant';
import { newApplication, newApplyLink } from '../new-application';
import { findLinked } from './find-apply-link';

/** Seconds before somebody who was asked is asked again. */
const quietSeconds = 60;

/** Names a co-applicant or guarantor, who is mailed a link to their own part; named again, a new link. */
export const addApplicationPerson = change(rows.addApplicationPerson, {
  read: ({ body: { token }, now }, deps) => findLinked({ token, now }, 'application', deps),
  act: async ({ now, body, found: { application: before, organization } }, deps) => {
    const { kind } = body;
    const email = body.email.trim();
    const named = { firstName: tidyLine(body.firstName), lastName: tidyLine(body.lastName), email };
    const known = before.people?.find((one) => normalizeEmail(one.email) === normalizeEmail(email));
    const isAsked = before.stage === 'draft' && known !== undefined && known.doneAt === undefined;
    const askedAt = now.toISOString();
    if (isAsked && now.getTime() - Date.parse(known.askedAt) < quietSeconds * 1000) return { success: 1 };
    const problems = isAsked ? [] : personProblems(named, before);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const { organizationId } = before;
    const applicationId = isAsked ? known.applicationId : deps.ids.next('apl');
    const person = { applicationId, kind, ...named, askedAt };
    const after = isAsked
      ? { ...before, people: before.people?.map((one) => (one === known ? { ...known, askedAt } : one)) }
      : movedOrRefuse(before, (one) => namePerson(one, person));
    const fields = { ...emptyApplication, ...named };
    const part = {
      ...newApplication(before, { fields, now, id: applicationId }),
      partOf: { applicationId: before.applicationId, kind },
    };
    const about = { organizationId, kind: 'application', about: applicationId, applicationId, now } as const;
    const { link, address } = newApplyLink(about, deps);
    const to = { application: part, organization };
    const asking = { by: applicantName(before.fields), kind: known?.kind ?? kind, address };
    const logged = {
      action: 'application.name',
      to: before,
      after: { name: applicantName(named) },
      now,
    } as const;
    await deps.applications.write({
      before,
      after,
      links: [link],
      also: isAsked ? [] : [{ before: undefined, after: part }],
      mails: [toStranger(to, { letter: personLetter(to, asking), now }, deps)],
      trace: { audit: auditedApplication(logged, deps), now },
    });
    return { success: 1 };
  },
});
