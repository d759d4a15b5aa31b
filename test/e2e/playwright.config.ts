import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { newDemoFolder } from '../support/demo-folder';
import { findBrowser } from './browser';

const browser = await findBrowser();

// Every worker reads the config again: the first reading decides, the others inherit. The port is below those
// that the system hands out for connections.
process.env.TEST_SEED ??= String(randomInt(1_000_000));
process.env.E2E_PORT ??= String(20_000 + (process.pid % 12_000));
process.env.E2E_DATA ??= await newDemoFolder();
const url = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  globalSetup: './support/say-seed.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  workers: 2,
  timeout: 120_000,
  // Two busy cores take their time.
  expect: { timeout: 20_000 },
  use: {
    baseURL: url,
    browserName: 'chromium',
    ...(browser.channel === undefined ? {} : { channel: browser.channel }),
    launchOptions: {
      args: browser.args,
      ...(browser.executablePath === undefined ? {} : { executablePath: browser.executablePath }),
    },
    // Animations cost a tenth of each journey without a graphics card: only the main job runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace makes a journey a fifth slower: set E2E_TRACE=1 to look into one.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node infra/local/start.mjs',
    cwd: join(import.meta.dirname, '..', '..'),
    url: `${url}/config.json`,
    timeout: 120_000,
    env: { PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
