import { screening as rows } from '../../../shared/contract/screening';
import { showingMoved } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { toldOf } from '../../common/calendar/moved-appointment';
import { notifyPerson } from '../../common/notifications/notify';
import { change } from '../../runtime/change';
import { auditedApplication } from '../audited-application';
import { movedShowing } from '../moved-showing';
import { showingMails, whenOf } from '../showing-letters';
import { findLinked } from './find-apply-link';

/** The applicant proposes times to see the home, agrees to one, or takes it back; staff are told. */
export const moveShowing = change(rows.moveShowing, {
  read: ({ body: { token }, now }, deps) => findLinked({ token, now }, 'application', deps),
  act: async ({ now, body, onceIn, found: { application: before, organization } }, deps) => {
    const by = 'applicant';
    const once = onceIn?.(before.organizationId);
    if (once && (await deps.onceRecords.about(once))) return { success: 1 };
    const kept = { once, made: before.applicationId };
    const after = movedShowing(before, body, { by, now });
    const { organizationId, applicationId, takenBy, home, fields } = before;
    const told = toldOf(before.showing, after.showing);
    const audit = auditedApplication({ action: 'application.showing', to: before, now }, deps);
    if (!told) {
      await deps.applications.write({ before, after, trace: { audit, now, ...kept } });
      return { success: 1 };
    }
    const about = { applicationId, unitNumber: home.unitNumber, name: applicantName(fields) };
    const text = showingMoved(about, { what: told.what, when: whenOf(told, after) });
    const bells = await notifyPerson({ organizationId, ...takenBy, source: audit.auditId, text, now }, deps);
    const sent = showingMails({ after, by, now }, { told, organization }, deps);
    // What is agreed or called off comes by a letter with the calendar file.
    const isByLetter = told.what !== 'proposed';
    const trace = {
      audit,
      now,
      ...kept,
      told: isByLetter ? bells.map(({ mailTo: _, ...bell }) => bell) : bells,
    };
    await deps.applications.write({ before, after, ...sent, trace });
    return { success: 1 };
  },
});
