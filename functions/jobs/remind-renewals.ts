import { remindRenewals } from '../billing/remind';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withMail } from '../runtime/deps-with-mail';
import { withStores } from '../runtime/deps-with-stores';
import { billingJob } from './billing-job';

export const remindRenewalsWith = billingJob('remind-renewals', remindRenewals);

export const handler = remindRenewalsWith(
  depsFromEnv(
    withStores(() => import('../billing/stores')),
    withMail,
  ),
);
