import { people as rows } from '../../shared/contract/people';
import { change } from '../runtime/change';
import { findWithSessions } from './find-person';
import { assertMayEndAccess } from './may-end-access';
import { auditedStanding, personAsObject } from './person-audit';

/** Pauses access: the role stops, and its sessions end in the same transaction. */
export const suspendPerson = change(rows.suspendPerson, {
  read: findWithSessions,
  act: async (request, deps) => {
    const { found, viewer, trace } = request;
    const { person } = found;
    await assertMayEndAccess(person, request);
    const object = personAsObject(person);
    const left = trace({ action: 'person.suspend', object, before: auditedStanding(person) });
    await deps.people.changeAccess({ ...found, to: 'suspended', actor: viewer, trace: left });
    return { success: 1 };
  },
});
