// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../../shared/contract/bills';
import type { OwnerStatement, PropertyMoney } from '../../../../../shared/contract/owner-money';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { FakeUpload, useFakeUpload } from '../../../testing/fake-upload';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const rosa = { owner_id: 'own_1', name: 'Rosa Delgado' };
const money: PropertyMoney = {
  property_id: 'prp_1',
  property_title: 'Elm House',
  today: '2026-11-22',
  may: { change: true },
  owners: [
    {
      ...rosa,
      balance: 72_000,
      uncleared: 12_000,
      reserve: 3_000,
      fees_due: 5_760,
      bills_due: 0,
      distributable: 51_240,
      transferable: 0,
      bank_ready: false,
    },
  ],
  at_provider: 0,
  terms: { fee: { kind: 'percent', hundredths: 825 }, from: '2026-10', reserve: 3_000, version: 1 },
  lines: [
    {
      entry_id: 'expense:1',
      type: 'expense',
      on: '2026-11-20',
      at: '2026-11-20T09:00:00.000Z',
      by: 'Ada Vale',
      why: '',
      cents: -18_000,
      parts: [{ ...rosa, cents: -18_000 }],
      vendor: 'Ace',
      category: 'repairs',
      method: 'check',
      reference: '7',
      is_reversed: false,
      has_invoice: false,
    },
  ],
};
const path = '/property-money?id=prp_1';
const read = 'GET /api/ledger/getPropertyMoney/*';

