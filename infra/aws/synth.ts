import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { stages } from '../config/stages';
import { buildApp } from './build-app';
import { bundleLambdas } from './lambdas/bundle';
import { allLambdas } from './lambdas/lambdas';
import { overLimits } from './limits';
import { acknowledgementsIn, type Finding, findingsIn } from './nag';
import { resourcesOf } from './templates';

const say = (line: string) => process.stdout.write(`${line}\n`);
const outdir = 'cdk.out';

/** `npm run synth`: every stage's templates, offline, checked with cdk-nag and CloudFormation's limits. */
async function main(): Promise<number> {
  const started = Date.now();
  const bundles = await bundleLambdas(allLambdas);
  const findings: Finding[] = [];
  const tooLarge: string[] = [];
  const reasons = new Map<string, Set<string>>();
  for (const stage of stages) {
    const folder = join(outdir, stage.stage);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const { app, stacks } = buildApp(stage, { bundles, version: 'synth' }, new App({ outdir: folder }));
    const assembly = app.synth();
    findings.push(...findingsIn(app));
    for (const { rule, reason } of acknowledgementsIn(app))
      reasons.set(reason, (reasons.get(reason) ?? new Set()).add(rule.replace(/\[.*/, '')));
    const counts = stacks.filter(Stack.isStack).map((stack) => {
      const resources = resourcesOf(assembly, stack);
      tooLarge.push(...overLimits(stack.stackName, resources));
      return `${stack.node.id.replace(`${stage.stage}-`, '')} ${resources.length}`;
    });
    say(`${stage.stage}: ${counts.join(', ')} resources`);
  }
  say(`cdk-nag: ${findings.length} unexplained, ${reasons.size} explained:`);
  for (const [reason, rules] of reasons) say(`  ${[...rules].join(', ')}: ${reason}`);
  for (const { rule, description, where } of findings)
    say(`UNEXPLAINED ${rule}: ${description}\n  ${where.join('\n  ')}`);
  for (const stack of tooLarge) say(`TOO LARGE ${stack}`);
  say(`Templates in ${outdir}/<stage>, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return findings.length + tooLarge.length === 0 ? 0 : 1;
}

process.exitCode = await main();
