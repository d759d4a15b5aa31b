// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import {
  aLedger,
  balanceLine,
  balancesAnswer,
  ledgerLine,
  paymentLine,
} from '../../../testing/ledger-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/ledger/listBalances';
const one = 'GET /api/ledger/getLedger/*';
const ledgerPath = '/ledgesData?id=lse_1';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const balances = (leases = [balanceLine()]) => ok(balancesAnswer(leases));

/** A server with this ledger that keeps what a call was asked. */
function serve(ledger: Ledger, call: string): unknown[] {
  const bodies: unknown[] = [];
  fakeServer({
    [one]: () => ok(ledger),
    [`POST /api/ledger/${call}`]: ({ body }: Asked) => {
      bodies.push(body);
      return ok({ entry_id: 'charge:1' });
    },
  });
  return bodies;
}
const field = (label: RegExp | string) => screen.findByLabelText(label);
async function retype(label: RegExp, text: string) {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** From the menu of the balances. */
async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More for this list' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('who owes what [RTE-02]', () => {
  it('waits, fails with Retry, and says what will stand here', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/ledges-totalpayment');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/ledges-totalpayment');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => balances([]) });
    await renderScreen('/ledges-totalpayment');
    expect(await screen.findByText('Rent shows up here with your first lease.')).toBeTruthy();
  });

  it('shows totals, the age of the debt, and leads to each ledger', async () => {
    fakeServer({ [list]: () => balances() });
    await renderScreen('/ledges-totalpayment');
    const link = await screen.findByRole('link', { name: /Theo Barnes/ });
    expect(link.getAttribute('href')).toBe('/ledgesData?id=lse_1');
    const row = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell');
    expect(row(/Theo Barnes/).map(({ textContent }) => textContent)).toEqual([
      '',
      '101 Elm House',
      '1212 days late',
      '$1,450.00',
      '$450.00',
      '–',
      '–',
      '$450.00$450.00',
      '',
      '',
    ]);
    expect(screen.getByRole('link', { name: 'Past due 1 · $450.00' })).toBeTruthy();
    expect(screen.getByText('1 of 1 · Deposits held $0.00 · Prepaid $0.00')).toBeTruthy();
  });

  it('reminds the chosen tenants of what is past due, and says what became of each [D23]', async () => {
    const bodies: { lease_ids: string[] }[] = [];
    const owing = (lease_id: string, name: string) => balanceLine({ lease_id, tenants: [name] });
    const late = [owing('lse_1', 'Theo Barnes'), owing('lse_2', 'Kim Diaz'), owing('lse_3', 'Lou Reid')];
    const why = 'The tenants were reminded today already.';
    fakeServer({
      [list]: () => balances(late),
      'POST /api/ledger/remindTenants': ({ body }: Asked) => {
        const asked = body as { lease_ids: string[] };
        bodies.push(asked);
        const [first = '', ...rest] = asked.lease_ids;
        const reminded = rest.map((lease_id) => ({ lease_id, cents: 44_000 }));
        return ok({ reminded, refused: [{ lease_id: first, why }] });
      },
    });
    await renderScreen('/ledges-totalpayment');
    await choose('Remind tenants');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind tenants' }));
    await userEvent.click(dialog.getByLabelText(/Lou Reid/));
    await userEvent.click(dialog.getByRole('button', { name: 'Remind for 2 leases' }));
    expect(await dialog.findByText(why)).toBeTruthy();
    expect(dialog.getAllByText('Reminded of $440.00')).toHaveLength(1);
    expect(dialog.getByText('1 done, 1 skipped')).toBeTruthy();
    expect(dialog.getByLabelText(/Kim Diaz/)).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByLabelText(/Lou Reid/));
    await userEvent.click(dialog.getByRole('button', { name: 'Remind for 2 leases' }));
    const ids = [
      ['lse_1', 'lse_2'],
      ['lse_1', 'lse_3'],
    ];
    await waitFor(() => expect(bodies).toEqual(ids.map((lease_ids) => ({ lease_ids }))));
  });

  it('says through which day the books are closed, and asks why before it opens them [D7]', async () => {
    const bodies: unknown[] = [];
    const left = [2_000, 0];
    fakeServer({
      [list]: () => balances(),
      'GET /api/ledger/getBooks': () =>
        ok({ through: '2026-10-31', latest: '2026-11-21', may: { change: true } }),
      'POST /api/ledger/closeBooks': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ left: left.shift() ?? 0 });
      },
    });
    await renderScreen('/ledges-totalpayment');
    await choose('Books closed through Oct 31, 2026');
    const day = await field(/^Closed through/);
    await userEvent.clear(day);
    await userEvent.type(day, '2026-09-30');
    expect(screen.queryByRole('button', { name: 'Close the books' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reopen the books' }));
    expect((await screen.findAllByText('Enter why you are reopening the books')).length).toBeGreaterThan(0);
    await userEvent.type(await field(/^Reason/), 'A check was missed');
    await userEvent.click(screen.getByRole('button', { name: 'Reopen the books' }));
    const body = { through: '2026-09-30', reason: 'A check was missed' };
    await waitFor(() => expect(bodies).toEqual([body, body]));
    expect(await screen.findByText('Books are closed through Sep 30, 2026.')).toBeTruthy();
  });

  it('is closed to who does not see the money', async () => {
    logIn({ role: 'tenant' });
    fakeServer({});
    await renderScreen('/ledges-totalpayment');
    expect(await screen.findByText(/have access to this page/)).toBeTruthy();
  });
});

