import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../infra/local/dynamodb/database';
import { demoPassword } from '../../infra/local/seed/accounts';
import { startChild } from '../support/child';
import { type Client, signedIn } from '../support/client';
import { engines } from '../support/databases';
import { newDemoFolder } from '../support/demo-folder';
import { property, unit } from '../support/journeys';
import { outboxOf, startProduct } from '../support/product';

const folders: string[] = [];
const folder = async (engine: Engine) => {
  const dataDir = await newDemoFolder({ engine });
  folders.push(dataDir);
  return dataDir;
};
afterEach(async () => {
  for (const dataDir of folders.splice(0)) await rm(dataDir, { recursive: true, force: true });
});

const titles = async (client: Client) => {
  const { properties } = (await client.call('properties', 'listProperties', { query: { limit: 100 } })).body
    .data;
  return properties.map(({ property_title }) => property_title);
};

const addTitled = (client: Client, title: string) =>
  client.call('properties', 'addProperty', {
    body: property({ property_title: title, units: [unit('1'), unit('2')] }),
  });

describe.each(engines)('data on one machine, kept by %s', (engine) => {
  it('survives a restart: accounts, sessions, properties, mails', async () => {
    const dataDir = await folder(engine);
    const first = await startProduct({ dataDir, engine });
    const client = await signedIn(first.url, 'manager@demo.test', demoPassword);
    (await addTitled(client, 'Kept House')).body;
    await client.call('users', 'forgotPassword', { body: { email: 'manager@demo.test' } });
    const mails = await outboxOf(first.url);
    await first.stop();

    const second = await startProduct({ dataDir, engine });
    try {
      const again = await signedIn(second.url, 'manager@demo.test', demoPassword);
      again.token = client.token;
      expect(await titles(again)).toEqual(['Kept House', 'Nob Hill House', 'Maple Street Flats']);
      // What still waited may have been sent meanwhile; the newest come first.
      expect((await outboxOf(second.url)).slice(-mails.length)).toEqual(mails);
    } finally {
      await second.stop();
    }
  });

  // Starts the product twice; the trust tests kill it more often (R6).
  it('survives kill -9 in the middle of writes: nothing acknowledged is lost, nothing is half there', async () => {
    const dataDir = await folder(engine);
    const acknowledged: string[] = [];
    const killed = await startChild({ dataDir, engine });
    const writer = await signedIn(killed.url, 'manager@demo.test', demoPassword);
    let running = true;
    const adding = Array.from({ length: 4 }, async (_, worker) => {
      for (let count = 0; running; count += 1) {
        const title = `Worker ${worker} house ${count}`;
        const answer = await addTitled(writer, title).catch(() => undefined);
        if (answer?.status !== 200) return;
        acknowledged.push(title);
        if (acknowledged.length >= 8) {
          running = false;
          await killed.kill();
        }
      }
    });
    await Promise.all(adding);
    await killed.kill();

    const child = await startChild({ dataDir, engine });
    try {
      const client = await signedIn(child.url, 'manager@demo.test', demoPassword);
      const found = await titles(client);
      expect(acknowledged.filter((title) => !found.includes(title))).toEqual([]);
      const figures = (await client.call('properties', 'getDashboard', {})).body.data;
      expect(figures.properties).toBe(found.length);
      // Six units plus the demo's one; every other building has two.
      expect(figures.units).toBe(7 + (found.length - 2) * 2);
    } finally {
      await child.stop();
    }
  });
});
