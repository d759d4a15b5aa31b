// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '../../../../shared/domain/messages';
import { sessionKeys } from '../../api/session-store';
import { fakeServer, refused } from '../../testing/fake-server';
import { openProduct } from '../../testing/open-product';
import { lastingToken, userOf } from '../../testing/people';

beforeAll(async () => {
  await Promise.all([import('../../routes/blank-layout'), import('./activation-screen')]);
}, 60_000);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const signedIn = { token: lastingToken, sessionId: 'ses_1', user: userOf({ role: 'owner' }) };

async function open(token: string, answers: (password: unknown) => ReturnType<typeof refused> | undefined) {
  const sent: unknown[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fakeServer({
    'POST /api/users/activate': ({ body }) => {
      sent.push(body);
      const { password } = body as { password?: string };
      return answers(password) ?? { body: { success: 1, data: signedIn } };
    },
    'POST /api/users/discardSignUp': ({ body }) => {
      sent.push(['discard', body]);
      return { body: { success: 1 } };
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

it('sends what this browser kept with the sign-up', async () => {
  localStorage.setItem('signUpNonce', 'kept');
  const sent = await open('kept-one', () => undefined);
  expect(await screen.findByRole('heading', { name: messages.accountActivatedTitle })).toBeTruthy();
  expect(sent).toEqual([{ token: 'kept-one', nonce: 'kept' }]);
  expect(localStorage.getItem('signUpNonce')).toBeNull();
  expect(localStorage.getItem(sessionKeys.sessionId)).toBe('ses_1');
});

it('asks for the password of the sign-up where the link is not enough, and signs in by it', async () => {
  const wrong = refused(422, 'wrong-credentials', { fields: { password: 'That password is incorrect.' } });
  const sent = await open('two', (password) => {
    if (password === undefined) return refused(422, 'password-needed');
    return password === 'mine' ? undefined : wrong;
  });
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

it('removes the sign-up for whoever did not make it', async () => {
  const sent = await open('three', () => refused(422, 'password-needed'));
  fireEvent.click(await screen.findByRole('button', { name: 'I did not sign up' }));
  expect(await screen.findByRole('heading', { name: 'The sign-up is removed' })).toBeTruthy();
  expect(sent).toEqual([{ token: 'three' }, ['discard', { token: 'three' }]]);
  expect(localStorage.getItem(sessionKeys.sessionId)).toBeNull();
});
