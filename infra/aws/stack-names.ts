import type { Stage } from '../config/stage';

/** The stacks of every stage, in the order they are deployed. */
export const stackNames = ['data', 'edge', 'front', 'jobs', 'leasing', 'api', 'routes', 'ops'] as const;
export type StackName = (typeof stackNames)[number] | 'vault';

/** Those of one stage; the copies' stack comes first, since the backups name its vault. */
export const stacksOf = ({ backup }: Pick<Stage, 'backup'>): readonly StackName[] =>
  backup ? ['vault', ...stackNames] : stackNames;

/** CloudFront takes its firewall and certificate only from us-east-1; copies lie apart. */
export function regionOf(stack: StackName, { region, backup }: Pick<Stage, 'region' | 'backup'>): string {
  if (stack === 'edge') return 'us-east-1';
  return (stack === 'vault' && backup?.copyRegion) || region;
}
