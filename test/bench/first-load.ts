import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { root } from '../support/sources';
import { openBrowser } from './browser';
import { atMost, type Measured } from './figure';
import { npmStart } from './running-product';
import { signIn } from './sign-in';

/** Script files by name, in gz kilobytes. */
type Scripts = ReadonlyMap<string, number>;

/** Every script the browser loads until the page is quiet: static imports and the lazy ones it requested. */
export async function scriptsOf(context: BrowserContext, address: string): Promise<Scripts> {
  const page = await context.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('.js'))
      scripts.set(
        path,
        response.body().then((body) => gzipSync(body, { level: 9 }).length / 1024),
      );
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  if (page.url() !== address) throw new Error(`${address} led to ${page.url()}`);
  const loaded = new Map<string, number>();
  for (const [path, kilobytes] of scripts) loaded.set(path, await kilobytes);
  await page.close();
  return loaded;
}

export const total = (scripts: Scripts): number => [...scripts.values()].reduce((sum, each) => sum + each, 0);

export const largest = (scripts: Scripts): string =>
  [...scripts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([path, kilobytes]) => `${path.split('/').at(-1)} ${kilobytes.toFixed(1)}`)
    .join(', ');

/** (e) The JavaScript of the first load, gz -9: login, a signer's page, and the list when signed in. */
export async function firstLoad(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-bench-'));
  const product = await npmStart({ folder: root, dataDir });
  const browser = await openBrowser();
  try {
    const login = await scriptsOf(browser.context, `${product.url}/login`);
    // A link that opens nothing loads the same files.
    const cosigner = await scriptsOf(browser.context, `${product.url}/auth/cosigner-sign?LeasId=none`);
    await signIn(browser.context, product.url);
    const list = await scriptsOf(browser.context, `${product.url}/propertiesList`);
    const both = new Map([...login, ...list]);
    const locations = [...both.keys()].filter((path) => path.includes('locations-data'));
    return {
      figures: [
        atMost(
          { id: 'e.login', what: 'JavaScript of the login, gz', value: total(login), unit: 'KB' },
          150,
          110,
        ),
        atMost(
          {
            id: 'e.cosigner',
            what: 'JavaScript of the co-signer page, gz',
            value: total(cosigner),
            unit: 'KB',
          },
          110,
        ),
        atMost(
          { id: 'e.list', what: 'JavaScript of the signed-in list, gz', value: total(list), unit: 'KB' },
          200,
          160,
        ),
        atMost(
          { id: 'e.chunk', what: 'largest chunk of both, gz', value: Math.max(...both.values()), unit: 'KB' },
          100,
        ),
        atMost(
          { id: 'e.locations', what: 'location data among them', value: locations.length, unit: 'files' },
          0,
        ),
      ],
      notes: [`login: ${login.size} files; ${largest(login)}`, `list: ${list.size} files; ${largest(list)}`],
    };
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
