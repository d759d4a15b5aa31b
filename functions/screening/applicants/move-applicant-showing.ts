import { screening as rows } from '../../../shared/contract/screening';
import { toldOf } from '../../common/calendar/moved-appointment';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { movedShowing } from '../moved-showing';
import { showingMails } from '../showing-letters';
import { findApplication } from './find-application';

/** Staff propose times to show the home, agree to one, or take it back; the applicant is mailed. */
export const moveApplicantShowing = change(rows.moveApplicantShowing, {
  read: ({ viewer, now, body }, deps) =>
    findApplication({ viewer, now, applicationId: body.application_id }, deps),
  act: async (request, deps) => {
    const { now, body, found: before, trace } = request;
    const by = 'landlord';
    const after = movedShowing(before, body, { by, now });
    const told = toldOf(before.showing, after.showing);
    const organization = await request.organization();
    const sent = told ? showingMails({ after, by, now }, { told, organization }, deps) : {};
    const reply = { success: 1 } as const;
    const left = trace({ action: 'application.showing', ...aboutApplication(before) });
    await deps.applications.write({ before, after, ...sent, trace: { ...left, reply } });
    return reply;
  },
});
