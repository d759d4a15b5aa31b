import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '../../../infra/local/dynamodb/free-port';
import { newDemoFolder } from '../../support/demo-folder';

type OwnProduct = { readonly url: string };

/** The product in a child process, with data that goes when it does; ready once it says so. */
async function startOwn(): Promise<OwnProduct & { stop(): Promise<void> }> {
  const dataDir = await newDemoFolder();
  const port = await freePort();
  const child = spawn(process.execPath, ['infra/local/start.mjs'], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  let said = '';
  for await (const chunk of child.stdout) {
    said += chunk;
    if (/^Ready on /m.test(said)) return { url: `http://localhost:${port}`, stop };
  }
  throw new Error(`The product ended before it was ready:\n${said}`);
}

/** For journeys that move the clock: in the shared product, other journeys' sessions would expire. */
export const test = base.extend<object, { ownProduct: OwnProduct }>({
  ownProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const product = await startOwn();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownProduct }, use) => use(ownProduct.url),
});
