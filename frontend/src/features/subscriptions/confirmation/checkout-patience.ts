import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { subscriptions } from '../../../../../shared/contract/subscriptions';

export type Checkout = AnswerOf<typeof subscriptions.getCheckout>['data'];

const everyMs = 2000;
/** A card is settled in seconds; after a minute somebody waits for a bank, which takes days. */
const most = { processing: 30, open: 3, paid: 0, expired: 0 } as const satisfies Record<
  Checkout['status'],
  number
>;

/** When to ask again, in milliseconds; false once there is nothing to wait for, or no point in it. */
export const askAgain = (status: Checkout['status'] | undefined, answers: number): number | false =>
  status === undefined || answers <= most[status] ? everyMs : false;
