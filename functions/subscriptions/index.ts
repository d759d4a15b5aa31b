import { subscriptions } from '../../shared/contract/subscriptions';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withPayments } from '../runtime/deps-with-payments';
import { withRareMail } from '../runtime/deps-with-rare-mail';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
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

export const handler = feature(
  'subscriptions',
  { rows: subscriptions, handlers },
  depsFromEnv(
    withStores(() => import('./stores')),
    withRareMail,
    withPayments,
  ),
);
