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

/** Asks the site for its plans as a visitor does; an error in its log is the alarm. */
export const lookOutsideLambda = {
  entry: 'jobs/look-outside',
  memoryMegabytes: 256,
  timeoutSeconds: 30,
  grant: {},
  impact: 'The site does not answer its visitors, whatever each part says of itself.',
} as const satisfies LambdaSpec;

/** Marks whom a mail did not reach. */
export const bouncesLambda = {
  entry: 'mail/bounce',
  memoryMegabytes: 512,
  timeoutSeconds: 30,
  grant: {
    table: [
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'BatchWriteItem',
      'ConditionCheckItem',
    ],
  },
  impact: 'We do not notice that mail does not reach somebody, and wonder why they never answer.',
} as const satisfies LambdaSpec;
