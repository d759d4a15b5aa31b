import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contractRoutes } from './frontend/contract-routes.ts';

/** Room for what a test throws away: with Node's default of 16 MB, tests take a twentieth longer. */
const execArgv = ['--max-semi-space-size=64'];
const runFolder = process.env.TEST_RUN_FOLDER;
/** `npm test` transforms a module once for these projects; kept longer, the cache could hide a change. */
const experimental = runFolder
  ? { fsModuleCache: true, fsModuleCachePath: join(runFolder, 'modules') }
  : undefined;
/**
 * Files share a worker's modules: none of these keeps state in one, and loading them anew for each costs more
 * than the tests.
 */
const node = { environment: 'node', isolate: false, execArgv, experimental };
/** What the walks of `trust` and `infra` take a sample by; each run takes another unless it is told. */
const seed = process.env.TEST_SEED ?? String(randomInt(1_000_000));
const soak = 'test/trust/soak.test.ts';
const printSeed = 'test/support/print-seed.ts';
const sharedDatabase = 'test/support/shared-database.ts';
const screensTesting = 'frontend/src/testing';
const bidiOnce = pathToFileURL(join(import.meta.dirname, screensTesting, 'bidi-once.mjs')).href;
const beside = ['shared', 'functions', 'infra', 'test/support'].map((room) => `${room}/**/*.test.ts`);

/** What almost every screen loads: read as one file each instead of some two thousand. */
const bundled = [
  '@chakra-ui/react',
  '@chakra-ui/react/preset-base',
  '@chakra-ui/react/styled-system',
  '@emotion/cache',
  '@emotion/react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@testing-library/react',
  '@testing-library/user-event',
  'lucide-react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
];

/** For what a browser runs. */
const page = { deps: { optimizer: { client: { enabled: true, include: bundled } } } };

/** One project per kind of test, so that each can be run alone (`npm run test:unit`, `test:api`, …). */
export default defineConfig({
  plugins: [contractRoutes()],
  test: {
    passWithNoTests: false,
    // A test often waits for a database, a timer or a process of its own: three at once keep two cores busy.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    env: { TZ: 'UTC', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          include: beside,
          exclude: ['**/*.store.test.ts', '**/node_modules/**'],
          ...(process.env.LONG && { testTimeout: 3_600_000 }),
        },
      },
      {
        extends: true,
        test: { ...page, pool: 'vmThreads', name: 'web', include: ['frontend/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...page,
          // Loading React and Chakra anew for each file costs more than most of its tests.
          isolate: false,
          execArgv: [...execArgv, '--import', bidiOnce],
          name: 'screens',
          setupFiles: [`${screensTesting}/page.ts`],
          include: ['frontend/**/*.test.tsx'],
          testTimeout: 30_000,
        },
      },
      { extends: true, test: { ...node, name: 'contract', include: ['test/contract/**/*.test.ts'] } },
      { extends: true, test: { ...node, name: 'architecture', include: ['test/architecture/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...node,
          name: 'stores',
          globalSetup: sharedDatabase,
          include: ['functions/**/*.store.test.ts', 'infra/**/*.store.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          testTimeout: 120_000,
          // The first file waits until the demo data is written and its leases are sealed.
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'infra',
          env: { TEST_SEED: seed },
          setupFiles: [printSeed],
          include: ['test/infra/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'trust',
          env: { TEST_SEED: seed },
          ...(process.env.LONG && { globalSetup: sharedDatabase }),
          setupFiles: [printSeed],
          include: ['test/trust/**/*.test.ts'],
          exclude: [soak],
          testTimeout: process.env.LONG ? 3_600_000 : 120_000,
          hookTimeout: 120_000,
        },
      },
      // What one does in a year, by command alone: `npm run test:long`.
      ...(process.env.LONG
        ? [
            {
              extends: true as const,
              test: {
                ...node,
                name: 'rehearsals',
                globalSetup: sharedDatabase,
                include: ['test/rehearsals/**/*.test.ts'],
                testTimeout: 600_000,
                hookTimeout: 120_000,
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          ...node,
          name: 'soak',
          include: [soak],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Alone when it is long: it compares its answers' times with those of its own beginning.
          sequence: { groupOrder: process.env.LONG ? 1 : 0 },
        },
      },
    ],
  },
});
