import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Stage } from '../../config/stage';
import { outputsFile } from './release';
import { say } from './run-steps';
import { type Check, smokeChecks, smokeTest } from './smoke';

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

/** The outputs of a deployment's stacks. */
export function outputsOf(stage: Stage, version: string): readonly (readonly [string, string])[] {
  const outputs = Outputs.parse(JSON.parse(readFileSync(outputsFile(stage, version), 'utf8')));
  return Object.values(outputs).flatMap((ofStack) => Object.entries(ofStack));
}

export const siteUrlIn = (outputs: readonly (readonly [string, string])[]): string =>
  outputs.find(([name]) => name === 'SiteUrl')?.[1] ?? '';

/** The smoke test of what is deployed; throws when a check fails. */
export async function checkSite(siteUrl: string, checks: readonly Check[] = smokeChecks): Promise<void> {
  say(`\n— Smoke test of ${siteUrl}`);
  const results = await smokeTest(siteUrl, checks);
  for (const { what, held, seen } of results) say(`  ${held ? 'held  ' : 'FAILED'} ${what} (${seen})`);
  if (results.some(({ held }) => !held))
    throw new Error('The smoke test failed. To go back: infra/RUNBOOKS.md, Roll back.');
}
