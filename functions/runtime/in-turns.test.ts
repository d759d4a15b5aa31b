import { expect, it } from 'vitest';
import { inTurns } from './in-turns';

it('lets organizations take turns, each in its own order', () => {
  const of = (organizationId: string, number: number) => ({ organizationId, number });
  const list = [of('a', 1), of('a', 2), of('a', 3), of('b', 1), of('c', 1), of('b', 2)];
  expect(inTurns(list).map(({ organizationId, number }) => `${organizationId}${number}`)).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'b2',
    'a3',
  ]);
  expect(inTurns([])).toEqual([]);
});
