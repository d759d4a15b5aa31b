import { dev } from './dev';
import { prod } from './prod';
import { Stage } from './stage';
import { staging } from './staging';

export const stages: readonly Stage[] = [dev, staging, prod].map((stage) => Stage.parse(stage));

/** An unknown name throws before anything is synthesized. */
export function stageNamed(name: string | undefined): Stage {
  const stage = stages.find((each) => each.stage === name);
  if (stage) return stage;
  throw new Error(`No stage '${name ?? ''}': choose one of ${stages.map((each) => each.stage).join(', ')}.`);
}
