import { parseArgs } from 'node:util';
import type { Stage } from '../../config/stage';
import { stageNamed } from '../../config/stages';
import { awsCli } from './aws';
import { fileKeyIn, makeFileKey } from './file-key';
import { handOver } from './hand-over';
import { packSite } from './pack-site';
import { releaseFolder, templateOf } from './release';
import { clearRouteSettings } from './route-settings';
import { say } from './run-steps';

type Task = (stage: Stage, version: string) => readonly string[];

/** Deployment steps that need more than one command. Each returns what it did and is safe to repeat. */
const tasks: Readonly<Record<string, Task>> = {
  'hand-over': (stage, version) => handOver(stage, fileKeyIn(templateOf('api', stage, version)), awsCli),
  'clear-route-settings': (stage, version) =>
    clearRouteSettings(stage, templateOf('routes', stage, version), awsCli),
  'file-key': (stage) => [`fileKeys: ['${makeFileKey(stage, awsCli)}'] into infra/config/${stage.stage}.ts`],
  'pack-site': (stage, version) => packSite(stage, releaseFolder(stage, version), awsCli),
};

/** `task.ts hand-over --stage dev --version v1`. */
const { values, positionals } = parseArgs({
  options: { stage: { type: 'string' }, version: { type: 'string', default: '' } },
  allowPositionals: true,
});
const task = tasks[positionals[0] ?? ''];
if (!task) throw new Error(`No such task: choose one of ${Object.keys(tasks).join(', ')}.`);
const done = task(stageNamed(values.stage), values.version);
say(done.length > 0 ? `  ${done.join('\n  ')}` : '  nothing to do');
