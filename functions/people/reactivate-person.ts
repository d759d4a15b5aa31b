import { people as rows } from '../../shared/contract/people';
import { change } from '../runtime/change';
import { findNamed } from './find-person';
import { assertOrgPlan } from './org-plan';
import { auditedStanding, personAsObject } from './person-audit';

/** Lets a suspended person back in, with their old grants. */
export const reactivatePerson = change(rows.reactivatePerson, {
  permit: assertOrgPlan,
  read: findNamed,
  act: async ({ found: person, viewer, trace }, deps) => {
    const object = personAsObject(person);
    const left = trace({ action: 'person.reactivate', object, before: auditedStanding(person) });
    await deps.people.changeAccess({ person, sessions: [], to: 'active', actor: viewer, trace: left });
    return { success: 1 };
  },
});
