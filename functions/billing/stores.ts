import type { Deps } from '../runtime/deps';
import { type Opened, partOf } from '../runtime/deps-with-stores';
import { accountReads } from '../table/account-reads';
import { dueStore } from '../table/dues';
import { noticeStore } from '../table/notices';
import { organizationStore } from '../table/organizations';
import { promote } from '../table/people-promote';
import { planPaymentStore } from '../table/plan-payments';
import { planStore } from '../table/plans';
import { subscriptionStore } from '../table/subscriptions';

/** What keeping a subscription in step with the payment provider asks of the table: handlers, the webhook's worker and the jobs. */
export const stores = ({ table, wait }: Opened) =>
  ({
    accounts: partOf('accounts', accountReads(table)),
    dues: dueStore(table),
    notices: noticeStore(table, { wait }),
    organizations: organizationStore(table, { wait }),
    people: partOf('people', { promote: (change) => promote(table, change, { wait }) }),
    planPayments: planPaymentStore(table),
    plans: planStore(table),
    subscriptions: subscriptionStore(table, { wait }),
  }) satisfies Partial<Deps>;
