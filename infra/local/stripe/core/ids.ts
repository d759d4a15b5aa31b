import { randomBytes } from 'node:crypto';
import type { Kind } from './kinds';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

let bytesOf: (length: number) => Iterable<number> = randomBytes;

/** Letters and digits, as in Stripe's ids. */
export const randomText = (length: number): string =>
  Array.from(bytesOf(length), (byte) => letters[byte % letters.length]).join('');

/** Runs synchronous work so that its new ids are the same on every machine. */
export function withRepeatableIds<T>(seed: number, run: () => T): T {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  bytesOf = (length) => Array.from({ length }, next);
  try {
    return run();
  } finally {
    bytesOf = randomBytes;
  }
}

/** Stripe's id prefixes of stored objects. */
const kindPrefixes = {
  product: 'prod_',
  price: 'price_1',
  customer: 'cus_',
  payment_method: 'pm_1',
  payment_intent: 'pi_3',
  setup_intent: 'seti_1',
  charge: 'ch_3',
  refund: 're_3',
  subscription: 'sub_1',
  subscription_schedule: 'sub_sched_1',
  invoice: 'in_1',
  invoice_payment: 'inpay_1',
  'checkout.session': 'cs_test_a1',
  account: 'acct_1',
  transfer: 'tr_3',
  transfer_reversal: 'trr_1',
  payout: 'po_1',
  dispute: 'du_1',
  balance_transaction: 'txn_3',
  delivery: 'whd_',
} as const satisfies Partial<Record<Kind, string>>;
const prefixes = {
  ...kindPrefixes,
  portal_session: 'bps_1',
  event: 'evt_1',
  item: 'si_',
  line: 'il_1',
  request: 'req_',
} as const;

export const newId = (kind: keyof typeof prefixes): string => `${prefixes[kind]}${randomText(22)}`;

/** The kind of object an id belongs to, by its longest prefix. */
export function kindOfId(id: string): Kind | undefined {
  const kinds = Object.entries(kindPrefixes) as [Kind, string][];
  const [found] = kinds
    .filter(([, prefix]) => id.startsWith(prefix))
    .sort(([, a], [, b]) => b.length - a.length);
  return found?.[0];
}