describe('a ledger [RTE-02]', () => {
  it('shows each entry with its balance, what it is about, and what was taken back', async () => {
    const reversed = ledgerLine({
      entry_id: 'charge:9',
      seq: 9,
      charge: { kind: 'utility', label: 'Water', due: '2026-11-05', cents: 6_000, is_reversed: true },
    });
    fakeServer({ [one]: () => ok(aLedger({ lines: [reversed, paymentLine(), ledgerLine()] })) });
    await renderScreen(ledgerPath);
    expect(await screen.findByText('Payment: check 1042')).toBeTruthy();
    expect(screen.getByText(/From Theo Barnes · Rent due Nov 01, 2026 \$1,000\.00 · Ada Vale/)).toBeTruthy();
    expect(screen.getByText('($1,000.00)')).toBeTruthy();
    expect(screen.getByText('Utilities: Water')).toBeTruthy();
    expect(screen.getByText('Reversed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Receive payment' }).getAttribute('href')).toBe(
      '/receive-payment?id=lse_1',
    );
  });

  it('has one button on a phone; what is beside it on a desk is in the menu', async () => {
    const asked = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => asked);
    fakeServer({ [one]: () => ok(aLedger({ status: 'ended' })) });
    const { place } = await renderScreen(ledgerPath);
    expect(await screen.findByRole('link', { name: 'Receive payment' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add charge' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More for this ledger' }));
    expect(await screen.findByRole('menuitem', { name: 'Settle deposit' })).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add charge' }));
    await waitFor(() => expect(place()).toBe('/add-charge?id=lse_1'));
    vi.unstubAllGlobals();
  });

  it('keeps filter and day in the address, and asks for them', async () => {
    const asked: (string | null)[][] = [];
    fakeServer({
      [one]: ({ query }) => {
        asked.push([query.get('show'), query.get('as_of')]);
        return ok(aLedger());
      },
    });
    const { place } = await renderScreen(`${ledgerPath}&as_of=2026-10-31`);
    expect(await screen.findByText('Balance on Oct 31, 2026')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Which entries'), 'payments');
    await waitFor(() => expect(place()).toContain('show=payments'));
    await waitFor(() => expect(asked).toContainEqual(['payments', '2026-10-31']));
  });

  it('is only read by who may not change it; one that is not there says so', async () => {
    fakeServer({ [one]: () => ok(aLedger({ may: { change: false, open: false, share: false } })) });
    await renderScreen(ledgerPath);
    expect(await screen.findByText('Payment: check 1042')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Receive payment' })).toBeNull();
    const actions = screen.getAllByRole('button', { name: /^Actions for/ });
    expect(actions.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Actions for Payment: check 1042',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Receipt', 'Payment status']);
    leaveScreen();
    logIn({ role: 'rentalManager', grants: { areas: { money: 'view' }, properties: 'all' } });
    await renderScreen(ledgerPath);
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    const withoutReports = await screen.findAllByRole('menuitem');
    expect(withoutReports.map(({ textContent }) => textContent)).toEqual(['Payment status']);
    leaveScreen();
    fakeServer({ [one]: () => refused(404, 'not-found') });
    await renderScreen(ledgerPath);
    expect(await screen.findByText('Ledger not found')).toBeTruthy();
    leaveScreen();
    fakeServer({ [one]: () => ok(aLedger({ differs: true })) });
    await renderScreen(ledgerPath);
    expect(await screen.findByText('These figures do not match')).toBeTruthy();
  });

  it.each([
    ['Waive', 'Rent', 'Waive', 'creditCharge', { entry_id: 'rent:1', cents: 45_000 }],
    ['Reverse', 'Rent', 'Reverse', 'reverseCharge', { entry_id: 'rent:1' }],
    [
      'Record a refund',
      'Payment: check 1042',
      'Record the refund',
      'refundPayment',
      { payment_id: 'pay_1', cents: 5_000 },
    ],
    [
      'Returned or entered by mistake',
      'Payment: check 1042',
      'Reverse payment',
      'returnPayment',
      { payment_id: 'pay_1', fee_cents: 0 },
    ],
  ] as const)('%s: asks for the reason and posts once', async (action, line, button, call, body) => {
    const bodies = serve(aLedger(), call);
    await renderScreen(ledgerPath);
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${line}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    const dialog = within(await screen.findByRole('dialog'));
    if (call === 'refundPayment') await userEvent.type(dialog.getByLabelText(/^Amount/), '50');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Agreed');
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(bodies).toMatchObject([{ lease_id: 'lse_1', ...body, reason: 'Agreed' }]));
  });
});

