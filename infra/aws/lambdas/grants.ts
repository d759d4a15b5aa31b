import { auditPartition } from '../../../functions/table/audit/record';
import type { Feature } from '../../../shared/contract';
import { liveAlias } from '../constructs/live-alias';
import type { Plan } from '../plan';

type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

type FileAction = 'GetObject' | 'PutObject' | 'PutObjectRetention' | 'DeleteObject';

/** All that a function may touch. A transaction needs the actions of its parts. */
export type Grant = {
  readonly table?: readonly TableAction[];
  /** Object actions by key prefix of the files bucket. */
  readonly files?: Readonly<Record<string, readonly FileAction[]>>;
  /** Signing with the key that seals leases. */
  readonly seal?: true;
  /** Sealing and opening with the key of screening reports. */
  readonly reports?: true;
  /** Sealing and opening the secrets of authenticator apps. */
  readonly secondFactors?: true;
  readonly sendMail?: true;
  readonly deliverMail?: true;
  readonly queuePayments?: true;
  readonly secrets?: readonly ('tokenKeys' | 'originSecret' | 'stripeKeys' | 'bureauKeys' | 'fileKeys')[];
  readonly rotate?: 'tokenKeys';
  /** Asking the stage's model, if it has one. */
  readonly asksModel?: true;
  /** Calling these features' functions by the alias that the API calls. */
  readonly invokes?: readonly Feature[];
};

/** `deny` overrides every grant; `conditions` are IAM's own. */
export type Statement = {
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly deny?: true;
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

const entriesOfLogs = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [auditPartition('*', '*')] } };

/**
 * Nobody may change or delete an audit entry, whatever else the function may do. Putting one, which IAM
 * cannot tell from overwriting it, takes a transaction: the only one that does requires that it is new
 * (auditWrite).
 */
const keepsAudit = (tableArn: string): readonly Statement[] => [
  {
    deny: true,
    actions: ['UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`),
    resources: [tableArn],
    conditions: entriesOfLogs,
  },
  {
    deny: true,
    actions: ['dynamodb:PutItem'],
    resources: [tableArn],
    conditions: {
      ...entriesOfLogs,
      StringNotEqualsIfExists: { 'dynamodb:EnclosingOperation': ['TransactWriteItems'] },
    },
  },
];

/** Bucket keys and log streams are known only at run time, so AWS can name them only by prefix. */
export const isForcedWildcard = (resource: string): boolean =>
  /^arn:aws:s3:::[^*]+\/[a-z]+\/\*$/.test(resource) ||
  /^arn:aws:logs:[^*]+:log-group:[^*]+:\*$/.test(resource);

const rotationActions = ['DescribeSecret', 'GetSecretValue', 'PutSecretValue', 'UpdateSecretVersionStage'];

const keyActions = [
  'Decrypt',
  'DescribeKey',
  'Encrypt',
  'GenerateDataKey',
  'GenerateDataKeyWithoutPlaintext',
  'ReEncryptFrom',
  'ReEncryptTo',
];

/** The stage's key, only through the services that hold what the grant covers. */
export function usesKey(
  grant: Grant,
  { keyArn, plan, queues }: { keyArn: string; plan: Pick<Plan, 'stage'>; queues: boolean },
): Statement[] {
  const through = {
    dynamodb: grant.table,
    s3: grant.files,
    sqs: queues || grant.sendMail || grant.queuePayments,
  };
  const services = Object.entries(through).flatMap(([service, isUsed]) =>
    isUsed ? [`${service}.${plan.stage.region}.amazonaws.com`] : [],
  );
  if (services.length === 0) return [];
  return [
    {
      actions: keyActions.map((action) => `kms:${action}`),
      resources: [keyArn],
      conditions: { StringEquals: { 'kms:ViaService': services } },
    },
  ];
}

/** Signs with the seal's key and reads its public half; nothing else. */
export const usesSeal = (grant: Grant, sealKeyArn: () => string): Statement[] =>
  grant.seal ? [{ actions: ['kms:GetPublicKey', 'kms:Sign'], resources: [sealKeyArn()] }] : [];

/** Makes and opens keys with the one of the reports; nothing else. */
export const usesReports = (grant: Grant, reportKeyArn: () => string): Statement[] =>
  grant.reports ? [{ actions: ['kms:Decrypt', 'kms:GenerateDataKey'], resources: [reportKeyArn()] }] : [];

/**
 * The stage's key directly, for authenticator apps' secrets alone: what a key is about is part of the call.
 */
export const usesSecondFactors = (grant: Grant, keyArn: string): Statement[] =>
  grant.secondFactors
    ? [
        {
          actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
          resources: [keyArn],
          conditions: { StringLike: { 'kms:EncryptionContext:about': ['second-factor:*'] } },
        },
      ]
    : [];

/** A function's policy: its grant, and the streams of its own log group. */
export function statementsOf(name: string, grant: Grant, plan: Pick<Plan, 'names' | 'senderArns' | 'stage'>) {
  const { names, senderArns, stage } = plan;
  const statements: Statement[] = [
    { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [names.logStreamsArn(name)] },
  ];
  const add = (service: string, actions: readonly string[], resources: readonly string[]) =>
    statements.push({ actions: actions.map((action) => `${service}:${action}`), resources });

  if (grant.table) {
    add('dynamodb', grant.table, [names.tableArn]);
    if (grant.table.includes('Query')) add('dynamodb', ['Query'], [`${names.tableArn}/index/byOrder`]);
    statements.push(...keepsAudit(names.tableArn));
  }
  for (const [prefix, actions] of Object.entries(grant.files ?? {}))
    add('s3', actions, [`${names.filesBucketArn}/${prefix}/*`]);
  if (grant.sendMail) add('sqs', ['SendMessage'], [names.mailQueueArn]);
  if (grant.queuePayments) add('sqs', ['SendMessage'], [names.paymentQueueArn]);
  if (grant.deliverMail)
    statements.push({
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: senderArns,
      conditions: { StringEquals: { 'ses:FromAddress': [stage.mail.from] } },
    });
  if (grant.secrets)
    add(
      'secretsmanager',
      ['GetSecretValue'],
      grant.secrets.map((secret) => names[`${secret}Arn`]),
    );
  if (grant.invokes)
    add(
      'lambda',
      ['InvokeFunction'],
      grant.invokes.map((feature) => `${names.functionArn(feature)}:${liveAlias}`),
    );
  if (grant.asksModel && stage.plannerModel)
    add('bedrock', ['InvokeModel'], [names.modelArn(stage.plannerModel)]);
  if (grant.rotate) add('secretsmanager', rotationActions, [names[`${grant.rotate}Arn`]]);
  return statements;
}
