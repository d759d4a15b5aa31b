import { describe, expect, it } from 'vitest';
import { openProfile, type Profile, presentPassword } from '../../test/support/test-world/profile';

const next = 'Another-house-43';
const change = ({ call }: Profile, password: string, new_password = next) =>
  call('changePassword', { password, new_password });

describe('changePassword', () => {
  it('sets the new one, ends every session but the one that asks, and tells person and organizations', async () => {
    const api = await openProfile();
    expect((await change(api, presentPassword)).status).toBe(200);
    expect((await api.jane()).passwordHash).toBe(`hash of ${next}`);
    expect((await api.call('getProfile')).status).toBe(200);
    expect((await api.call('getProfile', undefined, api.other)).status).toBe(401);
    expect(await api.logged()).toEqual(['account.password org_one', 'account.password org_two']);
    expect(api.mails).toMatchObject([
      { to: 'jane@demo.test', subject: 'Your Keystead password was changed' },
    ]);
    expect(api.mails[0]?.text).toContain('every other device');
  });

  it('refuses a wrong present password at its field, and changes nothing', async () => {
    const api = await openProfile();
    const { status, json } = await change(api, 'not this one');
    expect([status, json.error]).toMatchObject([
      422,
      { code: 'wrong-credentials', fields: { password: expect.any(String) } },
    ]);
    expect((await api.jane()).passwordHash).toBe(`hash of ${presentPassword}`);
    expect([api.mails, await api.logged()]).toEqual([[], []]);
    expect(await api.liveSessions()).toHaveLength(2);
  });

  it.each([
    ['short', /characters/],
    ['password123', /guess/],
    ['Keystead-house-1', /Keystead/],
    [presentPassword, /Choose a password different/],
  ])('refuses %s as the new one, with the rule’s sentence', async (password, sentence) => {
    const api = await openProfile();
    expect((await change(api, presentPassword, password)).json.error).toMatchObject({
      code: 'invalid',
      fields: { new_password: expect.stringMatching(sentence) },
    });
    expect((await api.jane()).passwordHash).toBe(`hash of ${presentPassword}`);
  });

  it('answers the same call again with success when it was done, once in the log', async () => {
    const api = await openProfile();
    await change(api, presentPassword);
    expect((await change(api, presentPassword)).status).toBe(200);
    expect(await api.logged()).toHaveLength(2);
  });

  it('ends a session that began before the same call came again, told in the log as such', async () => {
    const api = await openProfile();
    await change(api, presentPassword);
    const late = await api.addSession(api.other.viewer, { agent: 'Tablet' });
    expect((await change(api, presentPassword)).status).toBe(200);
    expect((await api.call('getProfile', undefined, late)).status).toBe(401);
    const ends = (await api.logged()).filter((line) => line.startsWith('account.sessions-end'));
    expect(ends).toEqual(['account.sessions-end org_one', 'account.sessions-end org_two']);
  });

  it('lets nobody guess on: after ten wrong ones the right one waits as well', async () => {
    const api = await openProfile();
    for (let tries = 0; tries < 10; tries += 1) await change(api, `wrong ${tries}`, `Wrong-house-${tries}`);
    expect((await change(api, presentPassword)).status).toBe(429);
    expect((await api.jane()).passwordHash).toBe(`hash of ${presentPassword}`);
    api.wait(15 * 60);
    expect((await change(api, presentPassword)).status).toBe(200);
  });
});
