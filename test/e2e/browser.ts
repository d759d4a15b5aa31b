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

// A Chromium without a download: CHROMIUM_PATH if set, the one in @sparticuz/chromium on Linux, else the
// installed Chrome.
export async function findBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH;
  if (own !== undefined && existsSync(own)) return { executablePath: own, args: flags };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: [] };
  // Set before the import: the package then unpacks the system libraries it needs.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  chromium.setGraphicsMode = false;
  return { executablePath: await chromium.executablePath(), args: flags };
}
