import { remindTrials } from '../common/billing/remind';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { job } from '../runtime/job';

export const remindTrialsWith = job('remind-trials', remindTrials);

export const handler = remindTrialsWith(depsFromEnv());
