import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../support/sampling';
import { counts, isLong } from './counts';
import { call, type Reply } from './support/call';
import { causeOf } from './support/causes';
import { type At, type Caller, callers, expectedStatus, isPerson, waysOf } from './support/expected';
import { sampleInput, sceneOf, someOf, type Walked, walked } from './support/scene';
import type { TestOrganization } from './support/test-organization';
import { reaches, type Scene, type Thing } from './support/things';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
/** An organization only for staff with a chosen list. */
let siblings: TestOrganization;
beforeAll(async () => {
  world = await openTrustWorld();
  siblings = await world.writer('siblings');
});
afterAll(() => world?.close());

const tokenFor = (caller: Caller, scene: Scene): { token?: string } => {
  if (caller === 'anonymous') return {};
  return { token: caller === 'garbage' ? 'eyJhbGciOiJIUzI1NiJ9.e30.garbage' : scene.mySession.token };
};

async function askAs(caller: Caller, entry: Walked, at: At | undefined, home = world.north) {
  const scene = await sceneOf(isPerson(caller) ? caller : 'orgAdmin', { world, home, sameSession: true });
  const input = await sampleInput(entry, { world, scene, ...(at && { at }) });
  const reply = await call(world, entry, { ...input, ...tokenFor(caller, scene) });
  return { scene, reply };
}

/** No call ends a session but the caller's own. */
async function endedSessions({ colleagueSession, foreignSession }: Scene): Promise<string[]> {
  const others = [colleagueSession, foreignSession].map(({ session }) => session);
  const found = await Promise.all(
    others.map(({ sessionId, viewer }) => world.deps.sessions.byId({ userId: viewer.userId, sessionId })),
  );
  return others
    .filter((_, index) => !found[index])
    .map(({ viewer }) => `ends a session of ${viewer.userRoleId}`);
}

/** What this person must never read: the other organization, and the hidden property with its owner. */
function unseenMarks(caller: Caller, { me, home, other }: Scene): string[] {
  if (isPerson(caller) && reaches.property(me, 'colleague')) return [...other.marks];
  const { ownerId, email } = home.owners.hidden;
  // The tenant lives there: addresses of what is shared with them name it.
  const places = caller === 'tenant' ? [] : [home.properties.hidden];
  return [...other.marks, ...places, ownerId, email];
}

/** Status and body without the seal's key: what an attacker could compare. */
const comparable = ({ status, json }: Reply): string => {
  const { key, iv, ...rest } = json;
  return JSON.stringify([status, rest]);
};

/** Who tries this row, naming what: everyone with everything in the long run, else one object each. */
function triesOf(entry: Walked, turn: number): (readonly [Caller, readonly (At | undefined)[]])[] {
  const ways = waysOf(entry);
  return dealt(callers, { count: counts.callers, turn }).map((caller, index) => [
    caller,
    isLong ? ways : dealt(ways, { count: 1, turn: index, label: entry.title }),
  ]);
}

const inTurn = walked.map((entry, turn) => [entry.title, entry, turn] as const);

describe.each(inTurn)('R1 %s', (_, entry, turn) => {
  it.each(triesOf(entry, turn))(
    'answers %s as the roles say, and of nothing that is not theirs',
    async (caller, ways) => {
      const wrong: string[] = [];
      for (const at of ways) {
        const { scene, reply } = await askAs(caller, entry, at);
        const wanted = expectedStatus(entry, { caller, me: scene.me, at });
        const place = at ? `${at.thing} of ${at.target}` : 'as it is';
        if (reply.status !== wanted) wrong.push(`${place}: ${causeOf(reply, wanted)}`);
        const said = JSON.stringify(reply.json);
        for (const mark of unseenMarks(caller, scene))
          if (said.includes(mark)) wrong.push(`${place}: says ${mark}`);
        for (const ended of await endedSessions(scene)) wrong.push(`${place}: ${ended}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

/** A free mail or an ended session: another's looks as if it did not exist. */
const answeredAlike: readonly Thing[] = ['ownerMail', 'session'];

const bearing = walked.filter(({ row }) => row.auth.kind === 'bearer');
const naming = bearing.filter(({ sample }) => sample.names !== undefined);

describe.each(someOf(naming, 'named').map((entry) => [entry.title, entry] as const))('R1 %s', (_, entry) => {
  it('says the same of what is another organization’s and of what is not there', async () => {
    for (const thing of entry.sample.names ?? []) {
      const foreign = await askAs('orgAdmin', entry, { thing, target: 'foreign' });
      const missing = await askAs('orgAdmin', entry, { thing, target: 'missing' });
      expect(comparable(foreign.reply), thing).toBe(comparable(missing.reply));
    }
  });

  it('says the same to staff with a chosen list of what is outside it and of what is not there, and allows neither', async () => {
    for (const thing of entry.sample.names ?? []) {
      const sibling = await askAs('rentalManagerOfOne', entry, { thing, target: 'colleague' }, siblings);
      const missing = await askAs('rentalManagerOfOne', entry, { thing, target: 'missing' }, siblings);
      expect(comparable(sibling.reply), thing).toBe(comparable(missing.reply));
      if (!answeredAlike.includes(thing)) expect(sibling.reply.status, thing).not.toBe(200);
    }
  });
});
