import { screening as rows } from '../../../shared/contract/screening';
import { toFields } from '../../../shared/domain/problem';
import {
  aboutProblems,
  applicantDayProblems,
  applicantName,
} from '../../../shared/domain/screening/application-rules';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import type { ApplicationKey } from '../../table/screening/record';
import { resumeLetter } from '../apply-letters';
import { auditedApplication } from '../audited-application';
import { toStranger } from '../letter-to-applicant';
import { newApplication, newApplyLink } from '../new-application';
import { findListing } from './find-apply-link';
import { firstDayAnywhere } from './first-day-anywhere';

/** A repeat of the first step: a further link, since only the hash of the first one is kept. */
async function linkAgain({ now, ...key }: ApplicationKey & { now: Date }, deps: Deps) {
  const before = await deps.applications.byId(key);
  if (!before) throw refuse('link-not-valid');
  const { link, token } = newApplyLink({ ...key, kind: 'application', about: key.applicationId, now }, deps);
  await deps.applications.handOut({ application: before, links: [link] });
  return { success: 1, data: { token, version: before.saved ?? 1 } } as const;
}

/** The first step of an application is saved; from now on it has a link of its own, mailed too. */
export const startApplication = change(rows.startApplication, {
  read: ({ body: { token }, now }, deps) => findListing({ token, now }, deps),
  act: async ({ now, body, onceIn, found: { listing, organization } }, deps) => {
    const { token: _, ...fields } = body;
    const once = onceIn?.(organization.organizationId);
    const made = once && (await deps.onceRecords.about(once));
    if (made)
      return linkAgain({ organizationId: organization.organizationId, applicationId: made, now }, deps);
    const problems = [...aboutProblems(fields), ...applicantDayProblems(fields, firstDayAnywhere(now))];
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const cents = listing.terms?.applicationFee;
    const fee = cents === undefined ? undefined : { cents };
    const after = newApplication(listing, { fields, now, id: deps.ids.next('apl'), fee });
    const { organizationId, applicationId } = after;
    const about = { organizationId, kind: 'application', about: applicationId, applicationId, now } as const;
    const { link, token, address } = newApplyLink(about, deps);
    const to = { application: after, organization };
    const entry = { action: 'application.start', after: { name: applicantName(fields) }, now } as const;
    const audit = auditedApplication({ ...entry, to: after }, deps);
    const mails = [toStranger(to, { letter: resumeLetter(to, address), now }, deps)];
    await deps.applications.write({
      before: undefined,
      after,
      links: [link],
      mails,
      trace: { audit, now, once, made: applicationId },
    });
    return { success: 1, data: { token, version: 1 } };
  },
});
