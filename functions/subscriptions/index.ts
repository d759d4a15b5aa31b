import { subscriptions } from '../../shared/contract/subscriptions';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { payments } from '../runtime/deps/payments';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { changePlan } from './change-plan';
import { checkUnitLimit } from './check-unit-limit';
import { getAllPlans } from './get-all-plans';
import { getCheckout } from './get-checkout';
import { getMySubscription } from './get-my-subscription';
import { getReceipt } from './get-receipt';
import { openBillingPortal } from './open-billing-portal';
import { previewPlanChange } from './preview-plan-change';
import { saveAutoPayOption } from './save-autopay-option';
import { startCheckout } from './start-checkout';

export const handlers = {
  getAllPlans,
  checkUnitLimit,
  getMySubscription,
  saveAutoPayOption,
  previewPlanChange,
  startCheckout,
  getCheckout,
  changePlan,
  openBillingPortal,
  getReceipt,
} satisfies Handlers<'subscriptions'>;

export const gateways = { payments };

export const handler = feature('subscriptions', { rows: subscriptions, handlers }, depsFromEnv(gateways));
