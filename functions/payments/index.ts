import { payments } from '../../shared/contract/payments';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withPaymentQueue } from '../runtime/deps-with-payment-queue';
import { withPayments } from '../runtime/deps-with-payments';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
import { receiveEvent } from './receive-event';

export const handlers = { receiveEvent } satisfies Handlers<'payments'>;

export const handler = feature(
  'payments',
  { rows: payments, handlers },
  depsFromEnv(
    withStores(() => import('./stores')),
    withPayments,
    withPaymentQueue,
  ),
);
