import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { kindOf } from './support/invariants';
import { sampleInput, sceneOf, someOf, walked } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

/** All that is stored, but for the counters. */
const stored = async () => (await world.dump()).filter((item) => kindOf(item) !== 'attempt');

/** More calls than any row lets a person make. */
const tooMany = 1_000_000;
const bearers = someOf(
  walked.filter(({ row }) => row.auth.kind === 'bearer'),
  'too often',
);

describe.each(bearers.map((entry) => [entry.title, entry] as const))('R22 %s', (_, entry) => {
  it('is refused to a person who called it too often, and does nothing then', async () => {
    const scene = await sceneOf('orgAdmin', { world });
    const input = await sampleInput(entry, { world, scene });
    const { recentCalls, attempts } = world.deps;
    const [remembered, counters] = [{ ...recentCalls }, { ...attempts }];
    Object.assign(recentCalls, { add: () => tooMany });
    Object.assign(attempts, {
      add: async (attempt: Parameters<typeof counters.add>[0]) =>
        attempt.scope.endsWith('.person') ? { count: tooMany, secondsLeft: 60 } : counters.add(attempt),
    });
    const before = await stored();
    try {
      const reply = await call(world, entry, { ...input, token: scene.mySession.token });
      expect([reply.status, reply.code]).toEqual([429, 'too-many-tries']);
    } finally {
      Object.assign(recentCalls, remembered);
      Object.assign(attempts, counters);
    }
    expect(await stored()).toEqual(before);
  });
});
