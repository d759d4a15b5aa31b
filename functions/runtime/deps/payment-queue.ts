import { env } from '../../../infra/env';
import { sqsPaymentQueue } from '../../gateways/payments/payment-queue-sqs';
import { required } from './environment';

/** The queue of stored webhook events, for functions that receive or resend them. */
export const paymentQueue = () => sqsPaymentQueue({ queueUrl: required(env.paymentQueueUrl) });
