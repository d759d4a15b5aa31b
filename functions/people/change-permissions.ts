import type { Contract } from '../../shared/contract';
import { grantsWithin, takesGrants } from '../../shared/domain/people';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';
import { findPerson, named } from './find-person';
import { assertOwnProperties } from './granted-properties';
import { organisationOnOrgPlan } from './org-plan';

/** What a rental manager or rental owner may see and change (ROL-09). Role and live sessions change together: it acts on the next call. */
export const changePermissions: Handler<Contract['people']['changePermissions']> = async (request, deps) => {
  const { viewer, now, body } = request;
  const { organisationId } = await organisationOnOrgPlan(request);
  const person = await findPerson({ viewer, userRoleId: request.params.id }, deps);
  const { userRoleId, roleLabel } = person;
  if (!takesGrants(roleLabel))
    throw refuse('invalid', { fields: { grants: 'This role has its permissions by itself' } });
  const grants = grantsWithin(roleLabel, body.grants);
  await assertOwnProperties({ organisationId, grants }, deps);
  const told = { object: named(person), before: { grants: person.grants }, after: { grants } };
  const version = await deps.people.changePermissions({
    organisationId,
    userRoleId,
    version: body.version,
    grants,
    actor: viewer,
    now,
    audit: audited(request, { action: 'person.permissions', ...told }, deps),
  });
  return { success: 1, data: { version } };
};
