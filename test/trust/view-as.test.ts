import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../functions/table/sessions/record';
import { dealt } from '../support/sampling';
import { isLong } from './counts';
import { call } from './support/call';
import { causeOf } from './support/causes';
import { isTraceOfRead } from './support/invariants';
import { newMember } from './support/members';
import { rowNamed, sampleInput, sceneOf, someOf, type Walked, walked } from './support/scene';
import { startSessionOf } from './support/session';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

const seen = ['rentalManagerOfOne', 'rentalOwner', 'tenant'] as const;
type Seen = (typeof seen)[number];

/** The token the admin uses to view as this person. */
async function viewOf(persona: Seen): Promise<string> {
  const { mySession } = await sceneOf('orgAdmin', { world });
  const { userRoleId } = world.north.people[persona].viewer;
  const started = await call(world, rowNamed('people.startViewAs'), {
    body: { user_role_id: userRoleId },
    token: mySession.token,
  });
  expect(started.status).toBe(200);
  return (started.json.data as { token: string }).token;
}

const isRefused = ({ row }: Walked): boolean =>
  row.viewAs === 'refused' || (row.method !== 'GET' && row.viewAs !== 'allowed');

const bearing = someOf(
  walked.filter(({ row }) => row.auth.kind === 'bearer' && row.viewAs !== 'allowed'),
  'view as',
);

/** All that is stored, but for what reads leave. */
const stored = async () => (await world.dump()).filter((item) => !isTraceOfRead(item));

/** The rows this person is looked at by: all in the long run, else each row by one of them. */
const rowsFor = (persona: Seen): Walked[] =>
  bearing.filter((_, turn) => dealt(seen, { count: isLong ? seen.length : 1, turn }).includes(persona));

describe.each(seen)('R1 the admin who looks as %s', (persona) => {
  it('changes nothing by any row, and reads by each what the person would read', async () => {
    const token = await viewOf(persona);
    const wrong: string[] = [];
    for (const entry of rowsFor(persona)) {
      const scene = await sceneOf(persona, { world });
      const input = await sampleInput(entry, { world, scene });
      const before = await stored();
      const reply = await call(world, entry, { ...input, token });
      const own = isRefused(entry)
        ? undefined
        : await call(world, entry, { ...input, token: scene.mySession.token });
      const wanted = own?.status ?? 403;
      if (reply.status !== wanted) wrong.push(`${entry.title}: ${causeOf(reply, wanted)}`);
      if (isRefused(entry) && reply.code !== 'view-as-only') wrong.push(`${entry.title}: ${reply.code}`);
      if (JSON.stringify(await stored()) !== JSON.stringify(before)) wrong.push(`${entry.title} wrote`);
      if (/"(may_)?change":true/.test(JSON.stringify(reply.json)))
        wrong.push(`${entry.title} offers a change`);
      for (const mark of world.south.marks)
        if (JSON.stringify(reply.json).includes(mark)) wrong.push(`${entry.title} says ${mark}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('R1 a suspended person', () => {
  it('is nobody to any row from the next call on, and again somebody when let in', async () => {
    const scene = await sceneOf('orgAdmin', { world });
    const person = await newMember({ world, scene, fresh: 'suspended', id: () => '' });
    const { userId, userRoleId, roleLabel, organizationId } = person;
    const viewer = { userId, userRoleId, roleLabel, organizationId, grants: { areas: {}, properties: [] } };
    const theirs = await startSessionOf(
      { persona: 'rentalManagerUngranted', email: person.email, viewer },
      world,
    );
    const me = () => call(world, rowNamed('users.getCurrentUser'), { token: theirs.token });
    const act = (title: string) =>
      call(world, rowNamed(title), { body: { user_role_id: userRoleId }, token: scene.mySession.token });
    expect((await me()).status).toBe(200);
    expect((await act('people.suspendPerson')).status).toBe(200);
    const wrong: string[] = [];
    for (const entry of bearing) {
      const input = await sampleInput(entry, { world, scene });
      const reply = await call(world, entry, { ...input, token: theirs.token });
      if (reply.status !== 401) wrong.push(`${entry.title}: ${reply.status}`);
    }
    expect(wrong).toEqual([]);
    expect((await act('people.reactivatePerson')).status).toBe(200);
    const session: Session = { ...theirs.session, createdAt: world.deps.clock.now().toISOString() };
    await world.deps.sessions.start(session);
    expect((await me()).status).toBe(200);
  });

  it('is granted less from the next call on [ROL-09]', async () => {
    const scene = await sceneOf('orgAdmin', { world });
    const person = await newMember({ world, scene, fresh: 'granted', id: () => '' });
    const { userId, userRoleId, roleLabel, organizationId, version } = person;
    const viewer = { userId, userRoleId, roleLabel, organizationId, grants: { areas: {}, properties: [] } };
    const { token } = await startSessionOf(
      { persona: 'rentalManagerUngranted', email: person.email, viewer },
      world,
    );
    const grant = (given: object, at: number) =>
      call(world, rowNamed('people.changePermissions'), {
        params: { id: userRoleId },
        body: { version: at, grants: given },
        token: scene.mySession.token,
      });
    const property = (which: 'shown' | 'hidden') =>
      call(world, rowNamed('properties.getProperty'), {
        params: { id: scene.home.properties[which] },
        token,
      });
    expect((await property('shown')).status).toBe(403);
    const areas = { properties: 'view' };
    await grant({ areas, properties: [scene.home.properties.shown] }, version);
    expect([(await property('shown')).status, (await property('hidden')).status]).toEqual([200, 404]);
    await grant({ areas, properties: 'all' }, version + 1);
    expect((await property('hidden')).status).toBe(200);
    await grant({ areas: {}, properties: 'all' }, version + 2);
    expect((await property('shown')).status).toBe(403);
  });
});
