import * as z from 'zod';
import type { Stage } from '../../config/stage';
import { namesOf } from '../names';
import { regionOf, stacksOf } from '../stacks/stack-names';
import type { Aws } from './aws';

const Stacks = z.object({ Stacks: z.array(z.object({ StackName: z.string(), StackStatus: z.string() })) });

/** True once a deployment succeeded; a failed first one leaves another status. */
const hasStood = (status: string): boolean => /^(CREATE_COMPLETE|UPDATE_|IMPORT_)/.test(status);

/** Short names of a stage's deployed stacks. Others are deployed unprotected, so that a failed first
 * deployment can be rolled back. */
export function standingStacks(stage: Stage, aws: Aws): readonly string[] {
  const prefix = namesOf(stage).stack('');
  return [...new Set(stacksOf(stage).map((stack) => regionOf(stack, stage)))].flatMap((region) =>
    Stacks.parse(aws(['cloudformation', 'describe-stacks'], { region }))
      .Stacks.filter(({ StackName, StackStatus }) => StackName.startsWith(prefix) && hasStood(StackStatus))
      .map(({ StackName }) => StackName.slice(prefix.length)),
  );
}
