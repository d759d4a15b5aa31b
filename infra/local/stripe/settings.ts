import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../../functions/gateways/clock';
import type { PastSubscriber, Recalled } from './billing/past';
import type { Deliveries } from './webhooks/deliver';
import type { Send } from './webhooks/send';

export type StripeDoubleSettings = {
  /** Everything lies in `<folder>/state.json`. */
  readonly folder: string;
  readonly clock: Clock;
  /** The secret key that calls must bring: `sk_test_…`. */
  readonly secret: string;
  /** What notices are signed with: `whsec_…`. */
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  /** The origin that hosted pages are on, without a slash at its end. */
  readonly publicUrl: string;
  /** The path it is mounted on, without a slash at its end. */
  readonly mount?: string;
  /** Instead of HTTP, for tests. */
  readonly send?: Send;
  /** False sends notices only when `deliverAll` or `advance` is called. */
  readonly automatic?: boolean;
};

export type StripeDouble = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Plays what is due by the clock, sends the notices that are due, and answers how many things happened. */
  advance(): Promise<number>;
  /** Sends every notice that is due and waits for the answers. */
  deliverAll(): Promise<number>;
  /** For demo data: what these people would have here, had they paid since then. Answers in their order, and tells the product nothing. */
  recall(people: readonly PastSubscriber[]): Promise<Recalled[]>;
  readonly webhooks: Deliveries;
  stop(): Promise<void>;
};
