import { displayDate } from '../dates';
import type { Day } from '../leases/moments';
import { displayDollars } from '../money';
import { sumOf } from './accounts';
import type { OpenCharge, PaymentMethod } from './entry';
import { chargeName } from './kind-names';
import { methodNames } from './method-names';
import { receiptNumber } from './receipt-number';

/** A receipt is of money that stands, or that is on its way online. Returned and disputed money has none. */
const receiptStates = ['settled', 'pending'] as const;
type ReceiptState = (typeof receiptStates)[number];

type Covered = Pick<OpenCharge, 'charge' | 'kind' | 'label' | 'due' | 'cents'>;

/** A payment as its reader may see it, in cents. Of a pending one, `method` can be unknown. */
export type ReceiptPayment = {
  readonly payment_id: string;
  readonly state: ReceiptState;
  readonly method?: PaymentMethod | undefined;
  readonly reference: string;
  readonly payer: string;
  readonly cents: number;
  readonly refunded: number;
  readonly prepaid: number;
  readonly covers: readonly Covered[];
  /** The property's day: received, or begun while it is pending. */
  readonly on: Day;
};

/** The ledger it is of: what is open today, in cents. */
export type ReceiptLedger = {
  readonly unit_number: string;
  readonly property_title: string;
  readonly today: Day;
  readonly open: readonly Pick<OpenCharge, 'charge' | 'cents'>[];
};

type Standing = { readonly state: string; readonly method?: PaymentMethod | undefined };

/** Money of an opening balance came before the ledger began: nobody here saw it. */
export const hasReceipt = <P extends Standing>(payment: P): payment is P & { readonly state: ReceiptState } =>
  payment.method !== 'opening' && receiptStates.some((state) => state === payment.state);

/** Pending or cleared. Nobody tells us when a check clears, only when it does not. */
function stateText({ state, method }: ReceiptPayment): string {
  if (state === 'pending') return 'Pending: it counts as paid once the bank clears it';
  if (method === 'card' || method === 'bank') return 'Cleared';
  return method === 'check' ? 'Received: it counts as paid unless the bank returns the check' : 'Received';
}

const columns = [
  { header: 'What it paid', is_amount: false },
  { header: 'Due', is_amount: false },
  { header: 'Amount', is_amount: true },
  { header: 'Left of it', is_amount: true },
];

/** What people read of a payment: which one, how it came and stands, what it paid, and what is left. */
export function receiptPaper(ledger: ReceiptLedger, payment: ReceiptPayment) {
  const { unit_number, property_title, today, open } = ledger;
  const { state, method, reference, payer, cents, refunded, prepaid, covers, on, payment_id } = payment;
  const isPending = state === 'pending';
  const leftOf = (charge: number): number => open.find((one) => one.charge === charge)?.cents ?? 0;
  const how = method ? [methodNames[method], reference].filter(Boolean).join(' ') : '';
  return {
    title: isPending ? 'Receipt of a pending payment' : 'Receipt',
    about: [
      `Receipt number ${receiptNumber(payment_id)}`,
      `Unit ${unit_number}, ${property_title}`,
      payer ? `From ${payer}` : '',
      `${isPending ? 'Begun' : 'Received'} on ${displayDate(on)}`,
      how,
      stateText(payment),
    ].filter(Boolean),
    tables: [
      {
        title: '',
        sums: [
          { label: isPending ? 'Pending' : 'Received', amount: displayDollars(cents) },
          {
            label: `Left to pay for the home on ${displayDate(today)}`,
            amount: displayDollars(sumOf(open.map((one) => one.cents))),
          },
        ],
        columns,
        rows: [
          ...covers.map((one) => [
            chargeName(one),
            displayDate(one.due),
            displayDollars(one.cents),
            displayDollars(leftOf(one.charge)),
          ]),
          ...(prepaid > 0 ? [['Prepayment', '', displayDollars(prepaid), '']] : []),
        ],
        totals: [],
      },
    ],
    closing: refunded > 0 ? `${displayDollars(refunded)} of it was refunded since.` : '',
  };
}
