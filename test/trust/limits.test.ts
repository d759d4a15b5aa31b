import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { limits } from '../../shared/domain/limits';
import { dealt } from '../support/sampling';
import { counts } from './counts';
import { call, type Given } from './support/call';
import { personaOf, sampleInput, sceneOf, someOf, type Walked, walked } from './support/scene';
import { withAt } from './support/texts';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
beforeAll(async () => {
  world = await openTrustWorld();
});
afterAll(() => world?.close());

type Path = readonly (string | number)[];
type Cap = { readonly path: Path; readonly over: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every capped text and list of a JSON schema, with a value just past the cap. */
function capsOf(schema: unknown, path: Path = []): Cap[] {
  if (!isRecord(schema)) return [];
  const caps: Cap[] = [];
  if (typeof schema.maxLength === 'number') caps.push({ path, over: 'x'.repeat(schema.maxLength + 1) });
  if (typeof schema.maxItems === 'number') caps.push({ path, over: Array(schema.maxItems + 1).fill(null) });
  if (isRecord(schema.properties))
    for (const [name, inner] of Object.entries(schema.properties))
      caps.push(...capsOf(inner, [...path, name]));
  return [...caps, ...capsOf(schema.items, [...path, 0])];
}

const capsOfPart = (schema: z.ZodType | undefined): Cap[] =>
  schema ? capsOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })) : [];

/** The row's caps, each with a call that is otherwise good. */
async function overs(entry: Walked): Promise<{ cap: string; input: Given; token: string }[]> {
  const scene = await sceneOf('orgAdmin', { world });
  const good = await sampleInput(entry, { world, scene });
  const parts = ['params', 'query', 'body'] as const;
  return parts.flatMap((part) =>
    capsOfPart(entry.row[part]).map(({ path, over }) => ({
      cap: path.join('.'),
      token: scene.mySession.token,
      input: { ...good, [part]: withAt(good[part], path, over) },
    })),
  );
}

describe.each(someOf(walked, 'caps').map((entry) => [entry.title, entry] as const))('R22 %s', (_, entry) => {
  it('takes no more than its body limit, and no body at all where it has none', async () => {
    const scene = await sceneOf(personaOf(entry), { world });
    const { token } = scene.mySession;
    if (entry.row.body || entry.row.raw) {
      const reply = await call(world, entry, { raw: 'x'.repeat(entry.row.bodyLimit + 1), token });
      expect(reply.status).toBe(413);
      const encoded = Buffer.alloc(entry.row.bodyLimit + 1, 65).toString('base64');
      expect((await call(world, entry, { raw: encoded, isBase64Encoded: true, token })).status).toBe(413);
      return;
    }
    const input = await sampleInput(entry, { world, scene });
    expect((await call(world, entry, { ...input, raw: 'x'.repeat(5_000_000), token })).status).toBe(200);
  });

  it('refuses every text and list past its cap, and names it', async () => {
    const sample = dealt(await overs(entry), { count: counts.caps, label: entry.title });
    for (const { cap, input, token } of sample) {
      const reply = await call(world, entry, { ...input, token });
      expect(reply.status, cap).toBe(422);
      const { fields = {} } = reply.json.error as { fields?: Record<string, string> };
      expect(
        Object.keys(fields).some((field) => field.startsWith(cap)),
        `${cap} in ${JSON.stringify(fields)}`,
      ).toBe(true);
    }
  });
});

const paging = walked.filter(({ row }) => 'limit' in (row.query?.shape ?? {}));

describe.each(paging.map((entry) => [entry.title, entry] as const))('R22 %s', (_, entry) => {
  it('pages with at most a hundred rows', async () => {
    const scene = await sceneOf(personaOf(entry), { world });
    const { token } = scene.mySession;
    const good = await sampleInput(entry, { world, scene });
    const ask = async (limit: unknown) =>
      (await call(world, entry, { ...good, query: { ...good.query, limit }, token })).status;
    for (const limit of [limits.listPageMax + 1, 0, -1, 1.5, '1e9', 'NaN', 'Infinity'])
      expect(await ask(limit)).toBe(422);
    expect(await ask(limits.listPageMax)).toBe(200);
  });
});

const open = dealt(
  walked.filter(({ row }) => row.auth.kind !== 'bearer' && row.body !== undefined),
  { count: counts.fewRows, label: 'calls without a login' },
);

describe.each(open.map((entry) => [entry.title, entry] as const))('R22 %s', (_, entry) => {
  it('limits how often it may be called without a login', async () => {
    await world.forgetAttempts();
    const byAddress = entry.row.rate.find(({ by }) => by === 'address');
    const scene = await sceneOf('orgAdmin', { world });
    const address = '198.51.100.7';
    const isLimitedTwice = entry.row.rate.some(({ by }) => by !== 'address');
    const statuses: number[] = [];
    let given = await sampleInput(entry, { world, scene });
    for (let times = 0; times <= (byAddress?.limit ?? 0); times += 1) {
      // What one call used up, another limit than the address's would count.
      if (isLimitedTwice) given = await sampleInput(entry, { world, scene });
      const wrong = byAddress?.failuresOnly ? { password: 'wrong', ticket: `none-${times}` } : {};
      const body = {
        ...(given.body as object),
        ...wrong,
        ...(byAddress?.failuresOnly && { email: `${times}@x.test` }),
      };
      statuses.push((await call(world, entry, { body, address })).status);
      if (isLimitedTwice && !byAddress?.failuresOnly)
        await world.forgetAttempts((item) => JSON.stringify(item).includes('account'));
    }
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});
