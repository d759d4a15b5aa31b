import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { accountStore } from './accounts';
import { attemptStore } from './attempts';
import { openTable } from './client';
import { onceStore } from './once';
import { organisationStore } from './organisations';
import { ownerStore } from './owners';
import { planStore } from './plans';
import { propertyStore } from './properties';
import { sessionStore } from './sessions';
import { type Wait, waitWithJitter } from './transact';

/** Every store over one table. `wait` is what a write does before it tries again after a collision. */
export function stores(options: { client: DynamoDBDocumentClient; tableName: string; wait?: Wait }) {
  const table = openTable(options);
  const { wait = waitWithJitter } = options;
  return {
    accounts: accountStore(table, { wait }),
    sessions: sessionStore(table, { wait }),
    organisations: organisationStore(table),
    owners: ownerStore(table),
    properties: propertyStore(table, { wait }),
    onceRecords: onceStore(table),
    plans: planStore(table),
    attempts: attemptStore(table),
  };
}
