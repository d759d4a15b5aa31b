import { screening as rows } from '../../../shared/contract/screening';
import { toFields } from '../../../shared/domain/problem';
import { aboutProblems, applicantName } from '../../../shared/domain/screening/application-rules';
import { submit } from '../../../shared/domain/screening/move-application';
import { refuse } from '../../../shared/wire/refusals';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { findUnit } from '../../common/portfolio/find-unit';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { resumeLetter } from '../apply-letters';
import { toApplicant } from '../letter-to-applicant';
import { newApplication, newApplyLink, placeOf } from '../new-application';

/** A manager types an applicant in; one who is invited fills in the rest and sends it. */
export const addApplicant = change(rows.addApplicant, {
  read: async ({ viewer, now, body }, deps) => {
    const unit = { viewer, now, unitId: body.unit_id, area: 'applicants', toChange: true } as const;
    const [at, account] = await Promise.all([findUnit(unit, deps), viewerAccount(viewer, deps)]);
    return { at, account };
  },
  act: async (request, deps) => {
    const { viewer, now, found, trace } = request;
    const { unit_id: _, invite, ...fields } = request.body;
    const problems = aboutProblems(fields);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const { organizationId } = viewer;
    const place = placeOf(found.at, { account: found.account, userRoleId: viewer.userRoleId });
    const draft = newApplication(place, { fields, now, id: deps.ids.next('apl') });
    const after = invite ? draft : movedOrRefuse(draft, (one) => submit(one, now.toISOString()));
    const { applicationId } = after;
    const about = { organizationId, kind: 'application', about: applicationId, applicationId, now } as const;
    const sent = invite ? newApplyLink(about, deps) : undefined;
    const to = { application: after, organization: await request.organization() };
    const reply = { success: 1, data: { application_id: applicationId, version: 1 } } as const;
    const name = applicantName(fields);
    const left = trace({ action: 'application.add', ...aboutApplication(after), after: { name } });
    await deps.applications.write({
      before: undefined,
      after,
      trace: { ...left, reply },
      links: sent && [sent.link],
      mails: sent && [toApplicant(to, { letter: resumeLetter(to, sent.address), now }, deps)],
    });
    return reply;
  },
});
