import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { accountStore, secondFactorStore } from './accounts/store';
import { auditStore } from './audit/store';
import { autopayStore } from './autopay/store';
import { bankStore } from './bank/store';
import {
  connectedAccountStore,
  dueStore,
  paymentEventStore,
  planMailStore,
  planPaymentStore,
  planStore,
  subscriptionStore,
} from './billing/store';
import { attemptStore } from './db/attempts';
import { openDb } from './db/db';
import { lazily } from './db/lazily';
import { onceStore } from './db/once';
import type { Patience } from './db/transact';
import { documentStore } from './documents/store';
import { feeRunStore } from './fee-runs/store';
import { importStore } from './imports/store';
import { leaseStore } from './leases/store';
import { ledgerStore } from './ledger/store';
import { noteStore } from './notes/store';
import { notificationStore } from './notifications/store';
import { openingStore } from './openings/store';
import { organizationStore } from './organizations/store';
import { outboxStore } from './outbox/store';
import { ownerStore } from './owners/store';
import { grantsFor } from './people/grants-for';
import { peopleStore } from './people/store';
import { propertyStore } from './properties/store';
import { recurringStore } from './recurring/store';
import { repairTermStore } from './repair-terms/store';
import { requestStore } from './requests/store';
import { applicationStore } from './screening/store';
import { sessionStore } from './sessions/store';
import { settingsStore } from './settings/store';
import { statementStore } from './statements/store';
import { templateStore } from './templates/store';
import { tenantStore } from './tenants/store';
import { transferStore } from './transfers/store';
import { unitAccessStore } from './unit-access/store';
import { removalStore } from './units/removals';
import { unitStore } from './units/store';
import { vendorStore } from './vendors/store';
import { viewStore } from './views/store';

type Place = {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  readonly patience?: Patience;
};

/** How to make each store over one table. */
export function storeParts(place: Place) {
  const db = openDb(place);
  return {
    accounts: () => accountStore(db),
    sessions: () => sessionStore(db),
    secondFactors: () => secondFactorStore(db),
    organizations: () => organizationStore(db),
    owners: () => ownerStore(db),
    properties: () => propertyStore(db, grantsFor(db)),
    units: () => unitStore(db),
    removals: () => removalStore(db),
    leases: () => leaseStore(db),
    ledgers: () => ledgerStore(db),
    statements: () => statementStore(db),
    autopays: () => autopayStore(db),
    transfers: () => transferStore(db),
    banks: () => bankStore(db),
    openings: () => openingStore(db),
    applications: () => applicationStore(db),
    templates: () => templateStore(db),
    documents: () => documentStore(db),
    notes: () => noteStore(db),
    imports: () => importStore(db),
    onceRecords: () => onceStore(db),
    plans: () => planStore(db),
    attempts: () => attemptStore(db),
    audit: () => auditStore(db),
    subscriptions: () => subscriptionStore(db),
    planPayments: () => planPaymentStore(db),
    dues: () => dueStore(db),
    planMails: () => planMailStore(db),
    notifications: () => notificationStore(db),
    outbox: () => outboxStore(db),
    connectedAccounts: () => connectedAccountStore(db),
    paymentEvents: () => paymentEventStore(db),
    people: () => peopleStore(db),
    tenants: () => tenantStore(db),
    views: () => viewStore(db),
    requests: () => requestStore(db),
    repairTerms: () => repairTermStore(db),
    unitAccess: () => unitAccessStore(db),
    vendors: () => vendorStore(db),
    organizationSettings: () => settingsStore(db),
    feeRuns: () => feeRunStore(db),
    recurring: () => recurringStore(db),
  };
}

/** Every store over one table, each made on first use. */
export const stores = (place: Place) => lazily(storeParts(place));
export type Stores = ReturnType<typeof stores>;
