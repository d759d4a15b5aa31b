import { people as rows } from '../../shared/contract/people';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { findStored } from './find-person';
import { auditedStanding, personAsObject } from './person-audit';

/** The link stops working and the email is free for another invitation. Repeating it is no error. */
export const revokeInvitation = change(rows.revokeInvitation, {
  read: findStored,
  act: async ({ found: person, viewer, trace }, deps) => {
    if (person.removedAt !== undefined) return { success: 1 };
    if (person.status !== 'invited') throw refuse('already-accepted');
    const object = personAsObject(person);
    const left = trace({ action: 'person.revoke', object, before: auditedStanding(person) });
    await deps.people.revoke({ person, actor: viewer, trace: left });
    return { success: 1 };
  },
});
