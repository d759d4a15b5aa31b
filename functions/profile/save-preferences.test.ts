import { expect, it } from 'vitest';
import { openProfile } from '../../test/support/test-world/profile';

const chosen = {
  people: { bell: false, mail: true },
  bank: { bell: true, mail: true },
  plan: { bell: false, mail: false },
};
/** Chosen before there was a next step to be told of. */
const kept = { ...chosen, setup: { bell: true, mail: true } };

it('what was chosen is what is answered, and no organization’s log tells of it', async () => {
  const { call, jane, logged } = await openProfile();
  expect((await call('savePreferences', chosen)).status).toBe(200);
  expect((await call('getProfile')).json.data).toMatchObject({ notifications: chosen });
  expect([await logged(), (await jane()).notificationChoices]).toEqual([[], kept]);
});

it('a choice that is half of one is refused', async () => {
  const { call, jane } = await openProfile();
  const { status } = await call('savePreferences', { ...chosen, bank: { bell: true } });
  expect([status, (await jane()).notificationChoices]).toEqual([422, undefined]);
});
