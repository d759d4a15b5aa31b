import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { type House, openHouse } from './support/house';
import { sampleInput, sceneOf, walked } from './support/scene';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** More calls than any row lets a person make. */
const tooMany = 1_000_000;
const bearers = walked.filter(({ row }) => row.auth.kind === 'bearer');

describe.each(bearers.map((entry) => [entry.title, entry] as const))('R22 %s', (_, entry) => {
  it('is refused to a person who called it too often, and does nothing then', async () => {
    const scene = await sceneOf('orgAdmin', { house });
    const input = await sampleInput(entry, { house, scene });
    const { recentCalls, attempts } = house.deps;
    const [remembered, stored] = [{ ...recentCalls }, { ...attempts }];
    Object.assign(recentCalls, { add: () => tooMany });
    Object.assign(attempts, {
      add: async (attempt: Parameters<typeof stored.add>[0]) =>
        attempt.scope.endsWith('.person') ? { count: tooMany, secondsLeft: 60 } : stored.add(attempt),
    });
    const before = await house.dump();
    try {
      const reply = await call(house, entry, { ...input, token: scene.mySession.token });
      expect([reply.status, reply.code]).toEqual([429, 'too-many-tries']);
    } finally {
      Object.assign(recentCalls, remembered);
      Object.assign(attempts, stored);
    }
    const isCounter = (item: Record<string, unknown>) => item._et === 'attempt';
    const after = await house.dump();
    expect(after.filter((item) => !isCounter(item))).toEqual(before.filter((item) => !isCounter(item)));
  });
});
