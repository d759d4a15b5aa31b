// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dueWelcome, takeWelcome } from '../features/users/welcome-due';
import { parsePlan, parseReturn, parseToken } from './guards';

it.each([
  [{ token: 'abc' }, 'abc'],
  [{ token: 123 }, '123'],
  [{}, undefined],
  [{ token: null }, undefined],
  [{ token: true }, undefined],
  [{ token: ['a'] }, undefined],
  [{ other: 'a' }, undefined],
] as const)('the token of %j is %j', (search: Record<string, unknown>, token) => {
  expect(parseToken(search)).toEqual({ token });
  expect(parsePlan({ invitation: search.token }).invitation).toBe(token);
});

it.each([
  [
    { planid: 3, annual: true },
    { planid: 3, annual: true },
  ],
  [{ planid: '3', annual: 'true' }, {}],
  [{ planid: 1.5, annual: 1 }, {}],
])('the plan of %j is %j', (search, plan) => {
  expect(parsePlan(search)).toEqual({ planid: undefined, annual: undefined, invitation: undefined, ...plan });
});

it('a path of this site alone is returned to [RTE-06]', () => {
  expect(parseReturn({ from: '/units?page=2' })).toEqual({ from: '/units?page=2' });
  for (const from of ['https://evil.test', '//evil.test', undefined])
    expect(parseReturn({ from })).toEqual({});
});

it('a new account is welcomed after its first login, once', () => {
  expect(takeWelcome()).toBe(false);
  dueWelcome();
  expect(takeWelcome()).toBe(true);
  expect(takeWelcome()).toBe(false);
});
