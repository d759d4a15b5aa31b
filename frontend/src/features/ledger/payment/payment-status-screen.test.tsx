// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ledger, LedgerLine } from '../../../../../shared/contract/ledger-shapes';
import { type Asked, fakeServer, ok } from '../../../testing/fake-server';
import { aLedger, ledgerLine, paymentLine } from '../../../testing/ledger-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const one = 'GET /api/ledger/getLedger/*';
const path = '/editPayment-status?id=lse_1&payment=pay_1';
type Payment = NonNullable<LedgerLine['payment']>;

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

/** A ledger with this payment, and what came after it. */
function withPayment(more: Partial<Payment>, later: readonly Partial<LedgerLine>[] = []): Ledger {
  const { payment, ...line } = paymentLine();
  const paid = payment && { ...payment, ...more };
  const after = later.map((each, at) => ({ ...line, entry_id: `later:${at}`, payment: paid, ...each }));
  return aLedger({ lines: [...after, { ...line, payment: paid }, ledgerLine()] });
}

type State = {
  readonly word: string;
  readonly outline: string;
  readonly change: Partial<Payment>;
  readonly later: readonly Partial<LedgerLine>[];
};

describe('the status of a payment [RTE-02]', () => {
  it('says where a check stands, what it pays, and what can be done', async () => {
    fakeServer({ [one]: () => ok(withPayment({ prepaid: 2_500 })) });
    await renderScreen(path);
    expect(await screen.findByRole('heading', { name: 'Payment of $1,000.00' })).toBeTruthy();
    expect(screen.getByText('Settled')).toBeTruthy();
    await expectOutline('payment-status-settled');
  });

  it.each<State>([
    {
      word: 'Returned',
      outline: 'payment-status-returned',
      change: { state: 'returned', covers: [] },
      later: [{ type: 'return', on: '2026-11-09', amount: 100_000, why: 'No funds', covers: [] }],
    },
    {
      word: 'Disputed',
      outline: 'payment-status-disputed',
      later: [],
      change: { state: 'disputed', method: 'card', reference: '' },
    },
    {
      word: 'Partly refunded',
      outline: 'payment-status-partly-refunded',
      change: { method: 'bank', reference: '', payer: '', refunded: 40_000 },
      later: [{ type: 'refund', on: '2026-11-10', amount: 40_000, why: 'Paid twice', covers: [] }],
    },
    {
      word: 'Refunded',
      outline: 'payment-status-refunded',
      later: [],
      change: { refunded: 100_000, covers: [] },
    },
    {
      word: 'Settled',
      outline: 'payment-status-from-deposit',
      later: [],
      change: { method: 'deposit', reference: '' },
    },
  ])('says $word [D28] [D29]', async ({ word, outline, change, later }) => {
    fakeServer({ [one]: () => ok(withPayment(change, later)) });
    await renderScreen(path);
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    await expectOutline(outline);
  });

  it('of a bank debit that came back says so', async () => {
    fakeServer({ [one]: () => ok(withPayment({ state: 'returned', method: 'bank', covers: [] })) });
    await renderScreen(path);
    expect(await screen.findByText('The bank returned this payment')).toBeTruthy();
    expect(screen.queryByText('Change this payment')).toBeNull();
  });

  it.each([
    ['Record', 'Record the refund', 'refundPayment', { payment_id: 'pay_1', cents: 5_000 }],
    ['Reverse', 'Reverse payment', 'returnPayment', { payment_id: 'pay_1', fee_cents: 0 }],
  ])('%s: asks for the reason, posts once, and shows what became of it', async (name, button, call, body) => {
    const bodies: unknown[] = [];
    let ledger = withPayment({});
    fakeServer({
      [one]: () => ok(ledger),
      [`POST /api/ledger/${call}`]: (asked: Asked) => {
        bodies.push(asked.body);
        ledger = withPayment({ state: 'returned', covers: [] });
        return ok({ entry_id: 'return:1' });
      },
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    if (call === 'refundPayment') await userEvent.type(dialog.getByLabelText(/^Amount/), '50');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Bounced');
    await userEvent.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText('Returned')).toBeTruthy();
    expect(bodies).toMatchObject([{ lease_id: 'lse_1', ...body, reason: 'Bounced' }]);
  });

  it('reads on until the payment is found, among payments alone', async () => {
    const asked: (string | null)[][] = [];
    fakeServer({
      [one]: ({ query }: Asked) => {
        asked.push([query.get('show'), query.get('limit'), query.get('after')]);
        return query.get('after') === 'c1'
          ? ok(withPayment({}))
          : ok(aLedger({ lines: [ledgerLine()], next: 'c1' }));
      },
    });
    await renderScreen(path);
    expect(await screen.findByText('Settled')).toBeTruthy();
    expect(asked).toEqual([
      ['payments', '100', null],
      ['payments', '100', 'c1'],
    ]);
  });

  it('is not there for a payment of another ledger, and changes nothing for who may only look', async () => {
    fakeServer({ [one]: () => ok(withPayment({ payment_id: 'pay_2' })) });
    await renderScreen(path);
    expect(await screen.findByText('Payment not found')).toBeTruthy();
    leaveScreen();
    const may = { change: false, open: false, share: false };
    fakeServer({ [one]: () => ok({ ...withPayment({}), may }) });
    await renderScreen(path);
    expect(await screen.findByText('Settled')).toBeTruthy();
    expect(screen.queryByText('Change this payment')).toBeNull();
    leaveScreen();
    logIn({ role: 'tenant' });
    const calls = fakeServer({});
    await renderScreen(path);
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('without a payment leads to the lease’s payments, and from a line of them back here', async () => {
    fakeServer({ [one]: () => ok(withPayment({ state: 'returned' })) });
    const { place } = await renderScreen('/editPayment-status?id=lse_1');
    await waitFor(() => expect(place()).toBe('/ledgesData?id=lse_1&show=payments'));
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Payment: check 1042' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Payment status' }));
    await waitFor(() => expect(place()).toBe(path));
    expect(await screen.findByText('This payment was reversed')).toBeTruthy();
  });
});
