import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { stageNamed } from '../../config/stages';
import { namesOf } from '../names';
import { stageFiles } from '../site-files';
import { awsCli } from './aws';
import { releaseFolder } from './release';

const Parameter = z.object({ Parameter: z.object({ Value: z.url() }) });

/** `pack-site --stage dev --version v1`: the built web app and what names its stage, beside the release's templates. */
const { values } = parseArgs({ options: { stage: { type: 'string' }, version: { type: 'string' } } });
const stage = stageNamed(values.stage);
const folder = releaseFolder(stage, values.version ?? '');
const asked = ['ssm', 'get-parameter', '--name', namesOf(stage).parameters.siteUrl];
const { Parameter: siteUrl } = Parameter.parse(awsCli(asked, stage));
cpSync('build/web', join(folder, 'web'), { recursive: true });
mkdirSync(join(folder, 'stage-files'), { recursive: true });
for (const [name, text] of Object.entries(stageFiles(stage, siteUrl.Value)))
  writeFileSync(join(folder, 'stage-files', name), text);