describe('choosing what a payment pays [RTE-02]', () => {
  it('starts from what it pays now, shows the rest, and posts all parts once [D24] [D25]', async () => {
    const water = { charge: 3, kind: 'utility', label: 'Water', due: '2026-11-10', cents: 6_000 } as const;
    const rent = { charge: 1, kind: 'rent', label: '', due: '2026-11-01', cents: 45_000 } as const;
    const bodies = serve(aLedger({ open: [rent, water] }), 'reallocatePayment');
    await renderScreen(ledgerPath);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Payment: check 1042' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose what it pays' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Due Nov 01, 2026, $450.00 open, $1,000.00 paid now')).toBeTruthy();
    const [onRent, onWater] = dialog.getAllByLabelText(/^Part of it/);
    if (!onRent || !onWater) throw new Error('A field is missing');
    expect(onRent).toHaveProperty('value', '1000.00');
    await userEvent.type(onWater, '60.01');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Agreed');
    await userEvent.click(dialog.getByRole('button', { name: 'Move the payment' }));
    expect((await dialog.findAllByText('At most $60.00 of that charge is open')).length).toBeGreaterThan(0);
    await userEvent.clear(onWater);
    await userEvent.type(onWater, '60');
    await userEvent.clear(onRent);
    await userEvent.type(onRent, '900');
    expect(dialog.getByText('$40.00')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Move the payment' }));
    const chosen = [
      { charge: 1, cents: 90_000 },
      { charge: 3, cents: 6_000 },
    ];
    await waitFor(() =>
      expect(bodies).toEqual([
        { lease_id: 'lse_1', payment_id: 'pay_1', moved_on: '2026-11-22', reason: 'Agreed', chosen },
      ]),
    );
  });
});

describe('receiving a payment [RTE-02]', () => {
  it('proposes what is past due and who pays, and lays it on the oldest', async () => {
    const bodies = serve(aLedger(), 'receivePayment');
    const { place } = await renderScreen('/receive-payment?id=lse_1');
    expect(await field(/^Amount/)).toHaveProperty('value', '450.00');
    await retype(/^Amount/, '500');
    expect(screen.getByText('Kept as prepayment')).toBeTruthy();
    expect(screen.getByText('$50.00')).toBeTruthy();
    await userEvent.type(await field(/^Check number/), '77');
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(place()).toBe('/ledgesData?id=lse_1'));
    expect(bodies).toEqual([
      {
        lease_id: 'lse_1',
        cents: 50_000,
        received_on: '2026-11-22',
        method: 'check',
        reference: '77',
        payer: 'Theo Barnes',
        chosen: [],
        hold_rest: false,
      },
    ]);
  });

  it('lets a person choose, and says when the parts are too much [D24]', async () => {
    const bodies = serve(aLedger(), 'receivePayment');
    await renderScreen('/receive-payment?id=lse_1');
    await retype(/^Amount/, '300');
    await userEvent.click(screen.getByLabelText(/Let me choose/));
    expect(await field(/^Part of it/)).toHaveProperty('value', '300.00');
    await retype(/^Part of it/, '450.01');
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    expect((await screen.findAllByText('At most $450.00 of that charge is open')).length).toBeGreaterThan(0);
    await retype(/^Part of it/, '100');
    await userEvent.click(screen.getByRole('button', { name: 'Record payment' }));
    const chosen = { cents: 30_000, chosen: [{ charge: 1, cents: 10_000 }], hold_rest: true };
    await waitFor(() => expect(bodies).toMatchObject([chosen]));
  });
});

