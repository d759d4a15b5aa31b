import type { Stage } from '../../config/stage';
import { allLambdas } from '../lambdas/lambdas';
import { namesOf } from '../names';
import type { Aws } from './aws';

/** The functions that may write the table: stopped while it is restored. */
export const writingFunctions: readonly string[] = Object.entries(allLambdas)
  .filter(([, { grant }]) => grant.table?.some((action) => /^(Put|Update|Delete|BatchWrite)/.test(action)))
  .map(([name]) => name);

/** Names of functions; all of them without any. */
export type Which = {
  readonly only?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
};

/** A mistyped name would let nobody in, or leave the one running that must stand still. */
function chosen({ only, except = [] }: Which): readonly string[] {
  const unknown = [...(only ?? []), ...except].filter((name) => !writingFunctions.includes(name));
  if (unknown.length > 0) throw new Error(`No function that writes the table: ${unknown.join(', ')}.`);
  return (only ?? writingFunctions).filter((name) => !except.includes(name));
}

const concurrency = (stage: Stage, name: string, most: number, aws: Aws): void => {
  const named = ['--function-name', namesOf(stage).functionName(name)];
  aws(['lambda', 'put-function-concurrency', ...named, '--reserved-concurrent-executions', String(most)], {
    region: stage.region,
  });
};

/** Lets no call into these functions from now on. What runs already ends within its own time. */
export function stopWrites(stage: Stage, aws: Aws): readonly string[] {
  for (const name of writingFunctions) concurrency(stage, name, 0, aws);
  return [`stopped: ${writingFunctions.join(', ')}`];
}

/** Lets calls in again, with what the stage sets aside. */
export function allowWrites(stage: Stage, which: Which, aws: Aws): readonly string[] {
  const names = chosen(which);
  for (const name of names) {
    const setAside = allLambdas[name]?.setAside;
    const most = setAside && stage[setAside];
    const named = ['--function-name', namesOf(stage).functionName(name)];
    if (most === undefined)
      aws(['lambda', 'delete-function-concurrency', ...named], { region: stage.region });
    else concurrency(stage, name, most, aws);
  }
  return [`running: ${names.join(', ')}`];
}
