import { screening as rows } from '../../shared/contract/screening';
import { identityUntil, mayBeRemoved, purgeAt } from '../../shared/domain/screening/retention';
import { everyone, findParty } from '../common/screening/find-party';
import { auditedProcess } from '../runtime/audit';
import { change } from '../runtime/change';
import { applicationAsObject } from '../table/screening/record';
import { findLinked } from './find-apply-link';

/** What is kept about the person, until when, and whether they can have it removed now. Asking is logged (D50). */
export const askWhatIsKept = change(rows.askWhatIsKept, {
  read: async ({ body: { token }, now }, deps) => {
    const found = await findLinked({ token, now }, 'application', deps);
    return { ...found, party: await findParty(found.application, deps) };
  },
  act: async ({ now, found: { application, main, party } }, deps) => {
    const { organizationId, notes, messages, screening } = application;
    const entry = { action: 'application.ask', organizationId, process: 'An applicant' } as const;
    const named = { object: applicationAsObject(application), about: application.propertyId };
    const audit = auditedProcess({ ...entry, ...named, now }, deps);
    await deps.audit.noteAccess({ audit, everyTime: false });
    const data = {
      ...{ until: purgeAt(main ?? application), notes: notes.length },
      ...{ messages: messages?.count ?? 0, consent: screening?.consent },
      ...{ identity_until: identityUntil(application), report_until: screening?.reportUntil },
      may_remove: everyone(party).every(mayBeRemoved),
    };
    return { success: 1, data };
  },
});
