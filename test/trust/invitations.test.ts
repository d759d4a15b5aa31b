import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Reply } from './support/call';
import { type House, openHouse } from './support/house';
import { rowNamed, sceneOf } from './support/scene';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

describe('an organization of strangers', () => {
  const invite = async (house: House, email: string) => {
    house.forgetCalls();
    const { mySession } = await sceneOf('orgAdmin', { house });
    const body = { email, role_label: 'orgAdmin' };
    return call(house, rowNamed('people.invitePerson'), { body, token: mySession.token });
  };
  const act = async (title: string, user_role_id: string) => {
    const { mySession } = await sceneOf('orgAdmin', { house });
    return call(house, rowNamed(title), { body: { user_role_id }, token: mySession.token });
  };
  const mailsTo = async (email: string) =>
    (await house.outbox.list()).filter(({ to }) => to === email).length;

  it('floods nobody with invitations, sent again or taken back and sent anew', async () => {
    await house.forgetAttempts();
    const [again, anew] = ['again@flooded.test', 'anew@flooded.test'];
    const idOf = ({ json }: Reply) => (json.data as { user_role_id: string }).user_role_id;
    const first = idOf(await invite(house, again));
    let refused: Reply | undefined;
    for (let times = 0; times < 80; times += 1) {
      refused = await act('people.resendInvitation', first);
      const made = await invite(house, anew);
      if (made.status === 200) await act('people.revokeInvitation', idOf(made));
    }
    expect(refused).toMatchObject({ status: 429, code: 'too-many-tries' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect([await mailsTo(again), await mailsTo(anew)]).toEqual([60, 60]);
  });

  it('invites no more than two hundred people in an hour', async () => {
    await house.forgetAttempts();
    const statuses: number[] = [];
    for (let one = 0; one <= 200; one += 1) statuses.push((await invite(house, `p${one}@many.test`)).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});
