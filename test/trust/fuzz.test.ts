import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedText } from '../support/api-event';
import { numberFrom } from '../support/sampling';
import { counts } from './counts';
import { type CallOptions, call, type Reply } from './support/call';
import { corrupted, garbageBodies, hostileValues, seeded } from './support/hostile';
import { leaksIn } from './support/leaks';
import { sampleInput, sceneOf, someOf, type Walked, walked } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

const longest = 2000;

const timed = async (work: () => Promise<Reply>) => {
  const startedAt = performance.now();
  return { reply: await work(), milliseconds: performance.now() - startedAt };
};

/** Retries a late answer: a slow input is slow every time, a busy machine is not. */
async function answerTo(work: () => Promise<Reply>) {
  const first = await timed(work);
  if (first.milliseconds <= longest) return first;
  const { milliseconds } = await timed(work);
  return { reply: first.reply, milliseconds };
}

/** What is wrong with the answer to a hostile call, or undefined. */
function faultOf({ reply, milliseconds }: { reply: Reply; milliseconds: number }): string | undefined {
  // Too many waiting hashes get a 503 with Retry-After, which is expected.
  if (reply.status >= 500 && reply.code !== 'busy') return `${reply.status} ${reply.text.slice(0, 200)}`;
  if (milliseconds > longest) return `${Math.round(milliseconds)} ms`;
  const leaks = leaksIn(reply.status === 200 ? '' : reply.text);
  return leaks.length > 0 ? `tells ${leaks.join(', ')}` : undefined;
}

async function attack(entry: Walked, attacks: readonly CallOptions[], token: string): Promise<string[]> {
  const faults: string[] = [];
  for (const options of attacks) {
    const fault = faultOf(await answerTo(() => call(world, entry, { ...options, token })));
    if (fault) faults.push(`${fault} ← ${(JSON.stringify(options) ?? '').slice(0, 400)}`);
  }
  return faults;
}

const proto = (text: string): string => text.replace(/^\{/, '{"__proto__":{"admin":true},');

/** `count` hostile calls of a row, as deep as its body, query and path allow. */
async function attacksOn(entry: Walked, count: number): Promise<CallOptions[]> {
  const random = seeded(numberFrom(entry.title));
  const scene = await sceneOf('orgAdmin', { world });
  const attacks: CallOptions[] = [];
  let good = await sampleInput(entry, { world, scene });
  for (let made = 0; made < count; made += 1) {
    // One that comes through uses up what it names; making it anew for each would take most of the time.
    if (made % 6 === 5) good = await sampleInput(entry, { world, scene });
    const hostile = () => hostileValues[Math.floor(random() * hostileValues.length)];
    const strange = (part: Record<string, unknown> | undefined) =>
      Object.fromEntries(
        Object.keys(part ?? {}).map((name) => [name, random() < 0.7 ? hostile() : part?.[name]]),
      );
    const fields = Object.keys(entry.row.query?.shape ?? {});
    const body = entry.row.body ? corrupted(good.body, random) : undefined;
    attacks.push({
      params: entry.row.body ? good.params : strange(good.params as Record<string, unknown> | undefined),
      query: Object.fromEntries(fields.filter(() => random() < 0.5).map((name) => [name, hostile()])),
      ...(body !== undefined && {
        raw: sealedText(
          made % 10 === 9 ? proto(JSON.stringify(body)) : JSON.stringify(body),
          world.envelopeKey,
        ),
      }),
    });
  }
  return attacks;
}

describe.each(someOf(walked, 'fuzz').map((entry) => [entry.title, entry] as const))('R8 %s', (_, entry) => {
  it('stands hostile bodies, queries and paths without a surprise', async () => {
    const { mySession } = await sceneOf('orgAdmin', { world });
    expect(await attack(entry, await attacksOn(entry, counts.bodies), mySession.token)).toEqual([]);
  });

  it('refuses odd headers as it refuses none', async () => {
    const scene = await sceneOf('orgAdmin', { world });
    const input = await sampleInput(entry, { world, scene });
    for (const authorization of [
      '',
      'Bearer',
      'Bearer  ',
      'Basic eDp5',
      `Bearer ${'a'.repeat(9000)}`,
      'Bearer a.b.c.d',
    ]) {
      const reply = await call(world, entry, { ...input, headers: { authorization } });
      if (entry.row.auth.kind === 'bearer') expect(reply.status).toBe(401);
      else expect(reply.status).toBeLessThan(500);
    }
  });
});

const withBody = walked.filter(({ row }) => row.body !== undefined);

describe.each(someOf(withBody, 'no envelope').map((entry) => [entry.title, entry] as const))(
  'R8 %s',
  (_, entry) => {
    it('answers what is no envelope, or no text inside one, with one and the same 400', async () => {
      const { mySession } = await sceneOf('orgAdmin', { world });
      const inside = [new Uint8Array([0xff, 0xfe]), '{"a":', 'NaN', '', proto('{"a":1}'), '['.repeat(5000)];
      const all = [...garbageBodies, ...inside.map((text) => sealedText(text, world.envelopeKey))];
      const answers = new Set<string>();
      for (const raw of all.filter((text) => text.length <= entry.row.bodyLimit)) {
        const reply = await call(world, entry, { raw, token: mySession.token });
        answers.add(`${reply.status} ${reply.text}`);
      }
      expect([...answers]).toHaveLength(1);
      expect([...answers][0]).toMatch(/^400 /);
    });
  },
);
