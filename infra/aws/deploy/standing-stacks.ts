import * as z from 'zod';
import type { Stage } from '../../config/stage';
import { namesOf } from '../names';
import type { Aws } from './aws';

const Stacks = z.object({ Stacks: z.array(z.object({ StackName: z.string(), StackStatus: z.string() })) });

/** Some deployment of it succeeded; after a first one that failed a stack has another status. */
const hasStood = (status: string): boolean => /^(CREATE_COMPLETE|UPDATE_|IMPORT_)/.test(status);

/**
 * The stacks of a stage that hold something, by their short names. The others are deployed unprotected: a first deployment that
 * fails must be able to take back what it made.
 */
export function standingStacks(stage: Stage, aws: Aws): readonly string[] {
  const prefix = namesOf(stage).stack('');
  return [...new Set([stage.region, 'us-east-1'])].flatMap((region) =>
    Stacks.parse(aws(['cloudformation', 'describe-stacks'], { region }))
      .Stacks.filter(({ StackName, StackStatus }) => StackName.startsWith(prefix) && hasStood(StackStatus))
      .map(({ StackName }) => StackName.slice(prefix.length)),
  );
}
