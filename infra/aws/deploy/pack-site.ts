import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from '../../config/stage';
import { stageFiles } from '../constructs/site-files';
import { namesOf } from '../names';
import type { Aws } from './aws';
import { parametersOf } from './parameters';

/** Puts the web app and the stage's own files next to the release's templates. */
export function packSite(stage: Stage, folder: string, aws: Aws, built = 'build/web'): readonly string[] {
  const siteUrl = parametersOf(stage, aws).get(namesOf(stage).parameters.siteUrl);
  if (siteUrl === undefined) throw new Error('The front stack has not said the address of the site.');
  cpSync(built, join(folder, 'web'), { recursive: true });
  mkdirSync(join(folder, 'stage-files'), { recursive: true });
  const files = stageFiles(stage, siteUrl);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'stage-files', name), text);
  return Object.keys(files);
}
