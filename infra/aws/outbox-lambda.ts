import type { LambdaSpec } from './lambda-spec';

/** The only function that takes from the outbox. */
export const outboxLambda = {
  entry: 'jobs/send-outbox',
  memoryMegabytes: 256,
  timeoutSeconds: 60,
  grant: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    sendMail: true,
  },
  impact:
    'Nobody gets a receipt or a reminder of the plan, nor the mails they chose; owners do not hear that their bank account was changed.',
} as const satisfies LambdaSpec;
