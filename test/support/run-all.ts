import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from './sources';

/** `npm test`: every kind of test, one after another (two cores), and one plain line at the end. */
type Counts = { passed: number; failed: number; skipped: number };

const reports = mkdtempSync(join(tmpdir(), 'keystead-test-'));
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

function run(command: string, args: string[], extra: Record<string, string> = {}): number {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...extra },
  });
  return status ?? 1;
}

/** A run that fails without a failed test counts as one failure. */
const atLeastOne = (counts: Counts, status: number): Counts =>
  status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

function vitest(): Counts {
  const file = join(reports, 'vitest.json');
  const status = run(
    bin('vitest'),
    [
      'run',
      '--reporter=default',
      `--reporter=${join(root, 'test', 'support', 'project-times.ts')}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { TEST_RUN_FOLDER: reports },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = VitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
  return atLeastOne(counts, status);
}

function playwright(): Counts {
  const file = join(reports, 'playwright.json');
  const config = join('test', 'e2e', 'playwright.config.ts');
  const status = run(bin('playwright'), ['test', '--config', config, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    TEST_RUN_FOLDER: reports,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = PlaywrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return atLeastOne(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    status,
  );
}

const startedAt = Date.now();
const unitsAndWalks = vitest();
const journeysFrom = Date.now();
const parts = [unitsAndWalks, playwright()];
const secondsOf = (from: number, to: number): string => `${Math.round((to - from) / 1000)} s`;
process.stdout.write(
  `\nvitest took ${secondsOf(startedAt, journeysFrom)}, playwright ${secondsOf(journeysFrom, Date.now())}.\n`,
);
rmSync(reports, { recursive: true, force: true });
const total = (kind: keyof Counts): number => parts.reduce((sum, counts) => sum + counts[kind], 0);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed${skipped}\n`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
