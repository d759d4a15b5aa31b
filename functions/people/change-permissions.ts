import { people as rows } from '../../shared/contract/people';
import { grantsWithin, takesGrants } from '../../shared/domain/people/people';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { findWithSessions } from './find-person';
import { isOwn } from './granted-properties';
import { assertOrgPlan } from './org-plan';
import { personAsObject } from './person-audit';

/** What a rental manager or owner may see and change (ROL-09). Live sessions change with the role at once. */
export const changePermissions = change(rows.changePermissions, {
  permit: assertOrgPlan,
  read: async ({ viewer, params, body }, deps) => {
    const { organizationId } = viewer;
    const { properties } = body.grants;
    const [found, isListOwn] = await Promise.all([
      findWithSessions({ viewer, body: { user_role_id: params.id } }, deps),
      isOwn({ organizationId, properties }, deps),
    ]);
    return { ...found, isListOwn };
  },
  act: async ({ found, viewer, body, trace }, deps) => {
    const { person, isListOwn } = found;
    if (person.removedAt !== undefined) throw refuse('not-found');
    if (!takesGrants(person.roleLabel))
      throw refuse('invalid', { fields: { grants: 'This role’s permissions are fixed' } });
    if (!isListOwn) throw refuse('not-found');
    const grants = grantsWithin(person.roleLabel, body.grants);
    const facts = { before: { grants: person.grants }, after: { grants } };
    const left = trace({ action: 'person.permissions', object: personAsObject(person), ...facts });
    const asked = { version: body.version, grants, actor: viewer, trace: left };
    const version = await deps.people.changePermissions({ ...found, ...asked });
    return { success: 1, data: { version } };
  },
});
