import { subscriptionRoutes } from '../billing/change-subscription';
import { checkoutRoutes } from '../billing/checkout-sessions';
import { customerRoutes } from '../billing/customers';
import { invoiceRoutes } from '../billing/invoices';
import { portalRoutes } from '../billing/open-portal';
import { priceRoutes } from '../billing/prices';
import { productRoutes } from '../billing/products';
import { scheduleRoutes } from '../billing/schedules';
import { accountRoutes } from '../connect/accounts';
import { balanceRoutes } from '../connect/balance';
import { disputeRoutes } from '../money/disputes';
import { paymentIntentRoutes } from '../money/payment-intents';
import { paymentMethodRoutes } from '../money/payment-methods';
import { refundRoutes } from '../money/refunds';
import { transferRoutes } from '../money/transfers';
import type { Route } from './route';

/** Every call the double supports. */
export const routes: readonly Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...transferRoutes,
  ...accountRoutes,
  ...balanceRoutes,
];
