import { env } from '../../infra/env';
import { required } from './deps-settings';

/** The queue of kept notices, for what receives them or sends them again. */
export const withPaymentQueue = async () => {
  const { sqsPaymentQueue } = await import('../gateways/payment-queue-sqs');
  return { paymentQueue: sqsPaymentQueue({ queueUrl: required(env.paymentQueueUrl) }) };
};
