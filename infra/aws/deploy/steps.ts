import type { Stage } from '../../config/stage';
import { namesOf } from '../names';

export type Step = {
  readonly why: string;
  readonly command: readonly [string, ...string[]];
  /** What the command is told beside its words. */
  readonly env?: Readonly<Record<string, string>>;
};

export const outputsFile = ({ stage }: Pick<Stage, 'stage'>): string => `out/${stage}.json`;

/** What is deployed, and which stacks stand already. */
export type Release = { readonly version: string; readonly standing: readonly string[] };

/** In the order of `buildApp`. */
export const stackNames = ['data', 'edge', 'front', 'jobs', 'api', 'pages', 'ops'] as const;

/** CloudFront takes its firewall and certificate from us-east-1 alone. */
const stackRegion = (stack: (typeof stackNames)[number], { region }: Stage): string =>
  stack === 'edge' ? 'us-east-1' : region;

/** Everything a deployment does, in order; the smoke test follows. */
export const deploySteps = (stage: Stage, { version, standing }: Release): readonly Step[] => [
  { why: 'Format, lint, types, tests', command: ['npm', 'run', '-s', 'check'] },
  {
    why: 'Build the web app',
    command: ['npm', 'run', '-s', 'build:web'],
    // Social networks take whole addresses only; CloudFront's own name is not known yet.
    ...(stage.domain ? { env: { SITE_URL: `https://${stage.domain.name}` } } : {}),
  },
  { why: 'Synthesize, and hold it against cdk-nag', command: ['npm', 'run', '-s', 'synth'] },
  {
    why: `Deploy: ${stackNames.join(', ')}`,
    command: [
      'npx',
      'cdk',
      'deploy',
      '--all',
      '--context',
      `stage=${stage.stage}`,
      '--context',
      `version=${version}`,
      '--context',
      `standing=${standing.join(',')}`,
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

/** Only now: what protects the data would keep a first deployment that failed from being taken back. */
function protectSteps(stage: Stage): readonly Step[] {
  if (!stage.keepData) return [];
  const names = namesOf(stage);
  return [
    {
      why: 'Protect the table from being deleted',
      command: [
        ...(['aws', 'dynamodb', 'update-table', '--region', stage.region] as const),
        ...['--table-name', names.table, '--deletion-protection-enabled', '--output', 'text'],
        ...['--query', 'TableDescription.DeletionProtectionEnabled'],
      ],
    },
    ...stackNames.map(
      (stack): Step => ({
        why: `Protect the stack ${stack}`,
        command: [
          ...(['aws', 'cloudformation', 'update-termination-protection'] as const),
          ...['--region', stackRegion(stack, stage), '--stack-name', names.stack(stack)],
          '--enable-termination-protection',
        ],
      }),
    ),
  ];
}

/** What follows the smoke test: what was made is protected, and the way of an alarm to its readers is tried. */
export function lastSteps(stage: Stage, version: string): readonly Step[] {
  const { alarm, alarmTopicArn } = namesOf(stage);
  return [
    ...protectSteps(stage),
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
