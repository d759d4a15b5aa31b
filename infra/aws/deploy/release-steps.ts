import type { Stage } from '../../config/stage';
import { siteCaching } from '../../site-headers';
import { namesOf } from '../names';
import { type StackName, stackNames } from '../stack-names';
import { outputsFile, releaseFolder } from './release';
import { type Step, words } from './step';

/** What must stand before the others are deployed, since values are carried over from it. */
const first: readonly StackName[] = ['data', 'edge'];

/** What is deployed from a release's folder. */
export type FromFolder = {
  readonly version: string;
  /** Somebody read the change set before: nobody sits at a CI's terminal to be asked. */
  readonly approved?: boolean | undefined;
};

function stackSteps(stage: Stage, { version, approved }: FromFolder): readonly Step[] {
  const task = (name: string) =>
    words(`npx tsx infra/aws/deploy/task.ts ${name} --stage ${stage.stage} --version ${version}`);
  // From the templates in the release's folder: nothing is synthesized again.
  const deploy = (stacks: readonly StackName[]): Step => ({
    why: `Deploy ${stacks.join(', ')}`,
    command: words(
      `npx cdk deploy ${stacks.map((stack) => `${stage.stage}-${stack}`).join(' ')} --app ${releaseFolder(stage, version)}/templates --require-approval ${approved ? 'never' : 'broadening'} --outputs-file ${outputsFile(stage, version)}`,
    ),
  });
  return [
    deploy(first),
    { why: 'Carry over what other stacks read', command: task('hand-over') },
    { why: 'Remove the settings of routes that go', command: task('clear-route-settings') },
    deploy(stackNames),
  ];
}

/** After the API they call: hashed assets first, then the pages, then the configuration. Old assets stay for open tabs. */
function uploadSteps(stage: Stage, version: string): readonly Step[] {
  const folder = releaseFolder(stage, version);
  const { siteBucket } = namesOf(stage);
  const copy = (why: string, what: string, cacheControl: string): Step => ({
    why,
    command: [
      ...words(`aws s3 cp ${folder}/${what} --recursive --only-show-errors --region ${stage.region}`),
      ...['--cache-control', cacheControl],
    ],
  });
  return [
    copy('Upload the assets', `web/assets s3://${siteBucket}/assets`, siteCaching.hashed),
    copy('Upload the pages', `web s3://${siteBucket} --exclude assets/*`, siteCaching.page),
    copy('Upload what names the stage', `stage-files s3://${siteBucket}`, siteCaching.config),
  ];
}

/** From the templates of a release to its site. The pages lie in its folder already when it is put back. */
export const releaseSteps = (
  stage: Stage,
  release: FromFolder,
  pack: readonly Step[] = [],
): readonly Step[] => [...stackSteps(stage, release), ...pack, ...uploadSteps(stage, release.version)];
