import { describe, expect, it } from 'vitest';
import type { RoleLabel } from '../../shared/domain/roles';
import { addOrganization, addSession, fakeViewer } from '../../test/support/fake-viewer';
import { usersApi } from '../../test/support/users-api';
import type { Role } from '../table/accounts';

type Api = ReturnType<typeof usersApi>;

function addRole(api: Api, roleLabel: RoleLabel, over: Partial<Role> = {}): Role {
  const role: Role = {
    userRoleId: `rol_${roleLabel}`,
    userId: 'usr_jane',
    roleLabel,
    organizationId: 'org_one',
    organizationName: 'Northgate Homes',
    adminUserId: 'usr_head',
    createdAt: api.world.now.toISOString(),
    ...over,
  };
  api.world.roles.push(role);
  return role;
}

/** Jane, signed in as the first of the roles. */
async function jane(...labels: [RoleLabel, ...RoleLabel[]]) {
  const api = usersApi();
  addOrganization(api.world);
  api.world.accounts.set('usr_jane', {
    userId: 'usr_jane',
    email: 'jane@demo.test',
    firstName: 'Jane',
    lastName: 'Doe',
    mobile: '5551234567',
    passwordHash: 'hash of A-fine-house-42',
    active: true,
    createdAt: api.world.now.toISOString(),
  });
  const roles = labels.map((label) => addRole(api, label));
  const viewer = fakeViewer({ userId: 'usr_jane', userRoleId: `rol_${labels[0]}`, roleLabel: labels[0] });
  const session = addSession(api.world, viewer);
  return { ...api, roles, session, token: await api.tokenFor(session) };
}

describe('getRoles', () => {
  it('maps each label to its id, without a login [API-10]', async () => {
    const { status, json } = await usersApi().call('getRoles');
    expect(status).toBe(200);
    expect(json).toEqual({
      success: 1,
      data: [
        { manager: 1, owner: 2, rentalOwner: 3, orgAdmin: 4, rentalManager: 5, tenant: 6, applicant: 7 },
      ],
    });
  });
});

describe('getCurrentUser', () => {
  it('has the active role first, sealed, with the organization’s plan [GEN-07] [ROL-01]', async () => {
    const { call, token, roles } = await jane('rentalManager', 'tenant');
    const { json, text } = await call('getCurrentUser', { token });
    expect(JSON.parse(text).data).toBeTypeOf('string');
    expect(json.data).toMatchObject({
      id: 'usr_jane',
      first_name: 'Jane',
      email: 'jane@demo.test',
      mobile_number: '5551234567',
      roles: [
        {
          user_role_id: roles[0]?.userRoleId,
          role_label: 'rentalManager',
          role_id: 5,
          admin_userid: 'usr_head',
        },
        { role_label: 'tenant', role_id: 6 },
      ],
      plan: [{ planid: 4, plan: 'Org', subscription_type: 'monthly', annual_price: 1490 }],
      user_plans: [{ id: 'sub_one', amount: 149 }],
      account: { canChange: true },
    });
    expect(text).not.toContain('hash of');
  });

  it.each(['tenant', 'applicant'] as const)('has no plan for a %s', async (label) => {
    const { call, token } = await jane(label);
    expect((await call('getCurrentUser', { token })).json.data).toMatchObject({ plan: [], user_plans: [] });
  });

  it('shows what was granted', async () => {
    const api = await jane('rentalManager');
    const grants: Role['grants'] = { areas: { properties: 'change' }, properties: ['prp_1'] };
    api.world.roles.splice(0, 1, { ...(api.roles[0] as Role), grants });
    expect((await api.call('getCurrentUser', { token: api.token })).json.data).toMatchObject({ grants });
  });

  it('is refused once the role is gone', async () => {
    const api = await jane('owner');
    api.world.roles.splice(0);
    expect((await api.call('getCurrentUser', { token: api.token })).status).toBe(401);
  });
});

