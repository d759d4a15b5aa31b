import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { freePort } from '../../infra/local/dynamodb/free-port';
import { findBrowser } from '../e2e/browser';

export type OpenBrowser = {
  readonly context: BrowserContext;
  /** The DevTools port, for Lighthouse. */
  readonly port: number;
  close(): Promise<void>;
};

/** A phone's browser with an empty profile, which the pages share. */
export async function openBrowser(): Promise<OpenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'keystead-bench-browser-'));
  const port = await freePort();
  const { args, ...where } = await findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    ...where,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return {
    context,
    port,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
