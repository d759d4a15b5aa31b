import * as z from 'zod';
import { dev } from './dev';
import { prod } from './prod';
import { Stage } from './stage';
import { staging } from './staging';

/** What a stage's file says. Throws, naming the file and each field, when something in it is wrong. */
export function readStage(file: z.input<typeof Stage>): Stage {
  const { data, error } = Stage.safeParse(file);
  if (data) return data;
  throw new Error(`infra/config/${file.stage}.ts is not right:\n${z.prettifyError(error)}`);
}

export const stages: readonly Stage[] = [dev, staging, prod].map(readStage);

/** An unknown name throws before anything is synthesized. */
export function stageNamed(name: string | undefined): Stage {
  const stage = stages.find((each) => each.stage === name);
  if (stage) return stage;
  throw new Error(`No stage '${name ?? ''}': choose one of ${stages.map((each) => each.stage).join(', ')}.`);
}
