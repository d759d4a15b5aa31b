import { beforeEach, describe, expect, it } from 'vitest';
import { openUsers, type Users } from '../../test/support/test-world/users';

const userId = 'usr_jane';
const email = 'jane@demo.test';
const password = 'A-fine-house-42';

let api: Users;
beforeEach(async () => {
  api = await openUsers();
  await Promise.all([
    api.organization(),
    api.organization({ organizationId: 'org_two', name: 'Maple' }),
    api.account({ userId, email, firstName: 'Jane', lastName: 'Doe', passwordHash: `hash of ${password}` }),
    api.role({ userId, userRoleId: 'rol_one' }),
    api.role({ userId, userRoleId: 'rol_two', organizationId: 'org_two' }),
  ]);
});

const logIn = (given: string, sourceIp?: string) =>
  api.call('login', { body: { email, password: given }, ...(sourceIp && { sourceIp }) });
const said = async (organizationId?: string) =>
  (await api.audit(organizationId)).map(({ action, by, object }) => [action, by.process, object.name]);

describe('the log', () => {
  it('tells each organization of the person of a failed login, by nobody known, once in a quarter of an hour', async () => {
    for (const address of ['198.51.100.1', '198.51.100.2']) await logIn('not this one', address);
    const once = ['account.login-failed', 'Somebody', 'Jane Doe'];
    expect([await said(), await said('org_two')]).toEqual([[once], [once]]);
    api.wait(15 * 60);
    await logIn('not this one');
    expect(await said()).toEqual([once, once]);
  });

  it('tells of a link to a new password that was asked for, as long as one is sent', async () => {
    for (let times = 0; times < 5; times += 1) await api.call('forgotPassword', { body: { email } });
    expect(await said()).toEqual(Array(3).fill(['account.reset-asked', 'Somebody', 'Jane Doe']));
    expect(api.mails.filter(({ to }) => to === email)).toHaveLength(3);
  });

  it('tells of a logout, and of another session that it ends', async () => {
    const session = await api.addSession(api.viewer({ userId, userRoleId: 'rol_one' }));
    const other = await api.addSession(session.viewer);
    const token = await api.tokenFor(session);
    await api.call('logout', { token, body: { sessionId: other.sessionId } });
    expect((await said()).map(([action]) => action).toSorted()).toEqual([
      'account.logout',
      'account.sessions-end',
    ]);
    expect(await said('org_two')).toEqual([]);
  });
});
