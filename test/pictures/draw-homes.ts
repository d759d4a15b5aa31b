import '../support/quiet';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/browser';
import { root } from '../support/sources';
import { exteriors } from './homes/exteriors';
import { interiors } from './homes/interiors';
import { height, width } from './homes/svg';
import { toPicture } from './to-picture';

// `npx tsx test/pictures/draw-homes.ts`: draws the photos of the demo data, free of others' rights.
const folder = join(root, 'infra', 'local', 'seed', 'photos');

const small = join(folder, 'small');

await mkdir(small, { recursive: true });
const { args, ...where } = await findBrowser();
const browser = await chromium.launch({ ...where, args });
const page = await browser.newPage({ viewport: { width, height } });
for (const [name, svg] of Object.entries({ ...exteriors, ...interiors })) {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const bytes = await toPicture(page, source, { quality: 0.72, size: { width: 800, height: 600 } });
  await writeFile(join(folder, `${name}.webp`), bytes);
  if (name in interiors) {
    const side = { size: { width: 108, height: 108 }, type: 'image/jpeg', quality: 0.8 } as const;
    await writeFile(join(small, `${name}.jpg`), await toPicture(page, source, side));
  }
  process.stdout.write(`${name}.webp ${Math.round(bytes.length / 1024)} KB\n`);
}
await browser.close();
