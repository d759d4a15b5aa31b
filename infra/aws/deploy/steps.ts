import type { Stage } from '../../config/stage';
import { releaseBrakes, setBrakes } from './brakes';
import { protectSteps } from './last-steps';
import { releaseFolder } from './release';
import { type FromFolder, releaseSteps } from './release-steps';
import { type Step, words } from './step';

/** What is deployed, and which stacks exist already. */
export type Release = FromFolder & {
  readonly standing: readonly string[];
  /** Mends what rings an alarm: no canary, no brakes. */
  readonly atOnce?: boolean | undefined;
  /** A CI has a green run of this commit. */
  readonly isChecked?: boolean | undefined;
};

/** A stage that keeps its data takes what passed all that is tried of a pull request. */
const tests = ({ keepData }: Stage): Step =>
  keepData
    ? { why: 'Everything that is tried of a pull request', command: words('bash .ci/run') }
    : { why: 'Format, lint, types, tests', command: words('npm run -s check') };

const checkSteps = (stage: Stage, isChecked: boolean): readonly Step[] => [
  ...(isChecked ? [] : [tests(stage)]),
  {
    why: 'Build the web app',
    command: words('npm run -s build:web'),
    // Social networks need absolute addresses; CloudFront's own name is not known yet.
    ...(stage.domain ? { env: { SITE_URL: `https://${stage.domain.name}` } } : {}),
  },
  { why: 'Synthesize every stage, and hold it against cdk-nag', command: words('npm run -s synth') },
];

/** Everything a deployment does, in order; the smoke test follows. */
export const deploySteps = (
  stage: Stage,
  { version, standing, approved, atOnce = false, isChecked = false }: Release,
): readonly Step[] => [
  ...checkSteps(stage, isChecked),
  ...(atOnce ? releaseBrakes(stage) : []),
  {
    why: 'Write the templates of this release',
    command: words(
      `npx cdk synth --quiet --output ${releaseFolder(stage, version)}/templates --context stage=${stage.stage} --context version=${version} --context standing=${standing.join(',')}`,
    ),
  },
  ...releaseSteps(stage, { version, approved }, [
    {
      why: 'Put the pages beside the templates',
      command: words(
        `npx tsx infra/aws/deploy/task.ts pack-site --stage ${stage.stage} --version ${version}`,
      ),
    },
  ]),
  {
    why: 'Write the plans a new table lacks',
    command: words(`npx tsx infra/write-plans.ts --stage ${stage.stage}`),
  },
  ...(atOnce ? setBrakes(stage) : []),
];

/**
 * Restores a release from its folder: every stack, then the pages. Repeating it resumes a broken one. The
 * first release's templates protect nothing, so that protection is set again.
 */
export const putBackSteps = (stage: Stage, release: FromFolder): readonly Step[] => [
  ...releaseBrakes(stage),
  ...releaseSteps(stage, release),
  ...setBrakes(stage),
  ...protectSteps(stage),
];

/** Removes only what the templates made. Such a stage keeps nothing, so buckets and table go too. */
export const destroySteps = (stage: Stage): readonly Step[] => {
  if (stage.keepData)
    throw new Error(
      `${stage.stage} keeps its data: it is not destroyed by a command (infra/RUNBOOKS.md, End a stage).`,
    );
  return [
    {
      why: `Destroy every stack of ${stage.stage}, with its table and files`,
      command: words(`npx cdk destroy --all --context stage=${stage.stage}`),
    },
  ];
};
