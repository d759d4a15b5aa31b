import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { bundleLambdas } from '../../infra/aws/lambdas/bundle';
import { allLambdas } from '../../infra/aws/lambdas/lambdas';
import { env } from '../../infra/env';
import { atMost, type Measured } from './figure';
import { median } from './statistics';

const runs = 15;
const mostTimes = 1.25;
const bare = 'bare';

/** A deployed function's environment, with nothing behind it. */
const environment: Readonly<Record<string, string>> = {
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  [env.stage]: 'prod',
  [env.tableName]: 'none',
  [env.filesBucket]: 'none',
  [env.mailQueueUrl]: 'https://sqs.invalid/none',
  [env.mailFrom]: 'no-reply@keystead.example',
  [env.contactTo]: 'hello@keystead.example',
  [env.siteUrl]: 'https://site.invalid',
  [env.envelopeKey]: Buffer.alloc(32).toString('base64'),
  [env.envelopeIv]: Buffer.alloc(16).toString('base64'),
  [env.tokenKeysSecret]: 'none',
  [env.originSecret]: 'none',
};

/** Milliseconds from before the import until the module is loaded, and until the process is idle. */
type Start = { readonly init: number; readonly ready: number };
const Start = z.object({ init: z.number(), ready: z.number() });

/** Lambda's Init is the module; the first caller also waits for the stores and clients it then builds. */
function startOnce(entry: string): Start {
  const script = `const began = performance.now();
    await import(${JSON.stringify(entry)});
    const init = performance.now() - began;
    process.once('beforeExit', () => process.stdout.write(JSON.stringify({ init, ready: performance.now() - began })));`;
  const said = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script], {
    env: { ...environment },
    encoding: 'utf8',
  });
  return Start.parse(JSON.parse(said));
}

/** Everything a function may load, in gz kilobytes. */
const sizeOf = (folder: string): number =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1024;

/** (a) Each bundle's start in a fresh process, next to a handler that only loads DynamoDB; and its size. */
export async function lambdaInit(): Promise<Measured> {
  const out = mkdtempSync(join(tmpdir(), 'keystead-bench-'));
  try {
    const ours = await bundleLambdas(allLambdas, { out: join(out, 'ours') });
    const theirs = await bundleLambdas(
      { [bare]: { entry: 'bare-handler' } },
      { functions: import.meta.dirname, out: join(out, 'bare') },
    );
    const names = Object.keys(allLambdas);
    const entries = [bare, ...names].map((name) => {
      const { folder } = name === bare ? theirs : ours;
      return [name, resolve(folder(name), 'index.mjs')] as const;
    });
    const taken = new Map<string, Start[]>(entries.map(([name]) => [name, []]));
    // Alternates the bundles, so that other load on the machine hits all of them alike. Round one warms up.
    for (let run = 0; run <= runs; run += 1)
      for (const [name, entry] of entries) {
        const start = startOnce(entry);
        if (run > 0) taken.get(name)?.push(start);
      }
    const middle = (name: string, part: keyof Start): number =>
      median((taken.get(name) ?? []).map((start) => start[part]));
    const beside = (name: string, part: keyof Start): number => middle(name, part) / middle(bare, part);
    const told = (name: string) =>
      `${name}: init ${middle(name, 'init').toFixed(1)} ms, ready ${middle(name, 'ready').toFixed(1)} ms`;
    return {
      figures: names.flatMap((name) => [
        atMost(
          {
            id: `a.init.${name}`,
            what: 'module loaded, beside the bare handler',
            value: beside(name, 'init'),
            unit: '×',
          },
          mostTimes,
        ),
        atMost(
          {
            id: `a.ready.${name}`,
            what: 'stores and clients built, beside it',
            value: beside(name, 'ready'),
            unit: '×',
          },
          mostTimes,
        ),
        atMost(
          { id: `a.size.${name}`, what: 'all it may load, gz', value: sizeOf(ours.folder(name)), unit: 'KB' },
          200,
        ),
      ]),
      notes: [bare, ...names].map(told),
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
