import { describe, expect, it } from 'vitest';
import { receiptNumber } from './receipt-number';
import { hasReceipt, type ReceiptPayment, receiptPaper } from './receipt-paper';

const rent = { charge: 1, kind: 'rent', label: 'Rent', due: '2026-05-01', cents: 90_000 } as const;
const ledger = {
  unit_number: '4',
  property_title: 'Elm House',
  today: '2026-05-09',
  open: [
    { charge: 1, cents: 5_500 },
    { charge: 3, cents: 1_000 },
  ],
};
const payment: ReceiptPayment = {
  payment_id: 'pay_01k3h5d6e7abcdef0123456789',
  method: 'check',
  reference: '7',
  payer: 'Nora Whitaker',
  cents: 100_000,
  refunded: 0,
  prepaid: 10_000,
  state: 'settled',
  covers: [rent],
  on: '2026-05-03',
};

describe('a receipt', () => {
  it('says which payment, what came, from whom, what it paid, and what is left', () => {
    const paper = receiptPaper(ledger, payment);
    expect(paper.about).toEqual([
      'Receipt number EF01-2345-6789',
      'Unit 4, Elm House',
      'From Nora Whitaker',
      'Received on May 03, 2026',
      'Check 7',
      'Received: it counts as paid unless the bank returns the check',
    ]);
    expect(paper.tables[0]).toMatchObject({
      sums: [
        { label: 'Received', amount: '$1,000.00' },
        { label: 'Left to pay for the home on May 09, 2026', amount: '$65.00' },
      ],
      rows: [
        ['Rent', 'May 01, 2026', '$900.00', '$55.00'],
        ['Prepayment', '', '$100.00', ''],
      ],
    });
    expect(paper.closing).toBe('');
  });

  it.each([
    ['settled', 'card', 'Cleared'],
    ['settled', 'bank', 'Cleared'],
    ['settled', 'cash', 'Received'],
    ['pending', 'bank', 'Pending: it counts as paid once the bank clears it'],
    ['pending', undefined, 'Pending: it counts as paid once the bank clears it'],
  ] as const)('of a payment that is %s, by %s, says: %s', (state, method, words) => {
    expect(receiptPaper(ledger, { ...payment, state, method }).about.at(-1)).toBe(words);
  });

  it('of money on its way does not say that it was received', () => {
    const paper = receiptPaper(ledger, { ...payment, state: 'pending', covers: [], prepaid: 0 });
    expect(paper.title).toBe('Receipt of a pending payment');
    expect(JSON.stringify(paper)).not.toContain('Received');
  });

  it('says what was refunded since, and is not there for what did not stay', () => {
    expect(receiptPaper(ledger, { ...payment, refunded: 4_000 }).closing).toBe(
      '$40.00 of it was refunded since.',
    );
    const states = ['settled', 'pending', 'initiated', 'returned', 'disputed', 'failed', 'expired'];
    expect(states.filter((state) => hasReceipt({ state, method: 'bank' }))).toEqual(['settled', 'pending']);
    expect(hasReceipt({ state: 'settled', method: 'opening' })).toBe(false);
  });

  it('has a number to read out, from the random end of the payment’s id', () => {
    expect(receiptNumber('pay_01k3h5d6e7abcdef0123456789')).toBe('EF01-2345-6789');
    expect(receiptNumber('pay_1')).toBe('PAY_-1');
  });
});
