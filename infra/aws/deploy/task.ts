import { parseArgs } from 'node:util';
import type { Stage } from '../../config/stage';
import { stageNamed } from '../../config/stages';
import { apiNames } from '../apis';
import { namesOf } from '../names';
import { routeStacks } from '../stacks/stack-names';
import { awsCli } from './aws';
import { checkSite } from './check-site';
import { fileKeyIn, makeFileKey, requireFileKey } from './file-key';
import { handOver } from './hand-over';
import { packSite } from './pack-site';
import { parametersOf } from './parameters';
import { releaseFolder, templateOf } from './release';
import { versionToPutBack } from './releases';
import { checkRouteQuota } from './route-quota';
import { clearRouteSettings } from './route-settings';
import { say } from './run-steps';
import { allowWrites, stopWrites, type Which } from './stop-writes';

type Done = readonly string[];
type Task = (stage: Stage, version: string, which: Which) => Done | Promise<Done>;

/** Deployment steps that need more than one command. Each returns what it did and is safe to repeat. */
const tasks: Readonly<Record<string, Task>> = {
  'hand-over': async (stage, version) => {
    await requireFileKey(stage, fileKeyIn(templateOf('api', stage, version)));
    return handOver(stage, awsCli);
  },
  'check-route-quota': (stage, version) =>
    checkRouteQuota(
      stage,
      apiNames.map((api) => templateOf(routeStacks[api], stage, version)),
      awsCli,
    ),
  'clear-route-settings': (stage, version) =>
    apiNames.flatMap((api) =>
      clearRouteSettings(stage, {
        api,
        templateFile: templateOf(routeStacks[api], stage, version),
        aws: awsCli,
      }),
    ),
  'file-key': async (stage) => [
    `fileKeys: ['${await makeFileKey(stage)}'] into infra/config/${stage.stage}.ts`,
  ],
  'version-to-put-back': (stage) => [versionToPutBack(stage, awsCli)],
  'stop-writes': (stage) => stopWrites(stage, awsCli),
  'allow-writes': (stage, _version, which) => allowWrites(stage, which, awsCli),
  smoke: async (stage) => {
    const siteUrl = parametersOf(stage, awsCli).get(namesOf(stage).parameters.siteUrl) ?? '';
    await checkSite(siteUrl);
    return [siteUrl];
  },
  'pack-site': (stage, version) => packSite(stage, releaseFolder(stage, version), awsCli),
};

/** `task.ts hand-over --stage dev --version v1`. */
const { values, positionals } = parseArgs({
  options: {
    stage: { type: 'string' },
    version: { type: 'string', default: '' },
    only: { type: 'string' },
    except: { type: 'string' },
  },
  allowPositionals: true,
});
const task = tasks[positionals[0] ?? ''];
if (!task) throw new Error(`No such task: choose one of ${Object.keys(tasks).join(', ')}.`);
const listed = (names: string | undefined) => names?.split(',');
const done = await task(stageNamed(values.stage), values.version, {
  only: listed(values.only),
  except: listed(values.except),
});
say(done.length > 0 ? `  ${done.join('\n  ')}` : '  nothing to do');
