import '../support/quiet';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type PictureName, pictures } from '../../frontend/src/features/site/pictures';
import { helpPicture, helpPictureSize } from '../../shared/domain/help/page';
import { npmStart } from '../bench/running-product';
import { signIn } from '../bench/sign-in';
import { findBrowser } from '../e2e/browser';
import { root } from '../support/sources';
import { helpShots } from './help-shots';
import { shots } from './shots';
import { toPicture } from './to-picture';

// `npx tsx test/pictures/main.ts [address of a running product]`: takes the pictures of the landing page and
// the help, light and dark, and the social picture from the demo data. Run it when a pictured screen changed,
// check, and commit.
const publicFolder = join(root, 'frontend', 'public');
const folder = join(publicFolder, 'pictures');
const webpQuality = 0.8;
const helpQuality = 0.7;
const names = ['dashboard', 'phone', 'property', 'portfolio'] as const satisfies readonly PictureName[];
const social = { width: 1200, height: 630 };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Look = { readonly browser: Browser; readonly url: string; readonly dark: boolean };

type Shown = {
  readonly email?: string;
  readonly path: string;
  /** A link to follow first, when the path needs an id; it leads to a page with that name. */
  readonly follow?: RegExp | undefined;
  readonly size: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly file: string;
  readonly quality: number;
};

async function shoot(shown: Shown, { browser, url, dark }: Look): Promise<void> {
  const { path, follow, size, scale, file, quality } = shown;
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((look) => localStorage.setItem('layoutSettings', JSON.stringify(look)), {
    dark,
  });
  await signIn(context, url, shown.email);
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
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const bytes = await toPicture(page, source, { quality });
  await writeFile(join(publicFolder, file), bytes);
  say(`${file} ${Math.round(bytes.length / 1024)} KB`);
  await context.close();
}

const take = (name: PictureName, look: Look): Promise<void> =>
  shoot(
    {
      path: shots[name].path,
      follow: shots[name].follow,
      size: pictures[name],
      scale: shots[name].scale,
      file: `pictures/${name}-${look.dark ? 'dark' : 'light'}.webp`,
      quality: webpQuality,
    },
    look,
  );

/** For the help: as sharp as reading needs, since there are many. */
const takeHelp = ({ screen, email }: (typeof helpShots)[number], look: Look): Promise<void> =>
  shoot(
    {
      path: screen,
      email,
      size: helpPictureSize,
      scale: 1,
      file: helpPicture(screen, look.dark ? 'dark' : 'light').slice(1),
      quality: helpQuality,
    },
    look,
  );

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
  await mkdir(join(folder, 'help'), { recursive: true });
  const { args, ...where } = await findBrowser();
  const browser = await chromium.launch({ ...where, args });
  try {
    for (const dark of [false, true]) {
      for (const name of names) await take(name, { browser, url, dark });
      for (const shot of helpShots) await takeHelp(shot, { browser, url, dark });
    }
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
