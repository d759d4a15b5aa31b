import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Engine } from '../../infra/local/dynamodb/database';
import { demoPassword } from '../../infra/local/seed/accounts';
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
  }, 300_000);
});
