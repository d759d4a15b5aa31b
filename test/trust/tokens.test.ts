import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Door, knock, openDoor } from './support/door';
import { forgeries } from './support/forgeries';
import { worldPassword } from './support/people';
import { fewOf, rowNamed, sampleInput, sceneOf, someOf, walked } from './support/scene';
import { tokenOf } from './support/session';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
let door: Door;
beforeAll(async () => {
  world = await openTrustWorld();
  door = await openDoor(world);
});
afterAll(async () => {
  await door?.stop();
  await world?.close();
});

const bearing = walked.filter(({ row }) => row.auth.kind === 'bearer');
const list = () => rowNamed('properties.listProperties');

describe('R10 forged tokens', () => {
  it('are made from a token that works', async () => {
    const { mySession } = await sceneOf('orgAdmin', { world });
    const reply = await knock({ world, door }, list(), { query: {}, token: mySession.token });
    expect(reply.status).toBe(200);
  });

  it.each(someOf(bearing, 'forged tokens').map((entry) => [entry.title, entry] as const))(
    'open %s to nobody [GEN-02]',
    async (_, entry) => {
      const scene = await sceneOf('orgAdmin', { world });
      const { token } = scene.mySession;
      const { active: kid, key } = world.tokenKeys;
      const input = await sampleInput(entry, { world, scene });
      const forged = forgeries({ token, key, kid, now: world.clock.now() });
      const accepted: string[] = [];
      const answers = new Set<string>();
      for (const [what, forgery] of Object.entries(forged)) {
        const reply = await knock({ world, door }, entry, { ...input, token: forgery });
        if (reply.status !== 401) accepted.push(`${what}: ${reply.status}`);
        answers.add(reply.text);
      }
      expect(accepted).toEqual([]);
      expect(answers.size).toBe(1);
    },
  );
});

/** Ends or changes a session in every possible way; the very next call must notice. */
const endings: Record<string, (scene: Awaited<ReturnType<typeof sceneOf>>) => Promise<unknown>> = {
  'a logout': ({ mySession }) =>
    knock({ world, door }, rowNamed('users.logout'), {
      body: { sessionId: mySession.session.sessionId },
      token: mySession.token,
    }),
  'a logout of all sessions': async ({ me }) => {
    const { sessions } = world.deps;
    await sessions.endOthers({ keep: '', among: await sessions.all(me.viewer.userId) });
  },
};

describe('R10 revocation', () => {
  describe.each(Object.keys(endings))('after %s', (ending) => {
    it.each(fewOf(bearing, ending).map((entry) => [entry.title, entry] as const))(
      '%s is closed on the next request',
      async (_, entry) => {
        const scene = await sceneOf('manager', { world });
        const input = await sampleInput(entry, { world, scene });
        world.forgetCalls();
        await endings[ending]?.(scene);
        const reply = await knock({ world, door }, entry, { ...input, token: scene.mySession.token });
        expect(reply.status).toBe(401);
      },
    );
  });

  it('ends every session of an account whose password was reset by mail', async () => {
    const scene = await sceneOf('owner', { world });
    await knock({ world, door }, rowNamed('users.forgotPassword'), { body: { email: scene.me.email } });
    const [mail] = await world.outbox.list();
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const reset = await knock({ world, door }, rowNamed('users.resetPassword'), {
      body: { token, password: `${worldPassword} anew` },
    });
    expect(reset.status).toBe(200);
    const reply = await knock({ world, door }, list(), { query: {}, token: scene.mySession.token });
    expect(reply.status).toBe(401);
  });

  it('follows a role that was taken away since the token was made: the token’s own word counts for nothing', async () => {
    const { mySession, me, home } = await sceneOf('orgAdmin', { world });
    const tenant = { ...me.viewer, roleLabel: 'tenant' as const };
    const { sessionId } = mySession.session;
    await world.deps.sessions.actAs({
      userId: me.viewer.userId,
      sessionId,
      viewer: tenant,
      at: world.deps.clock.now().toISOString(),
    });
    const { token } = mySession;
    const owners = await knock({ world, door }, rowNamed('owners.getOrganizationRentalOwners'), {
      params: { id: home.adminUserId },
      token,
    });
    expect(owners.status).toBe(403);
    const property = await knock({ world, door }, rowNamed('properties.getProperty'), {
      params: { id: home.properties.shown },
      token,
    });
    expect(property.status).toBe(404);
  });

  it('follows an organization that was left since the token was made', async () => {
    const { mySession, me, home, other } = await sceneOf('orgAdmin', { world });
    const moved = { ...me.viewer, organizationId: other.organizationId };
    const { sessionId } = mySession.session;
    await world.deps.sessions.actAs({
      userId: me.viewer.userId,
      sessionId,
      viewer: moved,
      at: world.deps.clock.now().toISOString(),
    });
    const reply = await knock({ world, door }, rowNamed('properties.getProperty'), {
      params: { id: home.properties.shown },
      token: mySession.token,
    });
    expect(reply.status).toBe(404);
  });

  it('believes the stored session when a token of our own key claims more', async () => {
    const scene = await sceneOf('tenant', { world });
    const claimed = {
      ...scene.mySession.session,
      viewer: { ...scene.me.viewer, roleLabel: 'orgAdmin' as const },
    };
    const token = await tokenOf(claimed, world);
    for (const entry of bearing.filter(
      ({ row }) => row.auth.kind === 'bearer' && row.auth.need?.area === 'owners',
    )) {
      const input = await sampleInput(entry, { world, scene });
      expect((await knock({ world, door }, entry, { ...input, token })).status, entry.title).toBe(403);
    }
  });

  it('ends with the product’s clock: two hours unused, thirty days whatever happens', async () => {
    const { mySession } = await sceneOf('orgAdmin', { world });
    const start = world.clock.now();
    const later = (hours: number) => world.clock.set(new Date(start.getTime() + hours * 3600_000));
    const ask = (token: string) => knock({ world, door }, list(), { query: {}, token });
    try {
      later(1.9);
      const extended = await knock({ world, door }, rowNamed('users.extendSession'), {
        body: {},
        token: mySession.token,
      });
      const { token }: { token: string } = JSON.parse(JSON.stringify(extended.json.data));
      later(2.1);
      expect((await ask(mySession.token)).status).toBe(401);
      expect((await ask(token)).status).toBe(200);
      const { endsAt, expiresAt } = mySession.session;
      expect(Date.parse(endsAt) - Date.parse(expiresAt)).toBeLessThanOrEqual(720 * 3600_000);
      later(4.1);
      expect((await ask(token)).status).toBe(401);
    } finally {
      world.clock.set(start);
    }
  });
});
