import { screening as rows } from '../../../shared/contract/screening';
import { Application } from '../../../shared/domain/screening/application';
import { openScreening } from '../../../shared/domain/screening/move-application';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { newApplyLink } from '../new-application';
import { myApplications } from './my-applications';

/** How long the way from the account works: nobody fills in a form for longer. */
const linkMilliseconds = 24 * 60 * 60 * 1000;

/** Leads from the account to the applicant's own part or its screening, by a link for a day. */
export const openMyApplication = change(rows.openMyApplication, {
  read: ({ viewer }, deps) => myApplications(viewer, deps),
  act: async ({ found, body, now, trace }, deps) => {
    const application = found.find(({ applicationId }) => applicationId === body.application_id);
    if (!application) throw refuse('not-found');
    const { organizationId, applicationId } = application;
    const screening = openScreening(Application.parse(application), now.toISOString());
    if (body.page === 'screening' && !screening) throw refuse('screening-ended');
    const about = body.page === 'screening' && screening ? screening.screeningId : applicationId;
    const until = new Date(now.getTime() + linkMilliseconds).toISOString();
    const made = newApplyLink(
      { organizationId, applicationId, kind: body.page, about, now, until, isShort: true },
      deps,
    );
    const left = trace({ action: 'application.open-link', ...aboutApplication(application) });
    await deps.applications.handOut({ application, links: [made.link], trace: left });
    return { success: 1, data: { path: made.address.slice(deps.settings.siteUrl.length) } };
  },
});
