import { describe, expect, it } from 'vitest';
import type { ShownLine } from './ledger-words';
import { receiptPaper } from './receipt-paper';

const home = { unit_number: '4', property_title: 'Elm House' };
const rent = { charge: 1, kind: 'rent', label: 'Rent', due: '2026-05-01', cents: 90_000 } as const;
const payment = {
  ...{ payment_id: 'pay_1', method: 'check', reference: '7', payer: 'Nora Whitaker', cents: 100_000 },
  ...{ refunded: 0, prepaid: 10_000, state: 'settled', covers: [] },
} as const;
const line: ShownLine = {
  ...{ entry_id: 'payment:pay_1', seq: 2, type: 'payment', on: '2026-05-03', at: '2026-05-03T12:00:00.000Z' },
  ...{ amount: -100_000, balance: -10_000, payment, covers: [rent] },
};

describe('a receipt', () => {
  it('says what came, from whom, and what it paid; what is left is a prepayment', () => {
    const paper = receiptPaper(home, line);
    expect(paper?.about).toEqual([
      ...['Unit 4, Elm House', 'From Nora Whitaker', 'Received on May 03, 2026', 'Payment: check 7'],
    ]);
    expect(paper?.tables[0]).toMatchObject({
      sums: [{ label: 'Received', amount: '$1,000.00' }],
      rows: [
        ['Rent', 'May 01, 2026', '$900.00'],
        ['Prepayment', '', '$100.00'],
      ],
    });
    expect(paper?.closing).toBe('');
  });

  it('says what was refunded since, and is not there for what did not stay', () => {
    const some = { ...line, payment: { ...payment, refunded: 4_000 } };
    expect(receiptPaper(home, some)?.closing).toBe('$40.00 of it was refunded since.');
    expect(receiptPaper(home, { ...line, payment: { ...payment, state: 'returned' } })).toBeUndefined();
    expect(receiptPaper(home, { ...line, type: 'refund' })).toBeUndefined();
  });
});
