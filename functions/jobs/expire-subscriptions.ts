import { expireSubscriptions } from '../billing/expire';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withMail } from '../runtime/deps-with-mail';
import { withPayments } from '../runtime/deps-with-payments';
import { withStores } from '../runtime/deps-with-stores';
import { billingJob } from './billing-job';

export const expireSubscriptionsWith = billingJob('expire-subscriptions', expireSubscriptions);

export const handler = expireSubscriptionsWith(
  depsFromEnv(
    withStores(() => import('../billing/stores')),
    withMail,
    withPayments,
  ),
);
