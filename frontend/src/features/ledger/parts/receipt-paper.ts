import type { PrintPaper } from '../../../../../shared/contract/prints';
import { displayDate } from '../../../../../shared/domain/dates';
import { sumOf } from '../../../../../shared/domain/ledger/accounts';
import { displayDollars } from '../../../../../shared/domain/money';
import { chargeName, lineName, type ShownLine } from './ledger-words';

/** Where a ledger is. */
export type Home = { readonly unit_number: string; readonly property_title: string };

/** The receipt of a payment that stands: what came, from whom, and what it paid. */
export function receiptPaper({ unit_number, property_title }: Home, line: ShownLine): PrintPaper | undefined {
  const { payment, type, on, covers } = line;
  if (type !== 'payment' || payment?.state !== 'settled') return undefined;
  const rest = payment.cents - sumOf(covers.map(({ cents }) => cents));
  const prepaid = rest > 0 ? [['Prepayment', '', displayDollars(rest)]] : [];
  return {
    title: 'Receipt',
    about: [
      `Unit ${unit_number}, ${property_title}`,
      payment.payer && `From ${payment.payer}`,
      `Received on ${displayDate(on)}`,
      lineName(line),
    ].filter(Boolean),
    tables: [
      {
        title: '',
        sums: [{ label: 'Received', amount: displayDollars(payment.cents) }],
        columns: ['What it paid', 'Due', 'Amount'].map((header, at) => ({ header, is_amount: at > 1 })),
        rows: [
          ...covers.map((one) => [chargeName(one), displayDate(one.due), displayDollars(one.cents)]),
          ...prepaid,
        ],
        totals: [],
      },
    ],
    closing: payment.refunded > 0 ? `${displayDollars(payment.refunded)} of it was refunded since.` : '',
  };
}
