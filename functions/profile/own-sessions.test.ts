import { describe, expect, it } from 'vitest';
import { openProfile, type Profile } from '../../test/support/test-world/profile';

type Line = { session_id: string; agent: string; is_this: boolean };
const listed = async ({ call }: Profile, as?: Profile['session']): Promise<Line[]> =>
  (await call('listSessions', undefined, as)).json.data as Line[];

describe('listSessions', () => {
  it('shows the one that asks first, then the newest', async () => {
    const api = await openProfile();
    const later = new Date(api.now().getTime() + 1000).toISOString();
    await api.addSession(api.session.viewer, { agent: 'Tablet', createdAt: later });
    expect((await listed(api)).map(({ agent, is_this }) => [agent, is_this])).toEqual([
      ['Laptop', true],
      ['Tablet', false],
      ['Phone', false],
    ]);
    expect((await listed(api, api.other))[0]).toEqual({
      session_id: api.other.sessionId,
      agent: 'Phone',
      started_at: api.other.createdAt,
      expires_at: api.other.expiresAt,
      role_label: 'orgAdmin',
      is_this: true,
    });
  });

  it('leaves out what has ended by the clock, what is looked at as somebody else, and strangers', async () => {
    const api = await openProfile();
    const { viewer, sessionId } = api.session;
    await api.addSession(viewer, { agent: 'Old', expiresAt: api.now().toISOString() });
    await api.addSession(api.viewer({ userId: 'usr_else' }), { agent: 'Stranger' });
    const viewAs = { userId: 'usr_jane', userRoleId: 'rol_head', roleLabel: 'orgAdmin' as const, sessionId };
    await api.addSession({ ...api.viewer({ userId: 'usr_seen' }), viewAs }, { agent: 'View' });
    expect((await listed(api)).map(({ agent }) => agent)).toEqual(['Laptop', 'Phone']);
  });
});

describe('endSession', () => {
  it('signs the device out with its next call, and tells the organizations', async () => {
    const api = await openProfile();
    expect((await api.call('endSession', { session_id: api.other.sessionId })).status).toBe(200);
    expect((await api.call('getProfile', undefined, api.other)).status).toBe(401);
    expect((await api.call('getProfile')).status).toBe(200);
    expect(await api.logged()).toEqual(['account.sessions-end org_one', 'account.sessions-end org_two']);
  });

  it('says nothing of one that ended already or is somebody else’s, and ends nothing', async () => {
    const api = await openProfile();
    const stranger = await api.addSession(api.viewer({ userId: 'usr_else' }));
    for (const session_id of [stranger.sessionId, 'ses_nowhere'])
      expect((await api.call('endSession', { session_id })).status).toBe(200);
    expect(await api.liveSessions()).toContain(stranger.sessionId);
    expect(await api.logged()).toEqual([]);
  });
});

describe('endOtherSessions', () => {
  it('signs out every device but the one that asks', async () => {
    const api = await openProfile();
    const stranger = await api.addSession(api.viewer({ userId: 'usr_else' }));
    expect((await api.call('endOtherSessions')).status).toBe(200);
    expect(await api.liveSessions()).toEqual([api.session.sessionId, stranger.sessionId]);
    expect(await api.logged()).toHaveLength(2);
    expect((await api.call('endOtherSessions')).status).toBe(200);
    expect(await api.logged()).toHaveLength(2);
  });
});
