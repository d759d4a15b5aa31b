import type { LambdaSpec } from './lambdas';

/** Sends the mails of what was told; it alone takes them from their list. */
export const toldMailLambda = {
  entry: 'jobs/send-told-mails',
  memoryMegabytes: 256,
  timeoutSeconds: 60,
  grant: { table: ['BatchGetItem', 'Query', 'PutItem', 'DeleteItem'], sendMail: true },
  impact:
    'People who chose to be told by mail are not, and owners do not hear that their bank account was changed.',
} as const satisfies LambdaSpec;
