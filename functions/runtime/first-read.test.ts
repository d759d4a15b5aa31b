import { describe, expect, it } from 'vitest';
import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import type { Viewer } from '../../shared/domain/roles';
import { addOrganization } from '../../test/support/fake-viewer';
import { propertiesStandIn } from '../../test/support/properties-stand-in';
import { readingFirst } from './first-read';
import type { ViewerCall } from './handler';

type Row = Contract['properties']['updateProperty'];
type Request = RequestOf<Row> & ViewerCall;

const params = { id: 'prp_1' };
const body = {
  ...{ property_title: 'Elm Court', property_type: 'Office', description: '', street_address: '1 Elm St' },
  ...{ city: 'Columbus', state: 'Ohio', country: 'United States', zipcode: '43004', parking: 1 },
  ...{ furnished_type: 'unfurnished', version: 1 },
};

/** The runtime around a change that reads first, noting what happened in which order. */
function story() {
  const said: string[] = [];
  const readAs: Viewer[] = [];
  const answered: Viewer[] = [];
  const updateProperty = readingFirst<Request, Viewer, ReplyOf<Row>>(
    async ({ viewer, params: { id }, body: { property_title } }) => {
      said.push(`reads ${id} ${property_title}`);
      readAs.push(viewer);
      return viewer;
    },
    async (request) => {
      said.push('changes');
      answered.push(await request.first());
      return { success: 1, data: { version: 2 } };
    },
  );
  const api = propertiesStandIn({ updateProperty });
  const { withOrganization } = api.deps.sessions;
  Object.assign(api.deps.sessions, {
    withOrganization: async (key: Parameters<typeof withOrganization>[0]) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      said.push('session');
      return withOrganization(key);
    },
  });
  const change = (token: string, { id = params.id, title = body.property_title } = {}) =>
    api.call('updateProperty', { token, params: { id }, body: { ...body, property_title: title } });
  return { api, said, readAs, answered, change };
}

describe('a change that reads first', () => {
  it('reads beside its session, once, and writes after it', async () => {
    const { api, said, change } = story();
    const { token } = await api.signIn();
    expect((await change(token)).status).toBe(200);
    expect(said).toEqual(['reads prp_1 Elm Court', 'session', 'changes']);
  });

  it('goes no further for a session that was ended', async () => {
    const { api, said, change } = story();
    const { session, token } = await api.signIn();
    api.world.sessions.delete(session.sessionId);
    expect((await change(token)).status).toBe(401);
    expect(said).toEqual(['reads prp_1 Elm Court', 'session']);
  });

  it('reads again as whom the stored session says, and uses only that', async () => {
    const { api, readAs, answered, change } = story();
    const { session, token } = await api.signIn();
    addOrganization(api.world, { organizationId: 'org_other' });
    const viewer = { ...session.viewer, organizationId: 'org_other' };
    api.world.sessions.set(session.sessionId, { ...session, viewer });
    expect((await change(token)).status).toBe(200);
    expect(readAs.map(({ organizationId }) => organizationId)).toEqual([
      session.viewer.organizationId,
      'org_other',
    ]);
    expect(answered).toEqual([viewer]);
  });

  it('begins nothing for a path that says nothing', async () => {
    const { api, said, change } = story();
    const { token } = await api.signIn();
    expect((await change(token, { id: '' })).status).toBe(422);
    expect(said).toEqual(['session']);
  });

  it('begins nothing for a body that will be refused, which is said after the session', async () => {
    const { api, said, change } = story();
    const { token } = await api.signIn();
    const { status, text } = await change(token, { title: 'Elm \0 Court' });
    expect(status).toBe(422);
    expect(text).toContain('property_title');
    expect(said).toEqual(['session']);
  });
});
