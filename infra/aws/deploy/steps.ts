import type { Stage } from '../../config/stage';
import { namesOf } from '../names';

export type Step = {
  readonly why: string;
  readonly command: readonly [string, ...string[]];
  /** What the command is told beside its words. */
  readonly env?: Readonly<Record<string, string>>;
};

export const outputsFile = ({ stage }: Pick<Stage, 'stage'>): string => `out/${stage}.json`;

/** Everything a deployment does, in order; the smoke test follows. */
export const deploySteps = (stage: Stage, version: string): readonly Step[] => [
  { why: 'Format, lint, types, tests', command: ['npm', 'run', '-s', 'check'] },
  {
    why: 'Build the web app',
    command: ['npm', 'run', '-s', 'build:web'],
    // Social networks take whole addresses only; CloudFront's own name is not known yet.
    ...(stage.domain ? { env: { SITE_URL: `https://${stage.domain.name}` } } : {}),
  },
  { why: 'Synthesize, and hold it against cdk-nag', command: ['npm', 'run', '-s', 'synth'] },
  {
    why: 'Deploy: data, edge, front, jobs, api, pages, ops',
    command: [
      'npx',
      'cdk',
      'deploy',
      '--all',
      '--context',
      `stage=${stage.stage}`,
      '--context',
      `version=${version}`,
      '--require-approval',
      'broadening',
      '--outputs-file',
      outputsFile(stage),
    ],
  },
  {
    why: 'Write the plans a new table lacks',
    command: ['npx', 'tsx', 'infra/write-plans.ts', '--stage', stage.stage],
  },
];

/** Rung after each deployment: its queue is empty, so that CloudWatch calls it off by itself a few minutes later. */
const rehearsedAlarm = 'job-dead-letters';

/** What follows the smoke test: the way of an alarm to its readers is tried. */
export function lastSteps(stage: Stage, version: string): readonly Step[] {
  const { alarm, alarmTopicArn } = namesOf(stage);
  return [
    {
      why: 'Who hears an alarm (PendingConfirmation: SNS’s mail to that address waits to be confirmed)',
      command: [
        ...(['aws', 'sns', 'list-subscriptions-by-topic', '--region', stage.region] as const),
        ...['--topic-arn', alarmTopicArn, '--output', 'text'],
        ...['--query', 'Subscriptions[].[Endpoint,SubscriptionArn]'],
      ],
    },
    {
      why: `Set an alarm off: two mails about ${alarm(rehearsedAlarm)} must arrive at ${stage.alarmsTo.join(', ')}`,
      command: [
        ...(['aws', 'cloudwatch', 'set-alarm-state', '--region', stage.region] as const),
        ...['--alarm-name', alarm(rehearsedAlarm), '--state-value', 'ALARM'],
        ...['--state-reason', `A trial after deploying ${version}: nothing is wrong.`],
      ],
    },
  ];
}

/** Only what the templates made; buckets and table go with them, since nothing is kept in such a stage. */
export const destroySteps = (stage: Stage): readonly Step[] => {
  if (stage.keepData)
    throw new Error(
      `${stage.stage} keeps its data: it is not destroyed by a command (infra/RUNBOOKS.md, End a stage).`,
    );
  return [
    {
      why: `Destroy every stack of ${stage.stage}, with its table and files`,
      command: ['npx', 'cdk', 'destroy', '--all', '--context', `stage=${stage.stage}`],
    },
  ];
};
