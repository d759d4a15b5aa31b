import { env } from '../../../infra/env';
import { sqsPaymentQueue } from '../../gateways/payment-queue-sqs';
import { required } from './environment';

/** The queue of kept webhook events, for what receives them or sends them again. */
export const paymentQueue = () => sqsPaymentQueue({ queueUrl: required(env.paymentQueueUrl) });
