import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract';
import { type Endpoint, routeKeyOf } from '../../../shared/contract/endpoint';
import type { Viewer } from '../../../shared/domain/people/roles';
import { apiEvent, opened, sealed } from '../../../test/support/api-event';
import { openTestWorld, type TestWorld } from '../../../test/support/test-world';
import { handlers as people } from '../../people';
import { handlers as users } from '../../users';
import { logger } from '../logger';
import { feature } from './feature';
import { isSeenAs } from './view-as';

logger.setLogLevel('SILENT');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.plans();
  await testWorld.organization();
});

/** Adds an account with this role, also to the list of people. */
async function join({ userId, userRoleId, roleLabel, organizationId, grants }: Viewer): Promise<void> {
  await testWorld.account({ userId, firstName: userId, lastName: 'Stone' });
  await testWorld.person({ userRoleId, userId, roleLabel, organizationId, grants });
}

async function ask(row: Endpoint, { token, body }: { token: string; body?: unknown }) {
  const lambdas = {
    people: feature('people', { rows: contract.people, handlers: people }, () => testWorld.deps),
    users: feature('users', { rows: contract.users, handlers: users }, () => testWorld.deps),
  };
  const lambda = row.path.startsWith('/api/people') ? lambdas.people : lambdas.users;
  const [key = new Uint8Array()] = testWorld.deps.settings.envelopeKeys;
  const event = apiEvent({
    routeKey: routeKeyOf(row),
    token,
    ...(body !== undefined && { body: sealed(body, key) }),
  });
  const { statusCode, body: text } = await lambda(event);
  return {
    status: statusCode,
    json: opened(text) as { data: Record<string, string>; error: { code: string } },
  };
}

const mia: Viewer = {
  userId: 'usr_mia',
  userRoleId: 'rol_mia',
  roleLabel: 'rentalManager',
  organizationId: 'org_one',
  grants: { areas: { leases: 'view' }, properties: ['prp_1'] },
};

/** The admin starts to view as Mia; returns both tokens. */
async function looking() {
  const admin = testWorld.viewer();
  await join(admin);
  await join(mia);
  await testWorld.role({ ...mia, userRoleId: 'rol_elsewhere', organizationId: 'org_two' });
  const own = await testWorld.addSession(admin);
  const token = await testWorld.tokenFor(own);
  const started = await ask(contract.people.startViewAs, { token, body: { user_role_id: 'rol_mia' } });
  expect(started.status).toBe(200);
  return { own, token, view: started.json.data.token ?? '', until: started.json.data.until };
}

const me = (token: string) => ask(contract.users.getCurrentUser, { token });

describe('View as', () => {
  it('is the person, in this one role, and says until when; the log says who looked', async () => {
    const { view, until } = await looking();
    const { json } = await me(view);
    expect(json.data).toMatchObject({
      id: 'usr_mia',
      roles: [{ user_role_id: 'rol_mia' }],
      grants: { areas: { leases: 'view' } },
      account: { canChange: false },
      view_as: { until },
    });
    expect(until).toBe('2026-06-15T12:30:00.000Z');
    expect(await testWorld.audit()).toMatchObject([
      { action: 'person.view-as', by: { userId: 'usr_head' }, object: { id: 'rol_mia' } },
    ]);
  });

  it('reads and changes nothing, whatever the person may change', async () => {
    const { view } = await looking();
    const extend = await ask(contract.users.extendSession, { token: view, body: {} });
    expect([extend.status, extend.json.error.code]).toEqual([403, 'view-as-only']);
    const switched = await ask(contract.users.switchRole, {
      token: view,
      body: { user_role_id: 'rol_elsewhere' },
    });
    expect(switched.json.error.code).toBe('view-as-only');
    const changing = Object.values<Endpoint>({ ...contract.people, ...contract.users }).filter(
      (row) => row.auth.kind === 'bearer' && row.method !== 'GET' && isSeenAs(row),
    );
    expect(changing.map(({ path }) => path)).toEqual(['/api/people/endViewAs', '/api/users/logout']);
  });

  it('leads back to the own session, and its token is worth nothing then', async () => {
    const { view } = await looking();
    const ended = await ask(contract.people.endViewAs, { token: view, body: {} });
    expect((await me(ended.json.data.token ?? '')).json.data.id).toBe('usr_head');
    expect((await me(view)).status).toBe(401);
  });

  it('ends after half an hour', async () => {
    const { view, token } = await looking();
    testWorld.wait(30 * 60);
    expect([(await me(view)).status, (await me(token)).status]).toEqual([401, 200]);
  });

  it('ends with the admin’s own session, and when the admin acts in another role', async () => {
    const { view, own } = await looking();
    await testWorld.keepSession({ ...own, viewer: { ...own.viewer, roleLabel: 'rentalManager' } });
    expect((await me(view)).status).toBe(401);
    await testWorld.keepSession({ ...own, viewer: { ...own.viewer, organizationId: 'org_two' } });
    expect((await me(view)).status).toBe(401);
    await testWorld.keepSession(own);
    expect((await me(view)).status).toBe(200);
    await testWorld.endSession(own);
    expect((await me(view)).status).toBe(401);
  });

  it('sees what is granted now, and nothing once the person is out', async () => {
    const { view } = await looking();
    await testWorld.role({ ...mia, grants: { areas: {}, properties: [] } });
    expect((await me(view)).json.data).toMatchObject({ grants: { areas: {} } });
    await testWorld.role({ ...mia, stopped: true });
    expect((await me(view)).status).toBe(401);
  });

  it('logs the admin out, and nobody else', async () => {
    const { view, token } = await looking();
    const own = await testWorld.addSession(mia);
    await ask(contract.users.logout, { token: view, body: { sessionId: own.sessionId } });
    expect([(await me(view)).status, (await me(token)).status]).toEqual([401, 401]);
    expect((await me(await testWorld.tokenFor(own))).status).toBe(200);
  });

  it.each([
    ['an admin', { roleLabel: 'orgAdmin' }, 'cannot-view-as'],
    ['oneself', { userId: 'usr_head' }, 'cannot-view-as'],
    ['who is suspended', { status: 'suspended' }, 'cannot-view-as'],
    ['who is only invited', { status: 'invited' }, 'cannot-view-as'],
    ['another organization’s person', { organizationId: 'org_two' }, 'not-found'],
  ] as const)('is not for %s', async (_, part, code) => {
    await join(testWorld.viewer());
    await testWorld.person({ userRoleId: 'rol_x', userId: 'usr_x', ...part });
    const token = await testWorld.tokenFor(await testWorld.addSession(testWorld.viewer()));
    const { json } = await ask(contract.people.startViewAs, { token, body: { user_role_id: 'rol_x' } });
    expect(json.error.code).toBe(code);
  });

  it('is not for who is no admin, nor from inside a view', async () => {
    const { view } = await looking();
    const body = { user_role_id: 'rol_mia' };
    const inside = await ask(contract.people.startViewAs, { token: view, body });
    expect(inside.json.error.code).toBe('view-as-only');
    const token = await testWorld.tokenFor(await testWorld.addSession(mia));
    expect((await ask(contract.people.startViewAs, { token, body })).status).toBe(403);
  });
});
