import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { subscriptions } from '../../../../../shared/contract/subscriptions';

export type Checkout = AnswerOf<typeof subscriptions.getCheckout>['data'];

const everyMs = 2000;
/** A card settles in seconds. After a minute the payment waits for a bank, which takes days. */
const most = { processing: 30, open: 3, paid: 0, expired: 0 } as const satisfies Record<
  Checkout['status'],
  number
>;

/** Milliseconds until the next check; false once nothing more can change soon. */
export const askAgain = (status: Checkout['status'] | undefined, answers: number): number | false =>
  status === undefined || answers <= most[status] ? everyMs : false;
