import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { fileKeysIn, newFileKey } from '../../../functions/gateways/file-keys';
import type { Stage } from '../../config/stage';
import { env } from '../../env';
import { namesOf } from '../names';
import type { Aws } from './aws';

const Found = z.object({ SecretList: z.array(z.object({ Name: z.string() })) });
const Value = z.object({ SecretString: z.string() });

/** Private halves by public half; undefined before the secret exists. */
function keptKeys({ region }: Stage, name: string, aws: Aws): Readonly<Record<string, string>> | undefined {
  const asked = ['secretsmanager', 'list-secrets', '--filters', `Key=name,Values=${name}`];
  const isThere = Found.parse(aws(asked, { region })).SecretList.some((secret) => secret.Name === name);
  if (!isThere) return undefined;
  const read = aws(['secretsmanager', 'get-secret-value', '--secret-id', name], { region });
  return fileKeysIn(Value.parse(read).SecretString);
}

/**
 * Makes a key pair for file addresses: the private half goes into the stage's secret, the public half is returned
 * for the stage's file. Keys that the file names stay; others go.
 */
export function makeFileKey(stage: Stage, aws: Aws): string {
  const { fileKeys: name } = namesOf(stage);
  const kept = keptKeys(stage, name, aws);
  const { publicHalf, privateHalf } = newFileKey();
  const named = Object.entries(kept ?? {}).filter(([known]) => stage.fileKeys.includes(known));
  const input = JSON.stringify(Object.fromEntries([[publicHalf, privateHalf], ...named]));
  const words = kept ? ['put-secret-value', '--secret-id', name] : ['create-secret', '--name', name];
  aws(['secretsmanager', ...words, '--secret-string', 'file:///dev/stdin'], { region: stage.region, input });
  return publicHalf;
}

/** The key that a release's functions sign with: an older one's may have been rotated since. */
export function fileKeyIn(templateFile: string): string {
  const [, key = ''] =
    new RegExp(`"${env.fileKey}":\\s*"([^"]+)"`).exec(readFileSync(templateFile, 'utf8')) ?? [];
  return key;
}

/** Stops a deployment whose functions could sign no address. */
export function requireFileKey(stage: Stage, publicHalf: string, aws: Aws): void {
  const { fileKeys: name } = namesOf(stage);
  if (keptKeys(stage, name, aws)?.[publicHalf] !== undefined) return;
  throw new Error(
    `This release signs file addresses with a key whose private half is not in ${name}: infra/RUNBOOKS.md, Rotate secrets.`,
  );
}
