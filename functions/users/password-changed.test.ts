import { expect, it } from 'vitest';
import { linkIn, usersApi } from '../../test/support/users-api';

it('a new password is told to whose it is, once it is set', async () => {
  const api = usersApi();
  const body = { first_name: 'Jane', last_name: 'Doe', email: 'jane@demo.test', password: 'A-fine-house-42' };
  await api.call('register', { body });
  await api.call('forgotPassword', { body: { email: 'jane@demo.test' } });
  const { token } = linkIn(api.world.mails.at(-1)?.text ?? '');
  const reset = (secret: string) => api.call('resetPassword', { body: { token, password: secret } });
  expect((await reset('short')).status).toBe(422);
  expect(api.world.mails).toHaveLength(2);
  expect((await reset('Another-house-43')).status).toBe(200);
  expect((await reset('Another-house-44')).status).toBe(404);
  expect(api.world.mails.slice(2)).toMatchObject([
    { to: 'jane@demo.test', subject: 'Your Keystead password was changed' },
  ]);
  expect(api.world.mails.at(-1)?.html).toContain('Hello Jane,');
});
