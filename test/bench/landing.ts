import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/sources';
import { openBrowser } from './browser';
import { atMost, type Measured } from './figure';
import { largest, scriptsOf, total } from './first-load';
import { auditPage } from './lighthouse';
import { npmStart } from './running-product';

const bars = {
  performance: { bar: 0.98 },
  accessibility: { bar: 1 },
  'best-practices': { bar: 1 },
};

/** A running product's landing page: its JavaScript, gz -9, and Lighthouse's phone profile. */
export async function landingAt(url: string): Promise<Measured> {
  const browser = await openBrowser();
  try {
    const scripts = await scriptsOf(browser.context, `${url}/auth/home`);
    const kits = [...scripts.keys()].filter((path) => /\/(kit|router)-/.test(path));
    const audited = await auditPage({ id: 'h.landing', url: `${url}/auth/home`, port: browser.port, bars });
    const figures = [
      atMost(
        { id: 'h.script', what: 'JavaScript of the landing page, gz', value: total(scripts), unit: 'KB' },
        95,
      ),
      atMost({ id: 'h.kit', what: 'component library among it', value: kits.length, unit: 'files' }, 0),
      ...audited.figures,
    ];
    const notes = [`landing: ${scripts.size} files; ${largest(scripts)}`, ...(audited.notes ?? [])];
    return { figures, notes };
  } finally {
    await browser.close();
  }
}

/** (h) What a first-time visitor loads. */
export async function landing(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-bench-'));
  const product = await npmStart({ folder: root, dataDir });
  try {
    return await landingAt(product.url);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
