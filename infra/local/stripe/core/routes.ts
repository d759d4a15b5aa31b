import { checkoutRoutes } from '../billing/checkout';
import { customerRoutes } from '../billing/customers';
import { invoiceRoutes } from '../billing/invoices';
import { portalRoutes } from '../billing/portal';
import { priceRoutes } from '../billing/prices';
import { productRoutes } from '../billing/products';
import { scheduleRoutes } from '../billing/schedules';
import { subscriptionRoutes } from '../billing/subscriptions';
import { accountRoutes } from '../connect/accounts';
import { balanceRoutes } from '../connect/balance';
import { paymentIntentRoutes } from '../money/payment-intents';
import { paymentMethodRoutes } from '../money/payment-methods';
import { refundRoutes } from '../money/refunds';
import { setupIntentRoutes } from '../money/setup-intents';
import { transferRoutes } from '../money/transfers';
import { listOfParams, page } from './lists';
import { nothing, text } from './params';
import { type Route, route } from './route';

const eventRoutes = [
  route('GET /v1/events', listOfParams({ type: text.optional() }), (work, { params }) =>
    page(
      work.platform
        .all('event')
        .filter(({ account }) => (account ?? '') === work.account)
        .filter(({ type }) => params.type === undefined || type === params.type),
      '/v1/events',
      params,
    ),
  ),
  route('GET /v1/events/:id', nothing, (work, { id }) => work.platform.need('event', id)),
];

/** Every call the double knows. */
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
  ...setupIntentRoutes,
  ...paymentMethodRoutes,
  ...refundRoutes,
  ...transferRoutes,
  ...accountRoutes,
  ...balanceRoutes,
  ...eventRoutes,
];
