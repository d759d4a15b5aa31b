import * as z from 'zod';
import type { Stage } from '../../config/stage';
import { namesOf } from '../names';
import type { Aws } from './aws';

const Found = z.object({ Parameters: z.array(z.object({ Name: z.string(), Value: z.string() })) });

/** The SSM parameters that a stage's stacks wrote in one region, by name. */
export function parametersOf(stage: Stage, aws: Aws, region = stage.region): ReadonlyMap<string, string> {
  const path = namesOf(stage).parameterPath;
  const { Parameters } = Found.parse(
    aws(['ssm', 'get-parameters-by-path', '--recursive', '--path', path], { region }),
  );
  return new Map(Parameters.map(({ Name, Value }) => [Name, Value]));
}

/** Writes only what differs. */
export function putParameters(
  wanted: ReadonlyMap<string, string | undefined>,
  { there, region, aws }: { there: ReadonlyMap<string, string>; region: string; aws: Aws },
): readonly string[] {
  const changed = [...wanted].flatMap(([name, value]) =>
    value === undefined || there.get(name) === value ? [] : [{ name, value }],
  );
  // Version 1 of the command line fetches a `--value` that is an address, and takes what is there.
  for (const { name, value } of changed) {
    const input = { Name: name, Value: value, Type: 'String', Overwrite: true };
    aws(['ssm', 'put-parameter', '--cli-input-json', JSON.stringify(input)], { region });
  }
  return changed.map(({ name }) => name);
}
