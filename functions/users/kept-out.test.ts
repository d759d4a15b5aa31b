import { describe, expect, it } from 'vitest';
import { payingOrganization } from '../../test/support/paying-organization';
import { callsOf } from '../../test/support/test-world/calls';
import { applyProviderState } from '../common/billing/apply-subscription';
import { Session } from '../table/sessions/record';
import { handlers } from './index';

const refused = { status: 422, json: { error: { code: 'access-not-paid' } } };

/** Mia: a tenant elsewhere and a manager in an organization whose head left the Org trial for Landlord. */
async function mia() {
  const testWorld = await payingOrganization();
  const { call } = callsOf('users', handlers, testWorld.deps);
  const passwordHash = 'hash of A-fine-house-42';
  await testWorld.account({ userId: 'usr_mia', email: 'mia@demo.test', passwordHash });
  await testWorld.person({ userRoleId: 'rol_staff', userId: 'usr_mia' });
  await testWorld.organization({ organizationId: 'org_two', adminUserId: 'usr_other' });
  await testWorld.role({
    userRoleId: 'rol_tenant',
    userId: 'usr_mia',
    roleLabel: 'tenant',
    organizationId: 'org_two',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  const staff = testWorld.viewer({ userId: 'usr_mia', userRoleId: 'rol_staff', roleLabel: 'rentalManager' });
  const tenant = {
    ...staff,
    userRoleId: 'rol_tenant',
    roleLabel: 'tenant',
    organizationId: 'org_two',
  } as const;
  return {
    ...testWorld,
    call,
    staff,
    tenant,
    look: (planId: number) => {
      testWorld.life.change(testWorld.subscriptionId, { planId });
      return applyProviderState(
        { subscriptionId: testWorld.subscriptionId, now: testWorld.now() },
        testWorld.deps,
      );
    },
    logIn: () => call('login', { body: { email: 'mia@demo.test', password: 'A-fine-house-42' } }),
    live: async () => (await testWorld.all(Session)).map(({ viewer }) => viewer.userRoleId).toSorted(),
  };
}

describe('a plan that pays for people no more', () => {
  it('ends the sessions of the people it paid for, and of nobody else', async () => {
    const { addSession, viewer, staff, tenant, look, live } = await mia();
    for (const one of [viewer(), staff, staff, tenant]) await addSession(one);
    await look(2);
    expect(await live()).toEqual(['rol_head', 'rol_tenant']);
  });

  it('ends them at the next look when a crash came between', async () => {
    const { addSession, staff, look, live } = await mia();
    await look(2);
    await addSession(staff);
    await look(2);
    expect(await live()).toEqual([]);
  });

  it('leaves sessions alone while Org is paid for', async () => {
    const { addSession, staff, look, live } = await mia();
    await addSession(staff);
    await look(4);
    expect(await live()).toEqual(['rol_staff']);
  });

  it('begins a login in a role that is not kept out', async () => {
    const { look, logIn } = await mia();
    await look(2);
    expect((await logIn()).json.data).toMatchObject({
      user: { roles: [{ user_role_id: 'rol_tenant' }, {}] },
    });
  });

  it('refuses a login in the only role, told why, and takes it again when Org is paid again', async () => {
    const { look, logIn, role } = await mia();
    await role({ userRoleId: 'rol_tenant', userId: 'usr_mia', roleLabel: 'tenant', stopped: true });
    await look(2);
    expect(await logIn()).toMatchObject(refused);
    await look(4);
    expect((await logIn()).status).toBe(200);
  });

  it('refuses a switch to the role, told why, and leaves the session as it was', async () => {
    const { call, addSession, tokenFor, tenant, look, live } = await mia();
    const session = await addSession(tenant);
    await look(2);
    const body = { user_role_id: 'rol_staff' };
    expect(await call('switchRole', { token: await tokenFor(session), body })).toMatchObject(refused);
    expect(await live()).toEqual(['rol_tenant']);
  });

  it('keeps the head in, whatever the plan', async () => {
    const { deps, viewer, look, live, now } = await mia();
    await look(2);
    const at = (hours: number) => new Date(now().getTime() + hours * 3600_000).toISOString();
    await deps.sessions.start({
      sessionId: 'ses_head',
      viewer: viewer(),
      createdAt: at(0),
      agent: 'test',
      expiresAt: at(2),
      endsAt: at(3),
    });
    expect(await live()).toEqual(['rol_head']);
  });
});
