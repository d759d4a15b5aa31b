import type { LambdaSpec } from './lambda-spec';

const reads = ['GetItem', 'BatchGetItem', 'Query'] as const;
const writes = ['PutItem', 'UpdateItem', 'ConditionCheckItem'] as const;
/**
 * Rent and payments. Entries are only ever added: nothing here may delete one. Of invoices it deletes copies
 * whose entry was refused.
 */
export const ledgerLambda = {
  memoryMegabytes: 1024,
  timeoutSeconds: 20,
  entry: 'ledger/index',
  canary: true,
  grant: {
    table: [...reads, ...writes],
    files: {
      uploads: ['GetObject', 'PutObject', 'DeleteObject'],
      invoices: ['GetObject', 'PutObject', 'DeleteObject'],
    },
    secrets: ['tokenKeys', 'originSecret', 'stripeKeys', 'fileKeys'],
  },
  impact: 'Nobody can see what tenants owe, charge them, or write down what they paid; tenants cannot pay.',
} as const satisfies LambdaSpec;

/** Rent posts itself, every hour, as a day begins at some property. */
export const postRentLambda = {
  memoryMegabytes: 1024,
  timeoutSeconds: 900,
  entry: 'jobs/post-rent',
  grant: { table: [...reads, ...writes] },
  impact: 'Rent is not charged; the next run charges it, dated as it would have been.',
} as const satisfies LambdaSpec;

/** Late fees, every hour: they are charged from 9 AM of each property, where that was chosen. */
export const chargeLateFeesLambda = {
  memoryMegabytes: 1024,
  timeoutSeconds: 900,
  entry: 'jobs/charge-late-fees',
  grant: { table: [...reads, ...writes] },
  impact:
    'Late fees that were to charge themselves are not charged; the next run of the same day charges them.',
} as const satisfies LambdaSpec;

/** Autopay, every hour: what is due by a property's calendar is debited at the provider. */
export const autopayLambda = {
  memoryMegabytes: 1024,
  timeoutSeconds: 900,
  entry: 'jobs/run-autopay',
  grant: { table: [...reads, ...writes], secrets: ['stripeKeys'] },
  impact: 'Rent that tenants let debit is debited late; the next run debits it, once.',
} as const satisfies LambdaSpec;

/** Every night, in turns of an hour: a ledger is what its entries come to, and what the provider holds. */
export const checkLedgersLambda = {
  memoryMegabytes: 1024,
  timeoutSeconds: 900,
  entry: 'jobs/check-ledgers',
  grant: { table: [...reads, 'PutItem', 'UpdateItem'], secrets: ['stripeKeys'] },
  impact:
    'A balance is shown that its entries do not come to, or nobody looked: see the log for the lease, and trust its entries.',
} as const satisfies LambdaSpec;
