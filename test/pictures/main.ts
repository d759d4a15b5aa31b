import '../support/quiet';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type PictureName, pictures } from '../../frontend/src/features/site/pictures';
import { npmStart } from '../bench/running-product';
import { signIn } from '../bench/sign-in';
import { findBrowser } from '../e2e/browser';
import { root } from '../support/sources';
import { shots } from './shots';
import { toPicture } from './to-picture';

// `npx tsx test/pictures/main.ts [address of a running product]`: takes the landing page's pictures, light
// and dark, and the social picture from the demo data. Run it when a pictured screen changed, check, and
// commit.
const folder = join(root, 'frontend', 'public', 'pictures');
const webpQuality = 0.8;
const names = ['dashboard', 'phone', 'property', 'portfolio'] as const satisfies readonly PictureName[];
const social = { width: 1200, height: 630 };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Look = { readonly browser: Browser; readonly url: string; readonly dark: boolean };

async function take(name: PictureName, { browser, url, dark }: Look): Promise<void> {
  const { width, height } = pictures[name];
  const { path, follow, scale } = shots[name];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((look) => localStorage.setItem('layoutSettings', JSON.stringify(look)), {
    dark,
  });
  await signIn(context, url);
  const page = await context.newPage();
  await page.goto(url + path);
  await page.waitForLoadState('networkidle');
  if (follow) await page.getByRole('link', { name: follow }).first().click();
  await page.getByRole('heading', { level: 1, name: follow ?? /./ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByText('Loading...').first().waitFor({ state: 'detached' });
  // Photos load after their addresses.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
  // The person is looking, not typing.
  await page.mouse.move(0, 0);
  const png = await page.screenshot({ animations: 'disabled' });
  const file = `${name}-${dark ? 'dark' : 'light'}.webp`;
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const bytes = await toPicture(page, source, { quality: webpQuality });
  await writeFile(join(folder, file), bytes);
  say(`${file} ${Math.round(bytes.length / 1024)} KB`);
  await context.close();
}

/** The top of the landing page. */
async function takeSocial(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: social, reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(`${url}/auth/home`);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, 'social.jpg'), type: 'jpeg', quality: 80 });
  say('social.jpg');
}

async function takeAll(url: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { args, ...where } = await findBrowser();
  const browser = await chromium.launch({ ...where, args });
  try {
    for (const name of names) for (const dark of [false, true]) await take(name, { browser, url, dark });
    await takeSocial(browser, url);
  } finally {
    await browser.close();
  }
}

const [running] = process.argv.slice(2);
if (running) await takeAll(running);
else {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-pictures-'));
  const product = await npmStart({ folder: root, dataDir });
  try {
    await takeAll(product.url);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
