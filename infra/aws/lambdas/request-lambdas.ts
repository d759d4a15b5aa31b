import type { LambdaSpec } from './lambda-spec';

const table = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
] as const;
/** Files come from the uploads and stay with the documents; a refused change takes its copies away. */
const files = {
  uploads: ['GetObject', 'PutObject', 'DeleteObject'],
  documents: ['GetObject', 'PutObject', 'DeleteObject'],
} as const;

/** Service requests, for staff, tenants and owners. */
export const requestsLambda = {
  entry: 'requests/index',
  memoryMegabytes: 1024,
  timeoutSeconds: 20,
  grant: { table, files, secrets: ['tokenKeys', 'originSecret', 'fileKeys'] },
  impact: 'Tenants cannot report what is broken, and staff see no service request.',
} as const satisfies LambdaSpec;

/** Vendors: their records, and their jobs by link. */
export const vendorsLambda = {
  entry: 'vendors/index',
  memoryMegabytes: 1024,
  timeoutSeconds: 20,
  grant: { table, files, secrets: ['tokenKeys', 'originSecret', 'fileKeys'] },
  impact: 'Vendors cannot open, accept or finish a job by their link, and staff cannot look one up.',
} as const satisfies LambdaSpec;

/** The on-call ladder, and what silence leads to. */
export const tendRequestsLambda = {
  entry: 'jobs/tend-requests',
  memoryMegabytes: 512,
  timeoutSeconds: 120,
  grant: { table },
  impact: 'Nobody further on call is told of an emergency, and silent vendors are not asked again.',
} as const satisfies LambdaSpec;
