// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenBill } from '../../../../../shared/contract/checks';
import { type Answer, type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const bill = (over: Partial<OpenBill> = {}): OpenBill => ({
  bill_id: 'bill:1',
  vendor: 'Ames Plumbing',
  category: 'repairs',
  cents: 10_000,
  billed_on: '2026-06-20',
  due_on: '2026-07-01',
  reference: 'A-7',
  memo: 'Sink',
  unit_number: '2B',
  has_invoice: false,
  property_id: 'prp_1',
  property_title: 'Elm House',
  account_id: 'bnk_1',
  is_past_due: true,
  ...over,
});
const bills = [
  bill(),
  bill({ bill_id: 'bill:2', property_id: 'prp_2', property_title: 'Oak', cents: 3_000 }),
  bill({ bill_id: 'bill:3', vendor: 'City Water', cents: 2_500, is_past_due: false, category: 'utilities' }),
];
const accounts = [{ account_id: 'bnk_1', name: 'Rent trust', last4: '4821', next_check: 1_041 }];

type Sent = { bills: { property_id: string; bill_id: string }[] };
const nothing = { paid: [], checks: [], refused: [] };

/** A server with these bills that keeps the bodies of what it was asked. */
function show(over: object = {}, pay: (sent: Sent) => Answer = () => ok(nothing)) {
  const asked: Record<string, unknown[]> = { pay: [], print: [] };
  fakeServer({
    'GET /api/ledger/listOpenBills': () =>
      ok({ bills, has_more: false, owed: 15_500, accounts, may_pay: true, ...over }),
    'POST /api/ledger/payBills': ({ body }: Asked) => {
      asked.pay?.push(body);
      return pay(body as Sent);
    },
    'POST /api/prints/printChecks': ({ body }: Asked) => {
      asked.print?.push(body);
      return ok({ pdf: btoa('%PDF') });
    },
  });
  return asked;
}

describe('bills of all properties', () => {
  it('are listed with what is owed', async () => {
    show();
    await renderScreen('/bills');
    await screen.findByText('To pay: $155.00');
    await expectOutline('bills');
  });

  it('narrow by property and by what is typed', async () => {
    show();
    const { place } = await renderScreen('/bills?q=water');
    await screen.findByText('City Water');
    expect(screen.queryByText('Ames Plumbing')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Clear/ }));
    await screen.findAllByText('Ames Plumbing');
    expect(place()).toBe('/bills');
  });

  it('that are chosen are paid by check, printed, and one that is refused says why', async () => {
    const asked = show({}, ({ bills: [first, second] }) =>
      ok({
        paid: [{ ...first, check: 1_050 }],
        checks: [{ account_id: 'bnk_1', number: 1_050, payee: 'Ames Plumbing', cents: 10_000 }],
        refused: [{ ...second, why: 'At most $5.00 is possible' }],
      }),
    );
    await renderScreen('/bills');
    for (const name of [/Ames Plumbing/, /City Water/])
      await userEvent.click((await screen.findAllByRole('checkbox', { name }))[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Pay $125.00' }));
    const dialog = within(await screen.findByRole('dialog'));
    const number = dialog.getByRole('textbox', { name: /First check number/ });
    expect((number as HTMLInputElement).value).toBe('1041');
    await userEvent.clear(number);
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $125.00' }));
    await dialog.findByText('Enter the first check number');
    await userEvent.type(number, '1050');
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $125.00' }));
    await dialog.findByText('Paid by check 1050');
    await dialog.findByText('At most $5.00 is possible');
    expect(asked.pay?.at(-1)).toMatchObject({
      method: 'check',
      first_checks: [{ account_id: 'bnk_1', number: 1_050 }],
      bills: [{ bill_id: 'bill:1' }, { bill_id: 'bill:3' }],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Print the check' }));
    const print = within(await screen.findByRole('dialog', { name: 'Print the check' }));
    await userEvent.click(print.getByRole('radio', { name: /Bottom/ }));
    await userEvent.click(print.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(asked.print?.at(-1)).toMatchObject({ numbers: [1_050], layout: 'bottom' }));
  });

  it('whose check number is used say so', async () => {
    const fields = { 'first_checks.0.number': 'Check 1041 is used already' };
    show({}, () => refused(409, 'check-used', { fields }));
    await renderScreen('/bills');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay bills' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /City Water/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $25.00' }));
    await dialog.findByText('Check 1041 is used already');
  });

  it('without a bank account are paid by transfer: there is no check to number', async () => {
    const asked = show({ accounts: [] });
    await renderScreen('/bills');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay bills' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('textbox', { name: /First check number/ })).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: /City Water/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $25.00' }));
    await waitFor(() => expect(asked.pay?.at(-1)).toMatchObject({ method: 'transfer', first_checks: [] }));
  });

  it('are only looked at by who may not pay them', async () => {
    show({ may_pay: false, accounts: [] });
    await renderScreen('/bills');
    await screen.findByText('City Water');
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
