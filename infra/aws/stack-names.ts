import type { Stage } from '../config/stage';

/** The stacks of a stage, in the order they are deployed. */
export const stackNames = ['data', 'edge', 'front', 'jobs', 'leasing', 'api', 'ops'] as const;
export type StackName = (typeof stackNames)[number];

/** CloudFront takes its firewall and certificate only from us-east-1. */
export const regionOf = (stack: StackName, { region }: Pick<Stage, 'region'>): string =>
  stack === 'edge' ? 'us-east-1' : region;
