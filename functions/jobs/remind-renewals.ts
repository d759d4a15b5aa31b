import { remindRenewals } from '../common/billing/remind';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { job } from '../runtime/job';

export const remindRenewalsWith = job('remind-renewals', remindRenewals);

export const handler = remindRenewalsWith(depsFromEnv());
