import type { LambdaSpec } from './lambda-spec';

const reads = ['GetItem', 'BatchGetItem', 'Query'] as const;
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'] as const;

export const profileLambda = {
  memoryMegabytes: 1769,
  timeoutSeconds: 20,
  entry: 'profile/index',
  // Passwords are checked and hashed here, and scrypt needs a full processor.
  grant: {
    table: [...reads, ...writes],
    files: {
      uploads: ['GetObject', 'PutObject', 'DeleteObject'],
      users: ['GetObject', 'PutObject', 'DeleteObject'],
      // Logos: none is deleted, since leases that were sent name them.
      images: ['PutObject'],
    },
    sendMail: true,
    secondFactors: true,
    secrets: ['tokenKeys', 'originSecret', 'fileKeys'],
  },
  impact:
    'People cannot change their details or password, see where they are logged in, or set up two-step login.',
} as const satisfies LambdaSpec;
