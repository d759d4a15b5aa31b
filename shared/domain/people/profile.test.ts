import { expect, it } from 'vitest';
import { authenticator, choiceFor, defaultNotificationChoices, recoveryCodeCount } from './profile';

it('tells a person who never chose under the bell alone', () => {
  for (const type of ['people', 'bank', 'plan', 'payment'])
    expect(choiceFor(undefined, type), type).toEqual({ bell: true, mail: false });
});

it('tells a person as they chose, and of what cannot be chosen about under the bell', () => {
  const choices = { ...defaultNotificationChoices, bank: { bell: false, mail: true } };
  expect(choiceFor(choices, 'bank')).toEqual({ bell: false, mail: true });
  expect(choiceFor(choices, 'people')).toEqual({ bell: true, mail: false });
  expect(choiceFor(choices, 'service_request')).toEqual({ bell: true, mail: false });
});

it('makes ten recovery codes and takes six digits every half minute', () => {
  expect([recoveryCodeCount, authenticator]).toEqual([10, { digits: 6, seconds: 30 }]);
});
