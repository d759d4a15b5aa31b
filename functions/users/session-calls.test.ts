import { describe, expect, it, vi } from 'vitest';
import type { RoleLabel } from '../../shared/domain/people/roles';
import { openUsers, type Users } from '../../test/support/test-world/users';
import { Role } from '../table/accounts/record';
import { remove } from '../table/db/writes';
import { Session } from '../table/sessions/record';

const userId = 'usr_jane';
const addRole = (api: Users, roleLabel: RoleLabel, over: Partial<Role> = {}) =>
  api.role({ userRoleId: `rol_${roleLabel}`, userId, roleLabel, ...over });

/** Jane, signed in with the first of the roles. */
async function jane(...labels: [RoleLabel, ...RoleLabel[]]) {
  const api = await openUsers();
  const names = { email: 'jane@demo.test', firstName: 'Jane', lastName: 'Doe', mobile: '5551234567' };
  await api.organization();
  await api.account({ userId, ...names, passwordHash: 'hash of A-fine-house-42' });
  const roles = await Promise.all(labels.map((label) => addRole(api, label)));
  const viewer = api.viewer({ userId, userRoleId: `rol_${labels[0]}`, roleLabel: labels[0] });
  const session = await api.addSession(viewer);
  const sessionIds = async () => (await api.all(Session)).map(({ sessionId }) => sessionId).toSorted();
  return { ...api, roles, session, sessionIds, token: await api.tokenFor(session) };
}

describe('getRoles', () => {
  it('maps each label to its id, without a login [API-10]', async () => {
    const { status, json } = await (await openUsers()).call('getRoles');
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

  it('says that there is a photo, and not where it is kept', async () => {
    const { call, token, ...api } = await jane('owner');
    expect((await call('getCurrentUser', { token })).json.data).not.toHaveProperty('has_photo');
    await api.account({ userId, email: 'jane@demo.test', photo: 'users/usr_jane/img_one.png' });
    const { data } = (await call('getCurrentUser', { token })).json;
    expect(data).toMatchObject({ has_photo: true });
    expect(Object.keys(data as object)).not.toContain('0');
  });

  it('shows what was granted', async () => {
    const api = await jane('rentalManager');
    const grants: Role['grants'] = { areas: { properties: 'change' }, properties: ['prp_1'] };
    await addRole(api, 'rentalManager', { grants });
    expect((await api.call('getCurrentUser', { token: api.token })).json.data).toMatchObject({ grants });
  });

  it('is refused once the role is gone', async () => {
    const api = await jane('owner');
    await api.db.write(remove(Role, { userId, userRoleId: 'rol_owner' }));
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
    const { call, token, sessionIds, session, ...api } = await jane('owner');
    const other = await api.addSession(session.viewer);
    const foreign = await api.addSession(api.viewer({ userId: 'usr_else' }));
    const third = await api.addSession(session.viewer);
    expect((await call('logout', { token, body: { sessionId: other.sessionId } })).status).toBe(200);
    expect(await sessionIds()).toEqual([foreign.sessionId, third.sessionId]);
  });

  it('does nothing to a foreign session and still answers success [API-11]', async () => {
    const { call, token, sessionIds, ...api } = await jane('owner');
    const foreign = await api.addSession(api.viewer({ userId: 'usr_else' }));
    const { status, json } = await call('logout', { token, body: { sessionId: foreign.sessionId } });
    expect([status, json]).toEqual([200, { success: 1 }]);
    expect(await sessionIds()).toEqual([foreign.sessionId]);
  });

  it('works on an account that cannot be changed any more', async () => {
    const { call, token, organization } = await jane('owner');
    const { subscription } = await organization();
    await organization({ subscription: { ...subscription, paidUntil: undefined } });
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
    await api.organization({ organizationId: 'org_two', name: 'Maple' });
    await addRole(api, 'manager', { organizationId: 'org_two', organizationName: 'Maple' });
    await addRole(api, 'orgAdmin', { userId: 'usr_else', userRoleId: 'rol_else' });
    const foreign = await api.call('switchRole', { token: api.token, body: { user_role_id: 'rol_else' } });
    expect(foreign.status).toBe(404);
    const { json } = await api.call('switchRole', {
      token: api.token,
      body: { user_role_id: 'rol_manager' },
    });
    expect(json.data).toMatchObject({ user: { roles: [{ organization: 'Maple' }, {}] } });
    expect(
      (await api.deps.sessions.byId({ userId, sessionId: api.session.sessionId }))?.viewer,
    ).toMatchObject({
      organizationId: 'org_two',
      roleLabel: 'manager',
    });
  });
});

describe('extendSession', () => {
  it('slides two hours on, thirty days at most [GEN-05]', async () => {
    const api = await jane('owner');
    api.wait(7000);
    const { json } = await api.call('extendSession', { token: api.token, body: {} });
    const { token } = json.data as { token: string };
    api.wait(7000);
    expect((await api.call('getCurrentUser', { token: api.token })).status).toBe(401);
    expect((await api.call('getCurrentUser', { token })).status).toBe(200);
    const key = { userId, sessionId: api.session.sessionId };
    const session = await api.deps.sessions.byId(key);
    if (!session) throw new Error('the session is gone');
    const endsAt = new Date(api.now().getTime() + 60_000).toISOString();
    await api.keepSession({ ...session, endsAt });
    expect((await api.call('extendSession', { token, body: {} })).status).toBe(200);
    expect((await api.deps.sessions.byId(key))?.expiresAt).toBe(endsAt);
    api.wait(60);
    expect((await api.call('getCurrentUser', { token })).status).toBe(401);
  });

  it('is refused when the session ends in the same moment', async () => {
    const api = await jane('owner');
    const ended = vi.spyOn(api.deps.sessions, 'extend').mockResolvedValueOnce(false);
    const { status, json } = await api.call('extendSession', { token: api.token, body: {} });
    ended.mockRestore();
    expect([status, json]).toMatchObject([401, { error: { code: 'not-authenticated' } }]);
  });
});
