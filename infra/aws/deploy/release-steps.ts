import type { Stage } from '../../config/stage';
import { siteCaching } from '../../site-headers';
import { namesOf } from '../names';
import { stackNames } from '../stack-names';
import { outputsFile, releaseFolder } from './release';
import { type Step, words } from './step';

/** The stacks of a release from the templates in its folder: nothing is synthesized again. */
const stackSteps = (stage: Stage, version: string): readonly Step[] => [
  {
    why: `Deploy: ${stackNames.join(', ')}`,
    command: words(
      `npx cdk deploy --all --app ${releaseFolder(stage, version)}/templates --require-approval broadening --outputs-file ${outputsFile(stage, version)}`,
    ),
  },
];

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

/** From the templates of a release to its site. */
export const releaseSteps = (stage: Stage, version: string): readonly Step[] => [
  ...stackSteps(stage, version),
  {
    why: 'Put the pages beside the templates',
    command: words(`npx tsx infra/aws/deploy/pack-site.ts --stage ${stage.stage} --version ${version}`),
  },
  ...uploadSteps(stage, version),
];
