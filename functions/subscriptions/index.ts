import { subscriptions } from '../../shared/contract/subscriptions';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { checkUnitLimit } from './check-unit-limit';
import { getAllPlans } from './get-all-plans';

export const handlers = { getAllPlans, checkUnitLimit } satisfies Handlers<'subscriptions'>;

export const handler = feature('subscriptions', { rows: subscriptions, handlers });
