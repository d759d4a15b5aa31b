import type { Stage } from '../../config/stage';
import type { ApiName } from '../apis';

/** The stacks of every stage, in the order they are deployed. */
export const stackNames = [
  'data',
  'edge',
  'front',
  'jobs',
  'leasing',
  'api',
  'routes',
  'second-routes',
  'ops',
] as const;
export type StackName = (typeof stackNames)[number] | 'vault' | 'watch';

/** The stack of each API's routes. */
export const routeStacks: Readonly<Record<ApiName, StackName>> = {
  first: 'routes',
  second: 'second-routes',
};

/**
 * Those of one stage. The copies' stack comes first, since the backups name its vault; the look from outside
 * last, since it is told where the site is.
 */
export const stacksOf = ({
  backup,
  watchRegion,
}: Pick<Stage, 'backup' | 'watchRegion'>): readonly StackName[] => [
  ...(backup?.copyRegion ? (['vault'] as const) : []),
  ...stackNames,
  ...(watchRegion ? (['watch'] as const) : []),
];

/** CloudFront takes its firewall and certificate only from us-east-1; copies lie apart. */
export function regionOf(
  stack: StackName,
  { region, backup, watchRegion }: Pick<Stage, 'region' | 'backup' | 'watchRegion'>,
): string {
  if (stack === 'edge') return 'us-east-1';
  if (stack === 'watch') return watchRegion ?? region;
  return (stack === 'vault' && backup?.copyRegion) || region;
}
