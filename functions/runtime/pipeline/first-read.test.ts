import { describe, expect, it } from 'vitest';
import { properties as rows } from '../../../shared/contract/properties';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openStandIn } from '../../../test/support/test-world/stand-in';
import { change } from '../change';

const params = { id: 'prp_1' };
const body = {
  property_title: 'Elm Court',
  property_type: 'Office',
  description: '',
  street_address: '1 Elm St',
  city: 'Columbus',
  state: 'Ohio',
  country: 'United States',
  zipcode: '43004',
  parking: 1,
  furnished_type: 'unfurnished',
  version: 1,
};

/** The runtime around a change that reads first, recording the order of events. */
async function story({ fails = false } = {}) {
  const said: string[] = [];
  const readAs: Viewer[] = [];
  const answered: Viewer[] = [];
  const updateProperty = change(rows.updateProperty, {
    read: async ({ viewer, params: { id }, body: { property_title } }) => {
      said.push(`reads ${id} ${property_title}`);
      readAs.push(viewer);
      if (fails) throw new Error('the read failed');
      return viewer;
    },
    act: async ({ found }) => {
      said.push('changes');
      answered.push(found);
      return { success: 1, data: { version: 2 } };
    },
  });
  const api = await openStandIn({ updateProperty });
  const { withOrganization } = api.deps.sessions;
  Object.assign(api.deps.sessions, {
    withOrganization: async (key: Parameters<typeof withOrganization>[0]) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      said.push('session');
      return withOrganization(key);
    },
  });
  const send = (token: string, { id = params.id, title = body.property_title } = {}) =>
    api.call('updateProperty', { token, params: { id }, body: { ...body, property_title: title } });
  return { api, said, readAs, answered, send };
}

describe('a change that reads first', () => {
  it('reads beside its session, once, and writes after it', async () => {
    const { api, said, send } = await story();
    const { token } = await api.signIn();
    expect((await send(token)).status).toBe(200);
    expect(said).toEqual(['reads prp_1 Elm Court', 'session', 'changes']);
  });

  it('goes no further for a session that was ended', async () => {
    const { api, said, send } = await story();
    const { session, token } = await api.signIn();
    await api.endSession(session);
    expect((await send(token)).status).toBe(401);
    expect(said).toEqual(['reads prp_1 Elm Court', 'session']);
  });

  it('says nothing of a read that failed for a session that was ended', async () => {
    const { api, said, send } = await story({ fails: true });
    const { session, token } = await api.signIn();
    expect((await send(token)).status).toBe(500);
    await api.endSession(session);
    // Were the failure awaited by nobody, the process would end with it.
    expect((await send(token)).status).toBe(401);
    expect(said).not.toContain('changes');
  });

  it('reads again as whom the stored session says, and uses only that', async () => {
    const { api, readAs, answered, send } = await story();
    const { session, token } = await api.signIn();
    await api.organization({ organizationId: 'org_other' });
    const viewer = { ...session.viewer, organizationId: 'org_other' };
    await api.keepSession({ ...session, viewer });
    expect((await send(token)).status).toBe(200);
    expect(readAs.map(({ organizationId }) => organizationId)).toEqual([
      session.viewer.organizationId,
      'org_other',
    ]);
    expect(answered).toEqual([viewer]);
  });

  it('begins nothing for a path that says nothing', async () => {
    const { api, said, send } = await story();
    const { token } = await api.signIn();
    expect((await send(token, { id: '' })).status).toBe(422);
    expect(said).toEqual(['session']);
  });

  it('begins nothing for a body that will be refused, which is said after the session', async () => {
    const { api, said, send } = await story();
    const { token } = await api.signIn();
    const { status, text } = await send(token, { title: 'Elm \0 Court' });
    expect(status).toBe(422);
    expect(text).toContain('property_title');
    expect(said).toEqual(['session']);
  });
});
