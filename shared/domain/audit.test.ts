import { expect, it } from 'vitest';
import { auditActions, auditedKinds } from './audit';

it('has words of its own for every action', () => {
  const words: string[] = Object.values(auditActions);
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
  for (const each of words) expect(each).toMatch(/^(The [a-z]+’s|[A-Z][a-z]+) /);
});

it('is about every kind of thing that was ever written', () => {
  expect(auditedKinds).toEqual(
    expect.arrayContaining([
      ...['account', 'organization', 'property', 'unit', 'owner', 'subscription', 'person', 'document'],
      ...['import', 'note'],
    ]),
  );
});
