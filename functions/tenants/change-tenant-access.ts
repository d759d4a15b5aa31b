import { tenants as rows } from '../../shared/contract/tenants';
import { nameOf } from '../../shared/domain/names';
import { change } from '../runtime/change';
import { findWholeTenant } from './find-tenant';

const actions = { active: 'person.reactivate', suspended: 'person.suspend' } as const;

/** Ends a tenant's access here and their sessions in this role, or gives it back. Leases stay. */
export const changeTenantAccess = change(rows.changeTenantAccess, {
  read: ({ viewer, now, body }, deps) =>
    findWholeTenant({ viewer, now, userRoleId: body.user_role_id }, deps),
  act: async ({ found, viewer, body: { access }, trace }, deps) => {
    const { person, sessions } = found;
    const object = { kind: 'person' as const, id: person.userRoleId, name: nameOf(person) };
    const before = { status: person.status, role: person.roleLabel, email: person.email };
    const left = trace({ action: actions[access], object, before });
    await deps.people.changeAccess({ person, sessions, to: access, actor: viewer, trace: left });
    return { success: 1 };
  },
});
