import type { LambdaSpec } from './lambdas';

/** Sends the mails of what was told; it alone takes them from their list. */
export const toldMailLambda = {
  entry: 'jobs/send-told-mails',
  memoryMegabytes: 256,
  timeoutSeconds: 60,
  grant: { table: ['Query', 'PutItem', 'DeleteItem'], sendMail: true },
  impact: 'People who chose to be told by mail are not, and learn of it only when they next log in.',
} as const satisfies LambdaSpec;
