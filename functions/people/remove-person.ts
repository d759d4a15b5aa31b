import { people as rows } from '../../shared/contract/people';
import { change } from '../runtime/change';
import { findWithSessions } from './find-person';
import { assertMayEndAccess } from './may-end-access';
import { auditedStanding, personAsObject } from './person-audit';

/** Takes someone out of the organization. The account stays: it may have roles elsewhere. */
export const removePerson = change(rows.removePerson, {
  read: findWithSessions,
  act: async (request, deps) => {
    const { found, viewer, trace } = request;
    const { person } = found;
    await assertMayEndAccess(person, request);
    const object = personAsObject(person);
    const left = trace({ action: 'person.remove', object, before: auditedStanding(person) });
    await deps.people.changeAccess({ ...found, to: 'removed', actor: viewer, trace: left });
    return { success: 1 };
  },
});
