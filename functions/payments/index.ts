import { payments } from '../../shared/contract/payments';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { paymentQueue } from '../runtime/deps/payment-queue';
import { payments as provider } from '../runtime/deps/payments';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { receiveEvent } from './receive-event';

export const handlers = { receiveEvent } satisfies Handlers<'payments'>;

export const gateways = { payments: provider, paymentQueue };

export const handler = feature('payments', { rows: payments, handlers }, depsFromEnv(gateways));