describe('logout', () => {
  it('ends the caller’s session: the next call is a 401 [API-11] [GEN-08]', async () => {
    const { call, token, session } = await jane('owner');
    expect((await call('logout', { token, body: { sessionId: session.sessionId } })).json).toEqual({
      success: 1,
    });
    expect((await call('getCurrentUser', { token })).status).toBe(401);
    expect((await call('logout', { token, body: { sessionId: '' } })).status).toBe(401);
  });

  it('ends another session of the caller too, and nobody else’s [API-11]', async () => {
    const { call, token, world, session } = await jane('owner');
    const other = addSession(world, session.viewer);
    const foreign = addSession(world, fakeViewer({ userId: 'usr_else' }));
    const third = addSession(world, session.viewer);
    expect((await call('logout', { token, body: { sessionId: other.sessionId } })).status).toBe(200);
    expect([...world.sessions.keys()]).toEqual([foreign.sessionId, third.sessionId]);
  });

  it('does nothing to a foreign session and still answers success [API-11]', async () => {
    const { call, token, world } = await jane('owner');
    const foreign = addSession(world, fakeViewer({ userId: 'usr_else' }));
    const { status, json } = await call('logout', { token, body: { sessionId: foreign.sessionId } });
    expect([status, json]).toEqual([200, { success: 1 }]);
    expect([...world.sessions.keys()]).toEqual([foreign.sessionId]);
  });

  it('works on an account that cannot be changed any more', async () => {
    const { call, token, world } = await jane('owner');
    const { subscription } = addOrganization(world);
    const { paidUntil: _, ...unpaid } = subscription;
    addOrganization(world, { subscription: unpaid });
    expect((await call('logout', { token, body: {} })).status).toBe(200);
  });
});

describe('switchRole', () => {
  it('puts the other role into the same session, for the old token too', async () => {
    const api = await jane('owner', 'tenant');
    const { status, json } = await api.call('switchRole', {
      token: api.token,
      body: { user_role_id: 'rol_tenant' },
    });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      sessionId: api.session.sessionId,
      user: { roles: [{ role_label: 'tenant' }, { role_label: 'owner' }], plan: [] },
    });
    const { data } = (await api.call('getCurrentUser', { token: api.token })).json;
    expect(data).toMatchObject({ roles: [{ role_label: 'tenant' }, { role_label: 'owner' }] });
  });

  it('crosses to the other role’s organization, and to no role of somebody else', async () => {
    const api = await jane('owner');
    addOrganization(api.world, { organizationId: 'org_two', name: 'Maple' });
    addRole(api, 'manager', { organizationId: 'org_two', organizationName: 'Maple' });
    addRole(api, 'orgAdmin', { userId: 'usr_else', userRoleId: 'rol_else' });
    const foreign = await api.call('switchRole', { token: api.token, body: { user_role_id: 'rol_else' } });
    expect(foreign.status).toBe(404);
    const { json } = await api.call('switchRole', {
      token: api.token,
      body: { user_role_id: 'rol_manager' },
    });
    expect(json.data).toMatchObject({ user: { roles: [{ organization: 'Maple' }, {}] } });
    expect(api.world.sessions.get(api.session.sessionId)?.viewer).toMatchObject({
      organizationId: 'org_two',
      roleLabel: 'manager',
    });
  });
});

describe('extendSession', () => {
  it('slides two hours on, thirty days at most [GEN-05]', async () => {
    const api = await jane('owner');
    api.world.wait(7000);
    const { json } = await api.call('extendSession', { token: api.token, body: {} });
    const { token } = json.data as { token: string };
    api.world.wait(7000);
    expect((await api.call('getCurrentUser', { token: api.token })).status).toBe(401);
    expect((await api.call('getCurrentUser', { token })).status).toBe(200);
    const session = api.world.sessions.get(api.session.sessionId);
    if (!session) throw new Error('the session is gone');
    const endsAt = new Date(api.world.now.getTime() + 60_000).toISOString();
    api.world.sessions.set(session.sessionId, { ...session, endsAt });
    expect((await api.call('extendSession', { token, body: {} })).status).toBe(200);
    expect(api.world.sessions.get(session.sessionId)?.expiresAt).toBe(endsAt);
    api.world.wait(60);
    expect((await api.call('getCurrentUser', { token })).status).toBe(401);
  });
});
