import { describe, expect, it } from 'vitest';
import { openUsers } from '../../../test/support/test-world/users';
import { deviceCookie, deviceOf } from './device';

const value = 'a'.repeat(43);
const [overTls, onOneMachine] = [{ siteUrl: 'https://keystead.test' }, { siteUrl: 'http://localhost:3000' }];

describe('the browser’s own value', () => {
  it('lies in a cookie of this host alone that no script reads and no other site sends', () => {
    expect(deviceCookie(value, overTls)).toBe(
      `__Host-device=${value}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict; Secure`,
    );
    expect(deviceCookie(value, onOneMachine)).toBe(
      `device=${value}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict`,
    );
  });

  it('is read from there, and from no other cookie or form', () => {
    expect(deviceOf({ cookies: ['a=b', `__Host-device=${value}`] }, overTls)).toBe(value);
    expect(deviceOf({ cookies: [`device=${value}`] }, onOneMachine)).toBe(value);
    for (const cookie of [`device=${value}`, `__Host-device=${value}b`, '__Host-device=', 'x'])
      expect(deviceOf({ cookies: [cookie] }, overTls)).toBeUndefined();
    expect(deviceOf({}, overTls)).toBeUndefined();
  });

  it('is kept from login to login, and only its hash is stored', async () => {
    const api = await openUsers();
    await api.organization();
    await api.role({ userId: 'usr_jane' });
    const passwordHash = 'hash of A-fine-house-42';
    await api.account({ userId: 'usr_jane', email: 'jane@demo.test', passwordHash });
    const logIn = async (cookies: string[] = [], password = 'A-fine-house-42') =>
      (await api.call('login', { body: { email: 'jane@demo.test', password }, cookies })).cookies;
    expect(await logIn([], 'not this one')).toEqual([]);
    const [given = ''] = await logIn();
    const sent = given.split(';')[0] ?? '';
    expect(await logIn([sent])).toEqual([given]);
    expect(JSON.stringify(await api.items())).not.toContain(sent.split('=')[1]);
  });
});
