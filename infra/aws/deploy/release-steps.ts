import type { Stage } from '../../config/stage';
import { siteCaching } from '../../site-headers';
import { namesOf } from '../names';
import { type StackName, stacksOf } from '../stacks/stack-names';
import { outputsFile, releaseFolder } from './release';
import { type Step, words } from './step';

/** Deployed first, because the other stacks read values carried over from them. */
const first: readonly StackName[] = ['data', 'edge'];

export type FromFolder = {
  readonly version: string;
  /** Someone has read the change set; a CI terminal has nobody to ask. */
  readonly approved?: boolean | undefined;
};

function stackSteps(stage: Stage, { version, approved }: FromFolder): readonly Step[] {
  const task = (name: string) =>
    words(`npx tsx infra/aws/deploy/task.ts ${name} --stage ${stage.stage} --version ${version}`);
  // A later command would write its own outputs over those of all stacks.
  const outputs = (stacks: readonly StackName[]) =>
    stacks.includes('front') ? ` --outputs-file ${outputsFile(stage, version)}` : '';
  // Uses the templates in the release's folder: nothing is synthesized again.
  const deploy = (stacks: readonly StackName[]): Step => ({
    why: `Deploy ${stacks.join(', ')}`,
    command: words(
      `npx cdk deploy ${stacks.map((stack) => `${stage.stage}-${stack}`).join(' ')} --app ${releaseFolder(stage, version)}/templates --require-approval ${approved ? 'never' : 'broadening'}${outputs(stacks)}`,
    ),
  });
  return [
    { why: 'Ask how many routes this account’s APIs take', command: task('check-route-quota') },
    deploy([...stacksOf(stage).filter((stack) => stack === 'vault'), ...first]),
    { why: 'Carry over what other stacks read', command: task('hand-over') },
    { why: 'Remove the settings of routes that go', command: task('clear-route-settings') },
    deploy(stacksOf(stage).filter((stack) => stack !== 'watch')),
    ...(stage.watchRegion
      ? [
          { why: 'Say where the site is to whoever looks at it from outside', command: task('hand-over') },
          deploy(['watch']),
        ]
      : []),
  ];
}

/** Runs after the API is deployed: hashed assets, pages, configuration. Old assets stay for open tabs. */
function uploadSteps(stage: Stage, version: string): readonly Step[] {
  const folder = releaseFolder(stage, version);
  const { siteBucket } = namesOf(stage);
  const copy = (why: string, what: string, cacheControl: string): Step => ({
    why,
    command: [
      ...words(`aws s3 cp ${folder}/${what} --recursive --only-show-errors --region ${stage.region}`),
      '--cache-control',
      cacheControl,
    ],
  });
  return [
    copy('Upload the assets', `web/assets s3://${siteBucket}/assets`, siteCaching.hashed),
    copy('Upload the pages', `web s3://${siteBucket} --exclude assets/*`, siteCaching.page),
    copy('Upload what names the stage', `stage-files s3://${siteBucket}`, siteCaching.config),
  ];
}

/** Deploys a release's templates, then its site. Without `pack`, its folder has the pages already. */
export const releaseSteps = (
  stage: Stage,
  release: FromFolder,
  pack: readonly Step[] = [],
): readonly Step[] => [...stackSteps(stage, release), ...pack, ...uploadSteps(stage, release.version)];
