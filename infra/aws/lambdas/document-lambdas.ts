import type { LambdaSpec } from './lambda-spec';

/** Unit documents: files come from the uploads and stay under their own prefix. */
export const documentsLambda = {
  entry: 'documents/index',
  memoryMegabytes: 1024,
  timeoutSeconds: 20,
  grant: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    files: {
      uploads: ['GetObject', 'PutObject', 'DeleteObject'],
      documents: ['GetObject', 'PutObject', 'DeleteObject'],
    },
    secrets: ['tokenKeys', 'originSecret', 'fileKeys'],
  },
  impact: 'Nobody can see, add or change the documents of a unit; what is kept stays kept.',
} as const satisfies LambdaSpec;

/** Permanently removes what was deleted; it reads no file. */
export const removalSweepLambda = {
  entry: 'jobs/sweep-removals',
  memoryMegabytes: 512,
  timeoutSeconds: 300,
  grant: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchWriteItem'],
    files: { documents: ['DeleteObject'] },
  },
  impact: 'Documents that people deleted more than thirty days ago are kept longer than we said.',
} as const satisfies LambdaSpec;
