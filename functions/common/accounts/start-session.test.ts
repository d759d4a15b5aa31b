import { describe, expect, it } from 'vitest';
import { anAccount } from '../../../test/support/table-data';
import { openUsers } from '../../../test/support/test-world/users';
import type { Role } from '../../table/accounts/record';
import { firstRole } from './start-session';

const role = (userRoleId: string, createdAt: string, part: Partial<Role> = {}): Role => ({
  userRoleId,
  userId: 'usr_jane',
  roleLabel: 'owner',
  organizationId: 'org_one',
  createdAt,
  organizationName: 'as it was',
  adminUserId: 'usr_head',
  ...part,
});
const old = role('rol_old', '2026-01-01T00:00:00.000Z');
const recent = role('rol_new', '2026-06-01T00:00:00.000Z', { organizationId: 'org_two' });

describe('firstRole', () => {
  it.each([
    ['the one added last, when none was chosen', {}, [old, recent], 'rol_new'],
    ['the one last acted in', { lastRoleId: 'rol_old' }, [old, recent], 'rol_old'],
    ['another, when that one is gone', { lastRoleId: 'rol_gone' }, [old, recent], 'rol_new'],
    ['none, when there is none', { lastRoleId: 'rol_old' }, [], undefined],
  ])('is %s', (_, account, roles, wanted) => {
    expect(firstRole({ account: anAccount(account), roles })?.userRoleId).toBe(wanted);
  });
});

/** Jane, with a role in each of two organizations. */
async function jane() {
  const api = await openUsers();
  const passwordHash = 'hash of A-fine-house-42';
  await Promise.all([
    api.organization(),
    api.organization({ organizationId: 'org_two', name: 'Maple' }),
    api.account({ userId: 'usr_jane', email: 'jane@demo.test', passwordHash }),
    api.role(old),
    api.role(recent),
  ]);
  const logIn = async () => {
    const body = { email: 'jane@demo.test', password: 'A-fine-house-42' };
    const { json } = await api.call('login', { body });
    return json.data as { token: string; user: { roles: { user_role_id: string; organization: string }[] } };
  };
  return { ...api, logIn };
}

describe('login', () => {
  it('begins in the role last switched to', async () => {
    const { call, logIn } = await jane();
    const { token, user } = await logIn();
    expect(user.roles[0]?.user_role_id).toBe('rol_new');
    expect((await call('switchRole', { token, body: { user_role_id: 'rol_old' } })).status).toBe(200);
    expect((await logIn()).user.roles[0]?.user_role_id).toBe('rol_old');
  });

  it('says what every organization is called now, as the current user data does', async () => {
    const { call, logIn, organization } = await jane();
    await organization({ organizationId: 'org_two', name: 'Maple and Oak' });
    const { token, user } = await logIn();
    expect(user.roles.map(({ organization }) => organization)).toEqual(['Maple and Oak', 'Northgate Homes']);
    await organization({ name: 'Southgate' });
    expect((await call('getCurrentUser', { token })).json.data).toMatchObject({
      roles: [{ organization: 'Maple and Oak' }, { organization: 'Southgate' }],
    });
  });
});