describe('an opening balance [RTE-02]', () => {
  it('takes old debts, money paid ahead and deposits held, once', async () => {
    const bodies = serve(aLedger(), 'openLedger');
    const { place } = await renderScreen('/opening-balance?id=lse_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Add what is owed' }));
    expect(await field(/^Was due on/)).toHaveProperty('value', '2026-10-31');
    await userEvent.click(screen.getByRole('button', { name: 'Save balance' }));
    expect((await screen.findAllByText('Enter an amount above zero')).length).toBeGreaterThan(0);
    await retype(/^Amount/, '900');
    await retype(/^Paid ahead/, '50');
    await retype(/^Security deposit from Theo Barnes/, '1450');
    await userEvent.click(screen.getByRole('button', { name: 'Save balance' }));
    await waitFor(() => expect(place()).toBe('/ledgesData?id=lse_1'));
    expect(bodies).toEqual([
      {
        lease_id: 'lse_1',
        rent_from: '2026-11',
        credit_cents: 5_000,
        owed: [{ kind: 'rent', label: '', due_on: '2026-10-31', cents: 90_000 }],
        deposits: [{ tenant_id: 'theo', cents: 145_000 }],
      },
    ]);
    leaveScreen();
    serve(aLedger({ may: { change: true, open: false, share: true } }), 'openLedger');
    await renderScreen('/opening-balance?id=lse_1');
    expect(await screen.findByText(/already has an opening balance/)).toBeTruthy();
  });
});

