import { screening as rows } from '../../../shared/contract/screening';
import { appointmentNow, windowWords } from '../../../shared/domain/appointment-moves';
import { questionAsked } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { letterEntry } from '../../common/leases/lease-letters';
import { notifyPerson } from '../../common/notifications/notify';
import { change } from '../../runtime/change';
import { askedLetter } from '../apply-letters';
import { auditedApplication } from '../audited-application';
import { zoneOfHome } from '../home-of';
import { placeIn } from '../letter-to-applicant';
import { applicantAddress } from '../showing-letters';
import { findLinked } from './find-apply-link';

/** The question is the landlord's from now on: on the list, under the bell, and by a mail to answer. */
export const confirmQuestion = change(rows.confirmQuestion, {
  read: async ({ body: { token }, now }, deps) => {
    const at = await findLinked({ token, now }, 'application', deps);
    return { ...at, messages: await deps.applications.messages(at.application) };
  },
  act: async ({ now, found }, deps) => {
    const { application: before, organization, messages } = found;
    if (!before.asked || before.asked.confirmedAt !== undefined) return { success: 1 };
    const { organizationId, applicationId, takenBy, home, fields } = before;
    const after = { ...before, asked: { ...before.asked, confirmedAt: now.toISOString() } };
    const audit = auditedApplication({ action: 'application.question-sent', to: before, now }, deps);
    const text = questionAsked({ applicationId, unitNumber: home.unitNumber, name: applicantName(fields) });
    const told = await notifyPerson({ organizationId, ...takenBy, source: audit.auditId, text, now }, deps);
    const state = appointmentNow(after.showing, now.toISOString());
    const times =
      state.kind === 'proposed' ? state.windows.map((one) => windowWords(one, zoneOfHome(home))) : [];
    const to = { application: after, organization };
    const question = { text: messages[0]?.text ?? '', times };
    const letter = askedLetter(after, question, applicantAddress(after, deps));
    const entry = letterEntry(
      { to: takenBy.email, letter: { ...letter, isStrangers: true }, isAddressed: true },
      { organization, place: placeIn(to), now },
      deps,
    );
    // The letter goes out whatever the reader chose, so the notification brings no second mail.
    const bells = told.map(({ mailTo: _, ...bell }) => bell);
    await deps.applications.write({ before, after, mails: [entry], trace: { audit, told: bells, now } });
    return { success: 1 };
  },
});
