// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '../../../shared/domain/messages';
import { fakeServer, refused } from './screens/testing/fake-server';
import { openProduct } from './screens/testing/open-product';

beforeAll(async () => {
  await Promise.all([import('./blank-layout'), import('../features/users/activation-screen')]);
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(token: string, answers: (password: unknown) => ReturnType<typeof refused> | undefined) {
  const sent: unknown[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fakeServer({
    'POST /api/users/activate': ({ body }) => {
      sent.push(body);
      const { password } = body as { password?: string };
      return answers(password) ?? { body: { success: 1 } };
    },
  });
  await openProduct(`/auth/activationsuccess?token=${token}`);
  return sent;
}

const type = async (password: string) => {
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Activate my account' }));
};

it('activates at once where the link is enough [ACC-02]', async () => {
  const sent = await open('one', () => undefined);
  expect(await screen.findByRole('heading', { name: messages.accountActivatedTitle })).toBeTruthy();
  expect(sent).toEqual([{ token: 'one' }]);
});

it('asks for the password of the sign-up where the link is not enough, and says that nothing happens without it', async () => {
  const wrong = refused(422, 'wrong-credentials', { fields: { password: 'That password is incorrect.' } });
  const sent = await open('two', (password) => {
    if (password === undefined) return refused(422, 'password-needed');
    return password === 'mine' ? undefined : wrong;
  });
  expect(await screen.findByText(/If you did not sign up, close this page: nothing happens/)).toBeTruthy();
  await type('theirs');
  expect(await screen.findByText('That password is incorrect.')).toBeTruthy();
  await type('mine');
  expect(await screen.findByRole('heading', { name: messages.accountActivatedTitle })).toBeTruthy();
  expect(sent).toEqual([
    { token: 'two' },
    { token: 'two', password: 'theirs' },
    { token: 'two', password: 'mine' },
  ]);
});
