import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Reply } from './support/call';
import { rowNamed, sceneOf } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

describe('an organization of strangers', () => {
  const invite = async (world: TrustWorld, email: string) => {
    world.forgetCalls();
    const { mySession } = await sceneOf('orgAdmin', { world });
    const body = { email, role_label: 'orgAdmin' };
    return call(world, rowNamed('people.invitePerson'), { body, token: mySession.token });
  };
  const act = async (title: string, user_role_id: string) => {
    const { mySession } = await sceneOf('orgAdmin', { world });
    return call(world, rowNamed(title), { body: { user_role_id }, token: mySession.token });
  };
  const mailsTo = async (email: string) =>
    (await world.outbox.list()).filter(({ to }) => to === email).length;

  it('floods nobody with invitations, sent again or taken back and sent anew', async () => {
    await world.forgetAttempts();
    const [again, anew] = ['again@flooded.test', 'anew@flooded.test'];
    const idOf = ({ json }: Reply) => (json.data as { user_role_id: string }).user_role_id;
    const first = idOf(await invite(world, again));
    let refused: Reply | undefined;
    for (let times = 0; times < 80; times += 1) {
      refused = await act('people.resendInvitation', first);
      const made = await invite(world, anew);
      if (made.status === 200) await act('people.revokeInvitation', idOf(made));
    }
    expect(refused).toMatchObject({ status: 429, code: 'too-many-tries' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect([await mailsTo(again), await mailsTo(anew)]).toEqual([60, 60]);
  });

  it('invites no more than two hundred people in an hour', async () => {
    await world.forgetAttempts();
    const statuses: number[] = [];
    for (let one = 0; one <= 200; one += 1) statuses.push((await invite(world, `p${one}@many.test`)).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});
