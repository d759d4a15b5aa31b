import { screening as rows } from '../../../shared/contract/screening';
import { applicationRemoved } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { mayBeRemoved } from '../../../shared/domain/screening/retention';
import { refuse } from '../../../shared/wire/refusals';
import { notifyPerson } from '../../common/notifications/notify';
import { everyone, findParty } from '../../common/screening/find-party';
import { change } from '../../runtime/change';
import { takenOutLetter } from '../apply-letters';
import { auditedApplication } from '../audited-application';
import { toStranger } from '../letter-to-applicant';
import { purgeParty } from '../purge-party';
import { findLinked } from './find-apply-link';
import { removePart } from './remove-part';

/** Removes an application, or the part of the person who asks; who took it and those it named are told. */
export const removeApplication = change(rows.removeApplication, {
  read: async ({ body: { token }, now }, deps) => {
    const found = await findLinked({ token, now }, 'application', deps);
    return { ...found, party: await findParty(found.application, deps) };
  },
  act: async ({ now, found: { application: before, main, link, organization, party } }, deps) => {
    const { linkHash } = link;
    if (main) {
      await removePart({ part: before, main, linkHash, now }, deps);
      return { success: 1 };
    }
    if (!everyone(party).every(mayBeRemoved)) throw refuse('must-be-kept');
    const { organizationId, takenBy, home, fields } = before;
    const audit = auditedApplication({ action: 'application.remove', to: before, now }, deps);
    const text = applicationRemoved({ unitNumber: home.unitNumber, name: applicantName(fields) });
    const told = await notifyPerson({ organizationId, ...takenBy, source: audit.auditId, text, now }, deps);
    const mails = party.parts.map((application) => {
      const to = { application, organization };
      return toStranger(to, { letter: takenOutLetter(to), now }, deps);
    });
    const { parts } = party;
    await purgeParty({ before, parts, linkHash, mails, trace: { audit, told, now } }, deps);
    return { success: 1 };
  },
});
