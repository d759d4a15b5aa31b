import { remindTrials } from '../billing/remind';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withMail } from '../runtime/deps-with-mail';
import { withStores } from '../runtime/deps-with-stores';
import { billingJob } from './billing-job';

export const remindTrialsWith = billingJob('remind-trials', remindTrials);

export const handler = remindTrialsWith(
  depsFromEnv(
    withStores(() => import('../billing/stores')),
    withMail,
  ),
);
