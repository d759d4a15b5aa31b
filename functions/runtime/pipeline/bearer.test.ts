import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openStandIn } from '../../../test/support/test-world/stand-in';
import type { ViewerCall } from '../handler';

const page = { success: 1 as const, data: { properties: [] } };
const upload = { imageUpload: 'uploads/a', url: 'https://files.test/', fields: {} };
const uploadBody = { contentType: 'image/png', bytes: 10 };

/** Records the viewers for whom the list was read. */
function recording() {
  const seen: Viewer[] = [];
  const listProperties = async ({ viewer }: ViewerCall) => {
    seen.push(viewer);
    return page;
  };
  return { seen, listProperties };
}

describe('bearer', () => {
  it.each([
    ['no header', undefined],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['no token', 'Bearer '],
    ['a word', 'Bearer token'],
    ['two tokens', 'Bearer a.b.c a.b.c'],
    ['9 KB', `Bearer ${'a'.repeat(9000)}.b.c`],
  ])('refuses %s with 401 [API-01]', async (_, authorization) => {
    const { call } = await openStandIn(recording());
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    expect((await call('listProperties', { headers })).status).toBe(401);
  });

  it('takes the token of a live session [API-01]', async () => {
    const api = await openStandIn(recording());
    const { token } = await api.signIn();
    expect((await api.call('listProperties', { token })).status).toBe(200);
  });

  it('refuses a session that was ended, on the very next call', async () => {
    const { seen, listProperties } = recording();
    const api = await openStandIn({
      listProperties,
      createImageUpload: async () => ({ success: 1, data: upload }),
    });
    const { session, token } = await api.signIn();
    await api.endSession(session);
    const read = await api.call('listProperties', { token });
    const change = await api.call('createImageUpload', { token, body: uploadBody });
    expect([read.status, change.status]).toEqual([401, 401]);
    expect(read.text).not.toContain('properties');
    expect(seen).toHaveLength(1);
  });

  it('answers 401 for a dead session even when the fields are wrong', async () => {
    const api = await openStandIn(recording());
    const { session, token } = await api.signIn();
    const query = { limit: '0' };
    expect((await api.call('listProperties', { token, query })).status).toBe(422);
    await api.endSession(session);
    expect((await api.call('listProperties', { token, query })).status).toBe(401);
  });

  it('lets a session run out by the product’s clock, whatever the token says [GEN-05]', async () => {
    const api = await openStandIn(recording());
    const { session } = await api.signIn();
    const expiresAt = new Date(api.now().getTime() + 86_400_000).toISOString();
    const longLived = await api.tokenFor({ ...session, expiresAt }, null);
    api.wait(7199);
    expect((await api.call('listProperties', { token: longLived })).status).toBe(200);
    api.wait(1);
    expect((await api.call('listProperties', { token: longLived })).status).toBe(401);
  });

  it('lets a token run out by the product’s clock, whatever the session says [GEN-05]', async () => {
    const api = await openStandIn(recording());
    const { session, token } = await api.signIn();
    await api.keepSession({ ...session, expiresAt: session.endsAt });
    api.wait(7201);
    expect((await api.call('listProperties', { token })).status).toBe(401);
  });

  it('reads beside the session’s fetch, in one go when the token knows the viewer', async () => {
    const { seen, listProperties } = recording();
    const api = await openStandIn({ listProperties });
    const { token } = await api.signIn();
    api.requests();
    await api.call('listProperties', { token });
    expect(seen).toHaveLength(1);
    expect(api.requests()).toEqual(['GetItemCommand']);
  });

  it('brings the organization with the session when a read asks for it at once', async () => {
    const names: string[] = [];
    const api = await openStandIn({
      listProperties: async ({ organization }) => {
        names.push((await organization()).name, (await organization()).name);
        return page;
      },
    });
    const { token, session } = await api.signIn();
    api.requests();
    expect((await api.call('listProperties', { token })).status).toBe(200);
    expect(api.requests()).toEqual(['BatchGetItemCommand']);
    expect(names).toEqual(['Northgate Homes', 'Northgate Homes']);
    await api.endSession(session);
    expect((await api.call('listProperties', { token })).status).toBe(401);
  });

  it('reads the session’s own organization when the role was switched after the token was made', async () => {
    const names: string[] = [];
    const api = await openStandIn({
      listProperties: async ({ organization }) => {
        names.push((await organization()).organizationId);
        return page;
      },
    });
    const { session, token } = await api.signIn();
    await api.organization({ organizationId: 'org_two' });
    await api.keepSession({ ...session, viewer: { ...session.viewer, organizationId: 'org_two' } });
    expect((await api.call('listProperties', { token })).status).toBe(200);
    expect(names.at(-1)).toBe('org_two');
  });

  it('does a read again as the stored session has it when role or grants have changed', async () => {
    const { seen, listProperties } = recording();
    const api = await openStandIn({ listProperties });
    const { session, token } = await api.signIn({ roleLabel: 'orgAdmin' });
    const now: Viewer = {
      ...session.viewer,
      roleLabel: 'rentalManager',
      grants: { areas: { properties: 'view' }, properties: ['prp_1'] },
    };
    await api.keepSession({ ...session, viewer: now });
    expect((await api.call('listProperties', { token })).status).toBe(200);
    expect(seen.at(-1)).toEqual(now);
  });

  it('refuses what the role may not do any more, on the very next call', async () => {
    const { listProperties } = recording();
    const api = await openStandIn({ listProperties });
    const { session, token } = await api.signIn({ roleLabel: 'orgAdmin' });
    const viewer: Viewer = { ...session.viewer, roleLabel: 'rentalManager' };
    await api.keepSession({ ...session, viewer });
    expect((await api.call('listProperties', { token })).status).toBe(403);
    expect((await api.call('createImageUpload', { token, body: uploadBody })).status).toBe(403);
  });

  it('waits for the session when the token has no viewer in it', async () => {
    const { seen, listProperties } = recording();
    const api = await openStandIn({ listProperties });
    const { session } = await api.signIn();
    const token = await api.tokenFor(session, null);
    expect((await api.call('listProperties', { token })).status).toBe(200);
    expect(seen).toEqual([session.viewer]);
  });

  it('does not start a read as somebody who may not', async () => {
    const { seen, listProperties } = recording();
    const api = await openStandIn({ listProperties });
    const { token } = await api.signIn({ roleLabel: 'rentalManager' });
    expect((await api.call('listProperties', { token })).status).toBe(403);
    expect(seen).toEqual([]);
  });

  it('reads session and organization of a change in one call, before the handler', async () => {
    const organizations: string[] = [];
    const api = await openStandIn({
      createImageUpload: async ({ organization, session }) => {
        organizations.push((await organization()).name, (await session()).sessionId);
        return { success: 1, data: upload };
      },
    });
    const { token, session } = await api.signIn();
    api.requests();
    await api.call('createImageUpload', { token, body: uploadBody });
    // The second counts the upload form for the person.
    expect(api.requests()).toEqual(['BatchGetItemCommand', 'UpdateItemCommand']);
    expect(organizations).toEqual(['Northgate Homes', session.sessionId]);
  });

  it('refuses changes of an account whose trial has ended, and lets it read', async () => {
    const api = await openStandIn({
      ...recording(),
      createImageUpload: async () => ({ success: 1, data: upload }),
    });
    const { token } = await api.signIn();
    const { subscription } = await api.organization();
    await api.organization({ subscription: { ...subscription, paidUntil: undefined } });
    const change = await api.call('createImageUpload', { token, body: uploadBody });
    expect([change.status, change.json]).toMatchObject([403, { error: { code: 'account-read-only' } }]);
    expect((await api.call('listProperties', { token })).status).toBe(200);
  });

  it('acts in the session’s organization when the role was switched after the token was made', async () => {
    const names: string[] = [];
    const api = await openStandIn({
      createImageUpload: async ({ organization }) => {
        names.push((await organization()).organizationId);
        return { success: 1, data: upload };
      },
    });
    const { session, token } = await api.signIn();
    await api.organization({ organizationId: 'org_two' });
    const viewer = { ...session.viewer, organizationId: 'org_two' };
    await api.keepSession({ ...session, viewer });
    expect((await api.call('createImageUpload', { token, body: uploadBody })).status).toBe(200);
    expect(names).toEqual(['org_two']);
  });
});