/** A server that keeps what a call was asked. */
function serve(call: string, routes: Parameters<typeof fakeServer>[0]): unknown[] {
  const bodies: unknown[] = [];
  fakeServer({
    ...routes,
    [`POST /api/ledger/${call}`]: ({ body }: Asked) => {
      bodies.push(body);
      return ok({ entry_id: 'expense:2' });
    },
  });
  return bodies;
}
async function type(label: RegExp, text: string) {
  const input = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

describe('a property’s money [RTE-02]', () => {
  it('waits, fails with Retry, and is closed to who does not see it', async () => {
    fakeServer({ [read]: never });
    await renderScreen(path);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [read]: () => refused(500, 'internal') });
    await renderScreen(path);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    fakeServer({});
    await renderScreen(path);
    expect(await screen.findByText(/have access to this page/)).toBeTruthy();
  });

  it('sets a fee of 0.01 to 100 percent, or a flat amount, and what is kept back', async () => {
    const bodies = serve('setManagementFee', { [read]: () => ok(money) });
    await renderScreen(path);
    const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await open();
    for (const [typed, isTaken] of [
      ['0', false],
      ['100.01', false],
      ['0.01', true],
    ] as const) {
      await type(/^Percentage/, typed);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      if (!isTaken)
        expect((await screen.findAllByText('Enter a percentage from 0.01 to 100')).length).toBeGreaterThan(0);
    }
    await waitFor(() => expect(bodies).toHaveLength(1));
    const place = { property_id: 'prp_1', version: 1, from_month: '2026-11', reserve_cents: 3_000 };
    expect(bodies).toEqual([{ ...place, fee: { kind: 'percent', hundredths: 1 } }]);
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: /^Flat amount/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Enter an amount above zero')).length).toBeGreaterThan(0);
    await type(/^Amount a month/, '0.01');
    await userEvent.selectOptions(screen.getByLabelText('From'), 'Oct 2026');
    await type(/^Reserve/, '12.34');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toEqual({
      ...place,
      from_month: '2026-10',
      reserve_cents: 1_234,
      fee: { kind: 'flat', cents: 1 },
    });
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: /^None/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies[2]).toMatchObject({ fee: { kind: 'none' } }));
  });

  it('takes an expense, and pays no more than can be paid out [D44]', async () => {
    const bodies = serve('addExpense', { [read]: () => ok(money) });
    await renderScreen(path);
    expect(await screen.findByText('Expense: Ace')).toBeTruthy();
    expect(screen.getByText('8.25% of collections')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record expense' }));
    await type(/^Paid to/, 'Buckeye');
    await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'repairs');
    await type(/^Amount/, '180');
    await userEvent.click(screen.getByRole('button', { name: 'Record the expense' }));
    const facts = { vendor: 'Buckeye', category: 'repairs', cents: 18_000, paid_on: '2026-11-22' };
    await waitFor(() => expect(bodies).toMatchObject([{ property_id: 'prp_1', ...facts }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay Rosa Delgado' }));
    await type(/^Amount/, '512.41');
    await userEvent.click(screen.getByRole('button', { name: 'Record the payment' }));
    expect((await screen.findAllByText('At most $512.40 is possible')).length).toBeGreaterThan(0);
  });
});

describe('bills of a property [RTE-02]', () => {
  const bills: Bill[] = [
    {
      bill_id: 'bill:1',
      vendor: 'Columbus Water',
      category: 'utilities',
      cents: 31_245,
      state: 'open',
      billed_on: '2026-11-01',
      due_on: '2026-11-20',
      reference: 'W-9',
      memo: '',
      unit_number: '',
      has_invoice: true,
    },
    {
      bill_id: 'bill:2',
      vendor: 'Ace',
      category: 'repairs',
      cents: 18_000,
      state: 'paid',
      billed_on: '2026-10-01',
      due_on: '2026-10-20',
      reference: '',
      memo: '',
      unit_number: '101',
      has_invoice: false,
      paid: { on: '2026-10-19', method: 'check', reference: '12' },
    },
  ];
  const units = [{ unit_id: 'unt_1', unit_number: '101' }];
  const list = 'GET /api/ledger/listBills/*';
  const all = { [read]: () => ok(money), [list]: () => ok({ bills, has_more: false, owed: 31_245, units }) };
  const choose = async (what: string) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Actions for Columbus Water, due Nov 20, 2026' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: what }));
  };

  it('fail with Retry, say what will stand here, and are only read by who may not change them', async () => {
    fakeServer({ ...all, [list]: () => refused(500, 'internal') });
    await renderScreen(path);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    leaveScreen();
    fakeServer({ ...all, [list]: () => ok({ bills: [], has_more: false, owed: 0, units }) });
    await renderScreen(path);
    expect(await screen.findByText('No bills yet')).toBeTruthy();
    leaveScreen();
    fakeServer({ ...all, [read]: () => ok({ ...money, may: { change: false } }) });
    await renderScreen(path);
    expect(await screen.findByText('Bills: $312.45 to pay')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record bill' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for the bill/ })).toBeNull();
  });

  it('are recorded with their unit and due day', async () => {
    const bodies = serve('addBill', all);
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Record bill' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Record the bill' }));
    expect((await screen.findAllByText('Enter an amount above zero')).length).toBeGreaterThan(0);
    expect((await screen.findAllByText('Choose a category')).length).toBeGreaterThan(1);
    await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'repairs');
    await type(/^Vendor/, 'Harmon Heating');
    await type(/^Amount/, '189');
    await userEvent.selectOptions(await screen.findByLabelText(/^Unit/), 'unt_1');
    await userEvent.click(screen.getByRole('button', { name: 'Record the bill' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          property_id: 'prp_1',
          unit_id: 'unt_1',
          vendor: 'Harmon Heating',
          category: 'repairs',
          cents: 18_900,
          billed_on: '2026-11-22',
          due_on: '2026-11-22',
          reference: '',
          memo: '',
        },
      ]),
    );
  });

  it('are recorded with the invoice that was sent straight to storage, and no other kind of file', async () => {
    useFakeUpload();
    const asked: unknown[] = [];
    const bodies = serve('addBill', {
      ...all,
      'POST /api/ledger/createInvoiceUpload': ({ body }: Asked) => {
        asked.push(body);
        return ok({ upload: 'doc_1', url: 'https://files.test/', fields: { key: 'k' } });
      },
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Record bill' }));
    await userEvent.selectOptions(await screen.findByLabelText(/^Category/), 'repairs');
    await type(/^Vendor/, 'Harmon Heating');
    await type(/^Amount/, '189');
    const choose = (file: File) =>
      fireEvent.change(screen.getByLabelText(/^Invoice \(optional\)/), { target: { files: [file] } });
    choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    await userEvent.click(screen.getByRole('button', { name: 'Record the bill' }));
    expect((await screen.findAllByText(/is neither a PDF nor/)).length).toBeGreaterThan(0);
    choose(new File(['%PDF'], 'A-7.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('A-7.pdf')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record the bill' }));
    const contentType = 'application/pdf';
    await waitFor(() => expect(bodies).toMatchObject([{ invoice: { upload: 'doc_1', contentType } }]));
    expect(asked).toEqual([{ property_id: 'prp_1', contentType, bytes: 4 }]);
    expect(FakeUpload.sent).toEqual([{ url: 'https://files.test/', fields: { key: 'k' } }]);
  });

  it('open their invoice in a new tab, for who may only look too', async () => {
    const assign = vi.fn();
    vi.stubGlobal('open', () => ({ location: { assign } }));
    const open = 'GET /api/ledger/openInvoice/*';
    const shown = () => ok({ view_url: 'https://files.test/i.pdf' });
    fakeServer({ ...all, [read]: () => ok({ ...money, may: { change: false } }), [open]: shown });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Open the invoice of Columbus Water' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://files.test/i.pdf'));
    expect(screen.queryByRole('button', { name: 'Open the invoice of Ace' })).toBeNull();
  });

  it('are paid or voided while they are open, and narrowed to what is past due or paid', async () => {
    const bodies = serve('payBill', all);
    await renderScreen(path);
    expect(await screen.findByText('Columbus Water')).toBeTruthy();
    // The badge beside the filter's option.
    expect(screen.getAllByText('Past due')).toHaveLength(2);
    expect(screen.getByText('Repairs · Unit 101 · Paid Oct 19, 2026 check 12')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Which bills'), 'paid');
    expect(screen.queryByText('Columbus Water')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Which bills'), 'due');
    expect(screen.queryByText('Ace')).toBeNull();
    await choose('Pay');
    await userEvent.click(await screen.findByRole('button', { name: 'Record the payment' }));
    const paid = { paid_on: '2026-11-22', method: 'check', reference: '' };
    await waitFor(() => expect(bodies).toEqual([{ property_id: 'prp_1', bill_id: 'bill:1', ...paid }]));
    leaveScreen();
    const reasons = serve('reverseOwnerMoney', all);
    await renderScreen(path);
    await choose('Void');
    await type(/^Reason/, 'Sent twice');
    await userEvent.click(screen.getByRole('button', { name: 'Void' }));
    await waitFor(() => expect(reasons).toMatchObject([{ entry_id: 'bill:1', reason: 'Sent twice' }]));
  });
});

