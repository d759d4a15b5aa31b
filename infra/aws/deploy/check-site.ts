import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Stage } from '../../config/stage';
import { outputsFile } from './release';
import { say } from './run-steps';
import { smokeTest } from './smoke';

const Outputs = z.record(z.string(), z.record(z.string(), z.string()));

/** The smoke test of what was deployed just now. Returns the outputs of its stacks. */
export async function checkSite(
  stage: Stage,
  version: string,
): Promise<readonly (readonly [string, string])[]> {
  const outputs = Outputs.parse(JSON.parse(readFileSync(outputsFile(stage, version), 'utf8')));
  const named = Object.values(outputs).flatMap((ofStack) => Object.entries(ofStack));
  const siteUrl = named.find(([name]) => name === 'SiteUrl')?.[1] ?? '';
  say(`\n— Smoke test of ${siteUrl}`);
  const results = await smokeTest(siteUrl);
  for (const { what, held, seen } of results) say(`  ${held ? 'held  ' : 'FAILED'} ${what} (${seen})`);
  if (results.some(({ held }) => !held))
    throw new Error('The smoke test failed. To go back: infra/RUNBOOKS.md, Roll back.');
  return named;
}
