import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startProduct as startLocal } from '../../infra/local/product';
import { resetDataFolder } from '../../infra/local/reset';
import { demoAccounts, demoPassword } from '../../infra/local/seed/accounts';
import { settingsFrom } from '../../infra/local/settings';
import { StartProblem } from '../../infra/local/start-problem';
import { signedIn } from '../support/client';
import { newDemoFolder } from '../support/demo-folder';
import { newDataDir, startProduct } from '../support/product';

const projectRoot = join(import.meta.dirname, '..', '..');

let dataDir: string;
beforeEach(async () => {
  dataDir = await newDataDir();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (over: Partial<Parameters<typeof startLocal>[0]> = {}) =>
  startLocal({ port: 0, host: '127.0.0.1', dataDir, passwordCost: 4, ...over });

/** Runs the real entry and returns its output, for starts that end by themselves. */
async function run(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(projectRoot, 'infra/local/start.mjs'), ...args], {
    cwd: dataDir,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  const [code] = await once(child, 'exit');
  return { code, ...said };
}

describe('a start that cannot be', () => {
  it('because the port is taken says so in one sentence, and leaves nothing running or locked', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const refused = await run({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir });
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Port \d+ is taken by another program[^\n]*\.\n$/),
    });
    other.close();
    expect(await readdir(dataDir)).not.toContain('running.lock');
  });

  // A problem with a sentence of its own is printed alone, as the one above is.
  it('because of PORT=web or HOST=192.0.2.77 says so', async () => {
    expect(() => settingsFrom({ PORT: 'web' })).toThrow(
      new StartProblem('PORT is “web”; it must be a number from 1 to 65535.'),
    );
    const elsewhere = start({ host: '192.0.2.77' });
    await expect(elsewhere).rejects.toThrow(/^HOST is not an address of this machine/);
    await expect(elsewhere).rejects.toBeInstanceOf(StartProblem);
  });

  it('because the secrets or the folder are broken says so', async () => {
    await writeFile(join(dataDir, 'secrets.json'), '{');
    await expect(start()).rejects.toThrow(/is broken; run “npm run reset”/);
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(start({ dataDir: file })).rejects.toThrow(
      new StartProblem(
        `The data folder ${file} is not a folder; remove that file or set DATA_DIR to another folder.`,
      ),
    );
  });

  it('because another one holds the data folder says so, and so does a reset', async () => {
    const running = await startProduct({ dataDir, demoData: false });
    try {
      await expect(start()).rejects.toThrow(/in use by another running Keystead/);
      await expect(resetDataFolder(dataDir)).rejects.toThrow(/in use by another running Keystead/);
    } finally {
      await running.stop();
    }
    expect((await run({ DATA_DIR: dataDir }, '--reset')).out).toMatch(/is empty/);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

async function expectDemo({ url }: { url: string }): Promise<void> {
  for (const { email, roleLabel } of demoAccounts) {
    const client = await signedIn(url, email, demoPassword);
    const { roles } = (await client.call('users', 'getCurrentUser', {})).body.data;
    expect(roles[0]?.role_label, email).toBe(roleLabel);
  }
  const client = await signedIn(url, 'orgadmin@demo.test', demoPassword);
  const figures = (await client.call('properties', 'getDashboard', { query: {} })).body.data;
  expect(figures).toMatchObject({
    properties: 12,
    units: 60,
    limits: { properties: { used: 12, most: 500 }, units: { used: 60, most: 10_000 } },
  });
}

describe('the first start', () => {
  // The journeys start from an empty folder.
  it('after one that was killed answers nobody before its data is whole: every demo account, its password the printed one', async () => {
    const folder = await newDemoFolder();
    const mark = join(folder, 'seeded.json');
    await rm(mark, { force: true });
    let address = '';
    const started = startProduct({
      dataDir: folder,
      web: async ({ http }) => {
        address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
        return async (_request, response) => void response.end();
      },
    });
    try {
      await vi.waitFor(() => expect(address).not.toBe(''), { timeout: 30_000, interval: 10 });
      const answered = async () => expect((await fetch(`${address}/config.json`)).status).toBe(200);
      await vi.waitFor(answered, { timeout: 180_000, interval: 100 });
      await access(mark);
      await expectDemo(await started);
    } finally {
      await (await started).stop();
      await rm(folder, { recursive: true, force: true });
    }
  }, 300_000);
});