describe('an owner with a bank account [D30]', () => {
  const owners = money.owners.map((one) => ({ ...one, transferable: 40_000, bank_ready: true }));
  const [line] = money.lines;
  const sent = { type: 'distribution', method: 'provider', category: undefined, vendor: '' } as const;

  it('is sent what has cleared at the provider, or a check is written down', async () => {
    const bodies = serve('transferToOwner', { [read]: () => ok({ ...money, owners }) });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay Rosa Delgado' }));
    await type(/^Amount/, '400.01');
    await userEvent.click(screen.getByRole('button', { name: 'Send the payment' }));
    expect((await screen.findAllByText('At most $400.00 is possible')).length).toBeGreaterThan(0);
    await type(/^Amount/, '350');
    await userEvent.click(screen.getByRole('button', { name: 'Send the payment' }));
    const body = { property_id: 'prp_1', owner_id: 'own_1', cents: 35_000, seen_cents: 40_000, memo: '' };
    await waitFor(() => expect(bodies).toEqual([body]));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay Rosa Delgado' }));
    await userEvent.click(await screen.findByRole('button', { name: /instead/ }));
    expect(await screen.findByRole('button', { name: 'Record the payment' })).toBeTruthy();
  });

  it('keeps it when the provider pays out to the bank, which is written down', async () => {
    const payout = {
      ...line,
      ...sent,
      type: 'payout',
      method: 'transfer',
      parts: [],
      cents: 0,
      moved: 12_345,
    } as const;
    const bodies = serve('recordPayout', {
      [read]: () => ok({ ...money, owners, at_provider: 40_000, lines: [payout] }),
    });
    await renderScreen(path);
    expect(await screen.findByText('Payout of the payment provider: $123.45')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Record a payout' }));
    await type(/^Amount/, '400.01');
    await userEvent.click(screen.getByRole('button', { name: 'Record the payout' }));
    expect((await screen.findAllByText('At most $400.00 is possible')).length).toBeGreaterThan(0);
    await type(/^Amount/, '400');
    await type(/^Reference/, 'PO 7');
    await userEvent.click(screen.getByRole('button', { name: 'Record the payout' }));
    const paid = { cents: 40_000, paid_on: '2026-11-22', reference: 'PO 7', memo: '' };
    await waitFor(() => expect(bodies).toEqual([{ property_id: 'prp_1', ...paid }]));
  });

  it('has it taken back only once it was sent', async () => {
    const lines = (['sending', 'sent', 'returned', 'failed'] as const).map((state, at) => ({
      ...line,
      ...sent,
      entry_id: `distribution:${at}`,
      cents: -35_000,
      transfer: { state, back: 0 },
    }));
    const back = { ...line, ...sent, entry_id: 'transferback:1', cents: 35_000 };
    const bodies = serve('reverseOwnerMoney', {
      [read]: () => ok({ ...money, owners, lines: [...lines, back] }),
    });
    await renderScreen(path);
    for (const word of ['Being sent', 'Sent', 'Came back', 'Not sent'])
      expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.getByText('Distribution came back: Rosa Delgado')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Distribution: Rosa Delgado' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take back' }));
    await type(/^Reason|why/i, 'Too early');
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(bodies).toMatchObject([{ entry_id: 'distribution:1', reason: 'Too early' }]));
  });
});

