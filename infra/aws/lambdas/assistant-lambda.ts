import type { LambdaSpec } from './lambda-spec';

/**
 * Calls other features' functions with the caller's own bearer, and asks the stage's model where it has one.
 * Its role can do nothing else: no table, file or secret.
 */
export const assistantLambda = {
  memoryMegabytes: 1024,
  timeoutSeconds: 25,
  entry: 'assistant/index',
  grant: {
    asksModel: true,
    invokes: [
      'users',
      'notifications',
      'audit',
      'people',
      'subscriptions',
      'properties',
      'units',
      'owners',
      'documents',
      'leases',
      'tenants',
      'ledger',
      'screening',
      'requests',
      'vendors',
    ],
  },
  impact: 'Nobody gets an answer from the assistant; every screen works without it.',
} as const satisfies LambdaSpec;