describe('late fees [RTE-02]', () => {
  const fee = (more: object) => ({
    lease_id: 'lse_1',
    unit_number: '101',
    property_title: 'Elm House',
    tenants: ['Theo Barnes'],
    entry_id: 'rent:1',
    kind: 'rent',
    label: '',
    due_on: '2026-11-01',
    open: 145_000,
    cents: 0,
    ...more,
  });

  it('are shown lease by lease, none chosen; named again, charged, and undone as a whole [D18] [D19]', async () => {
    const bodies: unknown[] = [];
    const undone: unknown[] = [];
    const run = { run: 'r', kind: 'late', by: 'Lena Hart', at: '2026-11-29T12:00:00.000Z', left_out: 0 };
    const shown = { ...run, undo_until: '2026-11-30T12:00:00.000Z', may_undo: true, cents: 8_250, undone: 0 };
    fakeServer({
      'GET /api/ledger/listLateFees': () =>
        ok({
          fees: [
            fee({ cents: 7_250, first_fee_day: '2026-11-07', cap: 'N.C. Gen. Stat. § 42-46' }),
            fee({ cents: 1_000, entry_id: 'rent:2', first_fee_day: '2026-11-07' }),
            fee({ lease_id: 'lse_3', cents: 5_000, first_fee_day: '2026-11-07', tenants: ['Ben Cole'] }),
            fee({ lease_id: 'lse_2', excluded: 'The lease has no late fee', tenants: ['Ada Vale'] }),
          ],
          has_more: false,
        }),
      'POST /api/ledger/assessLateFees': ({ body }: Asked) => {
        bodies.push(body);
        return ok({
          posted: [{ lease_id: 'lse_1', entry_id: 'latefee:lse_1:2026-11' }],
          refused: [{ lease_id: 'lse_3', why: 'The books are closed.' }],
        });
      },
      'GET /api/ledger/listFeeRuns': () => ok({ runs: [] }),
      'GET /api/ledger/getFeeRun': () =>
        ok({
          run: { ...shown, count: 2 },
          fees: ['latefee:1', 'latefee:2'].map((entry_id) => ({
            lease_id: 'lse_1',
            unit_number: '101',
            property_title: 'Elm House',
            tenants: ['Theo Barnes'],
            entry_id,
            label: 'Rent of 2026-11',
            cents: 4_125,
          })),
        }),
      'POST /api/ledger/undoFeeRun': ({ body }: Asked) => {
        undone.push(body);
        return ok({
          undone: [{ lease_id: 'lse_1', entry_id: 'latefee:1' }],
          skipped: [{ lease_id: 'lse_1', entry_id: 'latefee:2', why: 'Money was paid on it' }],
        });
      },
    });
    await renderScreen('/late-fees');
    expect(await screen.findByText('The lease has no late fee')).toBeTruthy();
    expect(screen.getByText(/N\.C\. Gen\. Stat\./)).toBeTruthy();
    const charge = screen.getByRole('button', { name: 'Charge late fees' });
    expect(charge).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByLabelText('Theo Barnes, unit 101, Elm House'));
    expect(screen.getByRole('button', { name: 'Charge 2 late fees, $82.50' })).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Ben Cole, unit 101, Elm House'));
    await userEvent.click(screen.getByRole('button', { name: 'Charge 3 late fees, $132.50' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Charge late fees' }));
    expect(bodies).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Charge 3 late fees, $132.50' }));
    expect(await dialog.findByText('1 done, 1 skipped')).toBeTruthy();
    expect(dialog.getByText('The books are closed.')).toBeTruthy();
    const leases = [
      { lease_id: 'lse_1', entry_ids: ['rent:1', 'rent:2'] },
      { lease_id: 'lse_3', entry_ids: ['rent:1'] },
    ];
    expect(bodies).toEqual([{ run: expect.stringMatching(/^[0-9a-f]{32}$/), leases }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo all' }));
    const undo = within(await screen.findByRole('dialog', { name: 'Undo all' }));
    await userEvent.click(await undo.findByRole('button', { name: 'Reverse 2 fees, $82.50' }));
    expect(await undo.findByText('Reversed in part. Money was paid on it')).toBeTruthy();
    const [{ run: begun }] = bodies as [{ run: string }];
    expect(undone).toEqual([{ run: begun, lease_ids: ['lse_1'] }]);
  });

  it('of a run are shown with what was left out, and can be undone while there is time [D19]', async () => {
    const shown = { run: 'r', kind: 'late', by: 'Automatic', at: '2026-11-29T12:00:00.000Z', cents: 5_000 };
    const until = { undo_until: '2026-11-30T12:00:00.000Z', count: 1, undone: 0, left_out: 1 };
    const line = (more: object) => ({
      lease_id: 'lse_1',
      unit_number: '101',
      property_title: 'Elm House',
      tenants: ['Theo Barnes'],
      entry_id: 'latefee:1',
      label: 'Rent of 2026-11',
      cents: 5_000,
      ...more,
    });
    const serveRun = (may_undo: boolean) =>
      fakeServer({
        'GET /api/ledger/listLateFees': () => ok({ fees: [], has_more: false }),
        'GET /api/ledger/listFeeRuns': () => ok({ runs: [{ ...shown, ...until, may_undo }] }),
        'GET /api/ledger/getFeeRun': () =>
          ok({
            run: { ...shown, ...until, may_undo },
            fees: [line({}), line({ lease_id: 'lse_2', cents: 0, why: 'The books are closed.' })],
          }),
      });
    serveRun(true);
    const { place } = await renderScreen('/late-fees');
    expect(await screen.findByText('No late fee is due today')).toBeTruthy();
    await expectOutline('late-fees-runs');
    await userEvent.click(await screen.findByRole('link', { name: /Automatic|Nov 29/ }));
    await waitFor(() => expect(place()).toBe('/late-fees?run=r'));
    expect(await screen.findByRole('button', { name: 'Undo all' })).toBeTruthy();
    await expectOutline('late-fee-run');
    leaveScreen();
    serveRun(false);
    await renderScreen('/late-fees?run=r');
    expect(await screen.findByText('The books are closed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo all' })).toBeNull();
  });
});

describe('a charge [RTE-02]', () => {
  it('is added; a deposit asks whose it is', async () => {
    const bodies = serve(aLedger(), 'addCharge');
    const { place } = await renderScreen('/add-charge?id=lse_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Add charge' }));
    expect((await screen.findAllByText('Enter an amount above zero')).length).toBeGreaterThan(0);
    await userEvent.selectOptions(screen.getByLabelText(/^Type/), 'deposit');
    expect(await field(/^Tenant who pays the deposit/)).toBeTruthy();
    await retype(/^Amount/, '1450');
    await userEvent.click(screen.getByRole('button', { name: 'Add charge' }));
    await waitFor(() => expect(place()).toBe('/ledgesData?id=lse_1'));
    expect(bodies).toMatchObject([
      { kind: 'deposit', cents: 145_000, tenant_id: 'theo', due_on: '2026-11-22' },
    ]);
  });

  it('is changed by reversal, unless it was already reversed', async () => {
    const charge = {
      lease_id: 'lse_1',
      unit_number: '101',
      property_title: 'Elm House',
      entry_id: 'charge:1',
      kind: 'utility',
      label: 'Water',
      due: '2026-11-05',
      cents: 6_000,
      open: 6_000,
      is_reversed: false,
      may: { change: true },
    } as const;
    const bodies: unknown[] = [];
    const server = (more: object) =>
      fakeServer({
        [one]: () => ok(aLedger()),
        'GET /api/ledger/getCharge/*': () => ok({ ...charge, ...more }),
        'POST /api/ledger/editCharge': ({ body }) => {
          bodies.push(body);
          return ok({ entry_id: 'charge:1:edit:1' });
        },
      });
    server({});
    const { place } = await renderScreen('/edit-charge?id=lse_1&charge=charge%3A1');
    await retype(/^Amount/, '55');
    await userEvent.click(screen.getByRole('button', { name: 'Change charge' }));
    await waitFor(() => expect(place()).toBe('/ledgesData?id=lse_1'));
    expect(bodies).toMatchObject([{ entry_id: 'charge:1', cents: 5_500, label: 'Water' }]);
    leaveScreen();
    server({ is_reversed: true, may: { change: false } });
    await renderScreen('/edit-charge?id=lse_1&charge=charge%3A1');
    expect(await screen.findByText(/was already reversed/)).toBeTruthy();
  });

  it('is closed to who may only look', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({ [one]: () => ok(aLedger()) });
    await renderScreen('/add-charge?id=lse_1');
    expect(await screen.findByRole('heading', { name: 'Add charge' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add charge' })).toBeNull();
  });
});
