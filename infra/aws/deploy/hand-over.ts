import * as z from 'zod';
import type { Stage } from '../../config/stage';
import { namesOf } from '../names';
import type { Aws } from './aws';
import { parametersOf, putParameters } from './parameters';

const Secrets = z.object({
  SecretList: z.array(
    z.object({ Name: z.string(), SecretVersionsToStages: z.record(z.string(), z.array(z.string())) }),
  ),
});

/** The current version of the origin secret; undefined before the secret exists. */
function originVersion({ region }: Stage, name: string, aws: Aws): string | undefined {
  const asked = ['secretsmanager', 'list-secrets', '--filters', `Key=name,Values=${name}`];
  const { SecretList } = Secrets.parse(aws(asked, { region }));
  const versions = SecretList.find((secret) => secret.Name === name)?.SecretVersionsToStages ?? {};
  return Object.keys(versions).find((version) => versions[version]?.includes('AWSCURRENT'));
}

/** Where the site is, for the region that looks at it. Unknown before the first deployment of the front. */
function tellWatch(stage: Stage, siteUrl: string | undefined, aws: Aws): readonly string[] {
  const region = stage.watchRegion;
  if (region === undefined || siteUrl === undefined) return [];
  const wanted = new Map([[namesOf(stage).handed.siteUrl, siteUrl]]);
  return putParameters(wanted, { there: parametersOf(stage, aws, region), region, aws });
}

/** Copies values between stacks and regions; exports would block changes. Repeats change nothing. */
export function handOver(stage: Stage, aws: Aws): readonly string[] {
  const names = namesOf(stage);
  const { edge, handed, originSecret } = names;
  const ofEdge = parametersOf(stage, aws, 'us-east-1');
  const wanted = new Map([
    [handed.firewallArn, ofEdge.get(edge.firewallArn)],
    [handed.certificateArn, ofEdge.get(edge.certificateArn)],
    [handed.originVersion, originVersion(stage, originSecret, aws)],
  ]);
  const there = parametersOf(stage, aws);
  return [
    ...putParameters(wanted, { there, region: stage.region, aws }),
    ...tellWatch(stage, there.get(names.parameters.siteUrl), aws),
  ];
}
