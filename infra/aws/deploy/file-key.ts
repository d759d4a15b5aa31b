import { readFileSync } from 'node:fs';
import { newFileKey } from '../../../functions/gateways/files/file-keys';
import { keptFileKeys } from '../../../functions/gateways/files/saved-file-keys';
import type { Stage } from '../../config/stage';
import { env } from '../../env';
import { namesOf } from '../names';

const keysOf = (stage: Stage) => keptFileKeys({ secretId: namesOf(stage).fileKeys, region: stage.region });

/**
 * Makes a key pair for file addresses: the private half goes into the stage's secret, the public half is
 * returned for the stage's file. Keys that the file names stay; others go.
 */
export async function makeFileKey(stage: Stage): Promise<string> {
  const kept = keysOf(stage);
  const named = Object.entries(await kept.read()).filter(([known]) => stage.fileKeys.includes(known));
  const { publicHalf, privateHalf } = newFileKey();
  await kept.write(Object.fromEntries([[publicHalf, privateHalf], ...named]));
  return publicHalf;
}

/** The key that a release's functions sign with: an older one's may have been rotated since. */
export function fileKeyIn(templateFile: string): string {
  const [, key = ''] =
    new RegExp(`"${env.fileKey}":\\s*"([^"]+)"`).exec(readFileSync(templateFile, 'utf8')) ?? [];
  return key;
}

/** Stops a deployment whose functions could sign no address. */
export async function requireFileKey(stage: Stage, publicHalf: string): Promise<void> {
  const pairs = await keysOf(stage).read();
  if (pairs[publicHalf] !== undefined) return;
  throw new Error(
    `This release signs file addresses with a key whose private half is not in ${namesOf(stage).fileKeys}: infra/RUNBOOKS.md, Rotate secrets.`,
  );
}
