import { expect, it } from 'vitest';
import { linkIn, openUsers } from '../../test/support/test-world/users';

it('a new password is told to whose it is, once it is set', async () => {
  const api = await openUsers();
  const body = { first_name: 'Jane', last_name: 'Doe', email: 'jane@demo.test', password: 'A-fine-house-42' };
  await api.call('register', { body });
  await api.call('activate', { body: { token: linkIn(api.mails.at(-1)?.text).token } });
  await api.call('forgotPassword', { body: { email: 'jane@demo.test' } });
  const { token } = linkIn(api.mails.at(-1)?.text);
  const reset = (secret: string) => api.call('resetPassword', { body: { token, password: secret } });
  expect((await reset('short')).status).toBe(422);
  const named = await reset('The-Jane-house-44');
  expect([named.status, named.json.error]).toMatchObject([
    422,
    { fields: { password: 'Choose a password without your email name in it' } },
  ]);
  expect(api.mails).toHaveLength(2);
  expect((await reset('Another-house-43')).status).toBe(200);
  expect((await reset('Another-house-44')).status).toBe(404);
  expect(api.mails.slice(2)).toMatchObject([
    { to: 'jane@demo.test', subject: 'Your Keystead password was changed' },
  ]);
  expect(api.mails.at(-1)?.html).toContain('Hi Jane,');
});
