import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { accountStore } from './accounts';
import { attemptStore } from './attempts';
import { auditStore } from './audit';
import { openTable } from './client';
import { connectedAccountStore } from './connected-accounts';
import { documentStore } from './documents';
import { dueStore } from './dues';
import { importStore } from './imports';
import { leaseStore } from './leases';
import { noticeStore } from './notices';
import { notificationStore } from './notifications';
import { onceStore } from './once';
import { organizationStore } from './organizations';
import { ownSessionStore } from './own-sessions';
import { ownerStore } from './owner-store';
import { paymentEventStore } from './payment-events';
import { peopleStore } from './people';
import { planPaymentStore } from './plan-payments';
import { planStore } from './plans';
import { profileStore } from './profiles';
import { propertyStore } from './properties';
import { secondFactorStore } from './second-factors';
import { sessionStore } from './sessions';
import { subscriptionStore } from './subscriptions';
import { toldMailStore } from './told-mails';
import { type Wait, waitWithJitter } from './transact';
import { unitStore } from './units';

/** Every store over one table. `wait` is what a write does before it tries again after a collision. */
export function stores(options: { client: DynamoDBDocumentClient; tableName: string; wait?: Wait }) {
  const table = openTable(options);
  const { wait = waitWithJitter } = options;
  return {
    accounts: accountStore(table, { wait }),
    sessions: sessionStore(table, { wait }),
    secondFactors: secondFactorStore(table, { wait }),
    ownSessions: ownSessionStore(table, { wait }),
    profiles: profileStore(table, { wait }),
    organizations: organizationStore(table, { wait }),
    owners: ownerStore(table),
    properties: propertyStore(table, { wait }),
    units: unitStore(table, { wait }),
    leases: leaseStore(table, { wait }),
    documents: documentStore(table, { wait }),
    imports: importStore(table, { wait }),
    onceRecords: onceStore(table),
    plans: planStore(table),
    attempts: attemptStore(table),
    audit: auditStore(table),
    subscriptions: subscriptionStore(table, { wait }),
    planPayments: planPaymentStore(table),
    dues: dueStore(table),
    notices: noticeStore(table, { wait }),
    notifications: notificationStore(table),
    toldMails: toldMailStore(table, { wait }),
    connectedAccounts: connectedAccountStore(table, { wait }),
    paymentEvents: paymentEventStore(table, { wait }),
    people: peopleStore(table, { wait }),
  };
}
