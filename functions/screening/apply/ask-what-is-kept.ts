import { screening as rows } from '../../../shared/contract/screening';
import { identityUntil, mayBeRemoved, purgeAt } from '../../../shared/domain/screening/retention';
import { everyone, findParty } from '../../common/screening/find-party';
import { change } from '../../runtime/change';
import { auditedApplication } from '../audited-application';
import { findLinked } from './find-apply-link';

/** What is kept about the person, until when, and whether it can go now. Asking is logged (D50). */
export const askWhatIsKept = change(rows.askWhatIsKept, {
  read: async ({ body: { token }, now }, deps) => {
    const found = await findLinked({ token, now }, 'application', deps);
    return { ...found, party: await findParty(found.application, deps) };
  },
  act: async ({ now, found: { application, main, party } }, deps) => {
    const { notes, messages, screening, formerScreenings, fee } = application;
    const audit = auditedApplication({ action: 'application.ask', to: application, now }, deps);
    await deps.audit.noteAccess({ audit, everyTime: false });
    const data = {
      until: purgeAt(main ?? application),
      notes: notes.length,
      fee: fee?.cents,
      messages: messages?.count ?? 0,
      consent: screening?.consent ?? formerScreenings?.at(-1)?.consent,
      identity_until: identityUntil(application),
      report_until: screening?.reportUntil,
      may_remove: everyone(party).every(mayBeRemoved),
    };
    return { success: 1, data };
  },
});
