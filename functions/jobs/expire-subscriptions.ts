import { expireSubscriptions } from '../common/billing/expire';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { payments } from '../runtime/deps/payments';
import { job } from '../runtime/job';

export const expireSubscriptionsWith = job('expire-subscriptions', expireSubscriptions);

export const handler = expireSubscriptionsWith(depsFromEnv({ payments }));
