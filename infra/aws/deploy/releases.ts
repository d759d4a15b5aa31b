import * as z from 'zod';
import type { Stage } from '../../config/stage';
import { namesOf } from '../names';
import type { Aws } from './aws';
import { parametersOf, putParameters } from './parameters';

const Stacks = z.object({
  Stacks: z.array(
    z.object({
      Outputs: z.array(z.object({ OutputKey: z.string(), OutputValue: z.string() })).default([]),
    }),
  ),
});

/** The release that a stage's functions run, whether it is good or not. */
function deployedVersion(stage: Stage, aws: Aws): string | undefined {
  const named = ['--stack-name', namesOf(stage).stack('api')];
  const found = Stacks.parse(aws(['cloudformation', 'describe-stacks', ...named], { region: stage.region }));
  const outputs = found.Stacks.flatMap(({ Outputs }) => Outputs);
  return outputs.find(({ OutputKey }) => OutputKey === 'Version')?.OutputValue;
}

/** Keeps that a release passed its smoke test. A release that is put back leaves what was before it alone. */
export function keepGood(
  stage: Stage,
  { version, isPutBack = false }: { version: string; isPutBack?: boolean },
  aws: Aws,
): readonly string[] {
  const { good, before } = namesOf(stage).releases;
  const there = parametersOf(stage, aws);
  const last = there.get(good);
  const replaced = isPutBack || last === version ? undefined : last;
  const wanted = new Map([
    [good, version],
    [before, replaced],
  ]);
  return putParameters(wanted, { there, region: stage.region, aws });
}

/** The release to go back to: the last one that was good, and the one before it when that is deployed. */
export function versionToPutBack(stage: Stage, aws: Aws): string {
  const { good, before } = namesOf(stage).releases;
  const there = parametersOf(stage, aws);
  const last = there.get(good);
  const found = last === deployedVersion(stage, aws) ? there.get(before) : last;
  if (found === undefined)
    throw new Error(`${stage.stage} knows no good release before the one that is deployed: name one.`);
  return found;
}
