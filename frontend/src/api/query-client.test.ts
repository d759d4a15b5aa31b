// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { queryClient, shouldRetry } from './query-client';
import { ApiRefusal, Offline } from './refusal';
import { dropSession } from './session';

const refusal = (status: number) => new ApiRefusal({ code: 'x', status, message: 'x' });

it.each([
  ['a lost connection', new Offline(), true],
  ['a surprise of the server', refusal(500), true],
  ['a surprise of our own', new Error('x'), true],
  ['a refusal', refusal(499), false],
])('%s is read again at most twice: %s', (_, error, again) => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([again, again, false]);
});

it('a change is never sent again by itself', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { retry: shouldRetry },
    mutations: { retry: false },
  });
});

it('what was read goes with the session', () => {
  queryClient.setQueryData(['units'], []);
  dropSession();
  expect(queryClient.getQueryData(['units'])).toBeUndefined();
});
