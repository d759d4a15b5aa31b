import * as z from 'zod';
import type { Stage } from '../../config/stage';
import { namesOf } from '../names';
import type { Aws } from './aws';
import { requireFileKey } from './file-key';
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

/** Copies values between stacks and regions; exports would block changes. Repeats change nothing. */
export function handOver(stage: Stage, fileKey: string, aws: Aws): readonly string[] {
  requireFileKey(stage, fileKey, aws);
  const { edge, handed, originSecret } = namesOf(stage);
  const ofEdge = parametersOf(stage, aws, 'us-east-1');
  const wanted = new Map([
    [handed.firewallArn, ofEdge.get(edge.firewallArn)],
    [handed.certificateArn, ofEdge.get(edge.certificateArn)],
    [handed.originVersion, originVersion(stage, originSecret, aws)],
  ]);
  return putParameters(wanted, { there: parametersOf(stage, aws), region: stage.region, aws });
}
