import { describe, expect, it, vi } from 'vitest';
import { dealt } from '../support/sampling';
import { counts } from './counts';
import { callers, isPerson } from './support/expected';
import { walked } from './support/scene';

const withSeed = <T>(seed: string, work: () => T): T => {
  vi.stubEnv('TEST_SEED', seed);
  try {
    return work();
  } finally {
    vi.unstubAllEnvs();
  }
};
const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('the sample of a walk', () => {
  it('is the same for the same seed, another for another', () => {
    const take = () => dealt(items, { count: 3, turn: 2 });
    expect(withSeed('7', take)).toEqual(withSeed('7', take));
    const samples = ['1', '2', '3', '4', '5'].map((seed) => withSeed(seed, take).join());
    expect(new Set(samples).size).toBeGreaterThan(1);
  });

  it('takes as many as it was asked for, none twice, and all where there are no more', () => {
    for (let turn = 0; turn < 20; turn += 1) expect(new Set(dealt(items, { count: 3, turn })).size).toBe(3);
    expect(dealt(items, { count: 7, turn: 3 })).toEqual(items);
    expect(dealt(items, { count: Number.POSITIVE_INFINITY })).toEqual(items);
  });

  it('leaves nothing out over enough turns', () => {
    const taken = [0, 1, 2].flatMap((turn) => dealt(items, { count: 3, turn }));
    expect(new Set(taken)).toEqual(new Set(items));
  });

  it('has every role at some row, whatever the seed', () => {
    const roles = walked
      .flatMap((_, turn) => dealt(callers, { count: counts.callers, turn }))
      .filter(isPerson);
    expect(new Set(roles)).toEqual(new Set(callers.filter(isPerson)));
  });
});