describe('management fees [RTE-02]', () => {
  it('are shown before they are charged', async () => {
    const fee = {
      property_id: 'prp_1',
      property_title: 'Elm House',
      fee: { kind: 'percent', hundredths: 800 },
      due: 8_000,
      charged: 0,
      owners: [{ ...rosa, collected: 100_000, due: 8_000 }],
    };
    const bodies = serve('chargeManagementFee', {
      'GET /api/ledger/listManagementFees': () =>
        ok({ month: '2026-10', is_over: true, fees: [fee], has_more: false }),
    });
    await renderScreen('/management-fees?month=2026-10');
    expect(await screen.findByText('Rosa Delgado: $1,000.00, fee $80.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Charge 1 property, $80.00' }));
    await waitFor(() => expect(bodies).toEqual([{ property_id: 'prp_1', month: '2026-10' }]));
    expect(await screen.findByText('$80.00 in management fees charged.')).toBeTruthy();
  });
});

describe('owner statements [RTE-02]', () => {
  const sums = {
    beginning: 0,
    receipts: 65_000,
    expenses: -9_000,
    fees: -5_200,
    contributions: 0,
    distributions: -40_000,
    adjustments: 0,
    ending: 10_800,
    deposits: 145_000,
  };
  const statement: OwnerStatement = {
    owner_id: 'own_1',
    owner_name: 'Rosa Delgado',
    organization: 'Vale Homes',
    month: '2026-10',
    from: '2026-10-01',
    to: '2026-10-31',
    totals: sums,
    differing: [],
    may: { issue: true },
    properties: [{ property_id: 'prp_1', property_title: 'Elm House', ...sums }],
    lines: [
      {
        property_id: 'prp_1',
        on: '2026-10-04',
        section: 'receipts',
        type: 'payment',
        kind: 'rent',
        cents: 65_000,
        unit_number: '101',
        vendor: '',
        note: '',
        whole: 65_000,
        is_late: false,
      },
    ],
  };

  it('are looked at, then issued after a question [D42] [D43]', async () => {
    const bodies = serve('issueStatement', { 'GET /api/ledger/getStatement/*': () => ok(statement) });
    await renderScreen('/owner-statement?id=own_1&month=2026-10');
    expect(await screen.findByText('This is a preview')).toBeTruthy();
    expect(screen.getByText('Rent, unit 101')).toBeTruthy();
    expect(screen.getByText('Deposits held for tenants, not included')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Issue statement' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Issue' }));
    await waitFor(() => expect(bodies).toEqual([{ owner_id: 'own_1', month: '2026-10' }]));
    expect(await screen.findByText('Statement issued.')).toBeTruthy();
  });

  it('are issued for all owners of a month at once', async () => {
    const owners = [
      { owner_id: 'own_1', name: 'Rosa Delgado', balance: 10_800, is_open: true },
      { owner_id: 'own_2', name: 'Grace Holloway', balance: 0, last: '2026-10', is_open: false },
    ];
    const bodies = serve('issueStatement', {
      'GET /api/ledger/listMonthStatements': () =>
        ok({ month: '2026-10', is_over: true, owners, has_more: false }),
    });
    await renderScreen('/owner-statements?month=2026-10');
    const link = await screen.findByRole('link', { name: /Rosa Delgado/ });
    expect(link.getAttribute('href')).toBe('/owner-statement?id=own_1&month=2026-10');
    await userEvent.click(screen.getByRole('button', { name: 'Issue 1 statement' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Issue' }));
    await waitFor(() => expect(bodies).toEqual([{ owner_id: 'own_1', month: '2026-10' }]));
    expect(await screen.findByText('1 statement issued.')).toBeTruthy();
  });

  it('are the owner’s own, and only those that were issued', async () => {
    logIn({ role: 'rentalOwner' });
    const line = { owner_id: 'own_1', owner_name: 'Rosa Delgado', month: '2026-10', ending: 10_800 };
    const days = { from: '2026-10-01', to: '2026-10-31', issued_at: '2026-11-02T09:00:00.000Z' };
    fakeServer({
      'GET /api/ledger/listStatements/mine': () =>
        ok({ owner_id: 'own_1', owner_name: 'Rosa Delgado', statements: [{ ...line, ...days }], months: [] }),
    });
    await renderScreen('/owner-statements');
    const link = await screen.findByRole('link', { name: /Oct 2026/ });
    expect(link.getAttribute('href')).toBe('/owner-statement?id=own_1&month=2026-10');
    expect(screen.queryByText('To issue')).toBeNull();
  });
});
