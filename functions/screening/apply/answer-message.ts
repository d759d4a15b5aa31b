import { screening as rows } from '../../../shared/contract/screening';
import { applicantWrote } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { notifyPerson } from '../../common/notifications/notify';
import { change } from '../../runtime/change';
import { auditedApplication } from '../audited-application';
import { newMessage } from '../new-message';
import { findLinked } from './find-apply-link';

/** An applicant writes to the landlord; who took the application is told. */
export const answerMessage = change(rows.answerMessage, {
  read: ({ body: { token }, now }, deps) => findLinked({ token, now }, 'application', deps),
  act: async ({ now, body, onceIn, found: { application: before } }, deps) => {
    const { organizationId, applicationId, takenBy, home, fields } = before;
    const once = onceIn?.(organizationId);
    if (once && (await deps.onceRecords.about(once))) return { success: 1 };
    const name = applicantName(fields);
    const said = { by: 'applicant', name, at: now.toISOString(), text: body.text } as const;
    const audit = auditedApplication({ action: 'application.answer', to: before, now }, deps);
    const text = applicantWrote({ applicationId, unitNumber: home.unitNumber, name });
    const told = await notifyPerson({ organizationId, ...takenBy, source: audit.auditId, text, now }, deps);
    const trace = { audit, told, now, once, made: applicationId };
    await deps.applications.write({ ...newMessage(before, said), trace });
    return { success: 1 };
  },
});
