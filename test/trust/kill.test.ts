import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../infra/local/seed/accounts';
import { type ChildProduct, startChild } from '../support/child';
import { type Client, signedIn } from '../support/client';
import { engines } from '../support/databases';
import { newDemoFolder } from '../support/demo-folder';
import { property, unit } from '../support/journeys';
import { setClockOf } from '../support/product';
import { counts } from './counts';
import { seeded } from './support/hostile';

const engine = engines[0] ?? 'dynalite';
let dataDir: string;
let child: ChildProduct | undefined;
beforeAll(async () => {
  dataDir = await newDemoFolder({ engine });
});
afterAll(async () => {
  await child?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** One add, retried until acknowledged, always with the same body and Idempotency-Key. */
type Add = { readonly title: string; readonly units: number; readonly body: unknown; id?: string };

/** Past DynamoDB's hundred items per transaction, so the add runs in stages. */
const manyUnits = 95;

const newAdd = (title: string, units: number): Add => ({
  title,
  units,
  body: property({
    property_title: title,
    units: Array.from({ length: units }, (_, index) => unit(String(index + 1))),
  }),
});

const addsOf = (round: number): Add[] => [
  newAdd(`Round ${round} large`, round % 2 === 1 ? manyUnits : 3),
  ...[1, 2, 3].map((worker) => newAdd(`Round ${round} small ${worker}`, 2)),
];

/** The refusal, or undefined when the call succeeded or nobody answered. */
async function tryAdd(client: Client, add: Add): Promise<string | undefined> {
  const { body } = add;
  const headers = { 'idempotency-key': add.title.replaceAll(' ', '-') };
  const outcome = await client
    .call('properties', 'addProperty', { body }, { headers })
    .catch(() => undefined);
  if (outcome?.status === 200) add.id = outcome.body.data.property_id;
  return outcome?.error && JSON.stringify(outcome.error);
}

const logIn = (url: string): Promise<Client> => signedIn(url, 'orgadmin@demo.test', demoPassword);

/** Every title of the organization, page by page. */
async function allTitles(client: Client): Promise<string[]> {
  const titles: string[] = [];
  let after: string | undefined;
  do {
    const { body } = await client.call('properties', 'listProperties', {
      query: { limit: 100, ...(after && { after }) },
    });
    titles.push(...body.data.properties.map((line) => line.property_title));
    after = body.data.next;
  } while (after);
  return titles;
}

async function assertWhole(client: Client, { id = '', title, units }: Add): Promise<void> {
  const { data } = (await client.call('properties', 'getProperty', { params: { id } })).body;
  expect(data[0]?.property_title).toBe(title);
  expect(data[0]?.property_units).toHaveLength(units);
  const shares = data[0]?.rental_owners.map((owner) => owner.rent_owner_percentage) ?? [];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
}

it(
  `R6 killed in the middle of writes (${counts.kills} times), it loses nothing that was acknowledged and leaves nothing half done`,
  async () => {
    const random = seeded(6);
    const all: Add[] = [];
    let interrupted = 0;
    child = await startChild({ dataDir, engine });
    let client = await logIn(child.url);
    for (let round = 1; round <= counts.kills; round += 1) {
      const adds = addsOf(round);
      const working = adds.map((add) => tryAdd(client, add));
      const moment = new Promise((resolve) => setTimeout(resolve, 5 + random() * 250));
      await Promise.race([moment, Promise.all(working)]);
      await child.kill();
      await Promise.all(working);
      const unanswered = adds.filter(({ id }) => id === undefined);
      interrupted += unanswered.length;

      child = await startChild({ dataDir, engine });
      client = await logIn(child.url);
      for (const add of adds.filter(({ id }) => id !== undefined)) await assertWhole(client, add);
      // Another process could be working on the add for half a minute: until then a retry has to wait.
      await setClockOf(child.url, new Date(Date.now() + round * 60_000));
      for (const add of unanswered) expect(await tryAdd(client, add), add.title).toBeUndefined();
      for (const add of adds) await assertWhole(client, add);
      all.push(...adds);
    }

    const titles = await allTitles(client);
    expect(all.filter(({ title }) => titles.filter((found) => found === title).length !== 1)).toEqual([]);
    const { data } = (await client.call('properties', 'getDashboard', { query: {} })).body;
    expect(data.properties).toBe(titles.length);
    expect(interrupted).toBeGreaterThan(0);
  },
  60_000 + counts.kills * 30_000,
);
