import { existsSync } from 'node:fs';

const flags = [
  '--no-sandbox',
  '--headless=shell',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Browser = {
  readonly executablePath?: string;
  readonly channel?: string;
  readonly args: string[];
};

/**
 * A Chromium without a download: CHROMIUM_PATH if it is set, the one that the npm package @sparticuz/chromium carries on Linux, the
 * installed Chrome elsewhere.
 */
export async function findBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH;
  if (own !== undefined && existsSync(own)) return { executablePath: own, args: flags };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: [] };
  // Set before the import: it makes the package unpack the system libraries it needs, for machines that have none.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  chromium.setGraphicsMode = false;
  return { executablePath: await chromium.executablePath(), args: flags };
}
