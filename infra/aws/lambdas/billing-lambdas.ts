import type { LambdaSpec } from './lambda-spec';

const reads = ['GetItem', 'BatchGetItem', 'Query'] as const;
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'] as const;

/** The hourly jobs of trials and plans. */
export const billingLambdas = {
  'remind-trials': {
    entry: 'jobs/remind-trials',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
    grant: { table: [...reads, ...writes] },
    impact: 'New customers are not told that their trial ends, and find their account read-only.',
  },
  'remind-renewals': {
    entry: 'jobs/remind-renewals',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
    grant: { table: [...reads, ...writes] },
    impact: 'Customers are charged for a year without having been reminded.',
  },
  'expire-subscriptions': {
    entry: 'jobs/expire-subscriptions',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
    grant: { table: [...reads, ...writes], secrets: ['stripeKeys'] },
    impact:
      'Nobody is told that a trial or plan has ended, and a renewal whose event was lost locks a payer out.',
  },
} as const satisfies Record<string, LambdaSpec>;
