// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import type { LeaseDebt } from '../../../../../shared/contract/ledger-bulk';
import { fakeServer, ok } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const read = 'GET /api/leases/getSettlement/*';
const path = '/settle-deposit?id=lse_1';

const theo = { tenant_id: 'theo', name: 'Theo Barnes', cents: 145_000 };
const rent = { charge: 4, kind: 'rent', label: '', due: '2026-08-01', cents: 22_251 } as const;
const aView = (more: Partial<SettlementView> = {}): SettlementView => ({
  lease_id: 'lse_1',
  unit_id: 'unt_1',
  unit_number: '101',
  property_id: 'prp_elm',
  property_title: 'Elm House',
  status: 'ended',
  today: '2026-08-10',
  tenants: ['Theo Barnes', 'Kim Diaz'],
  address: '7 Oak St',
  deadline: '2026-08-10',
  rule: { days: 30, source: 'Ohio Rev. Code § 5321.16(B)' },
  lease_days: 30,
  held: [theo],
  moved: [],
  backs: [],
  sent_back: [],
  prepaid: 0,
  open: [rent],
  proposed: [
    { item: 'kitchen-6', label: 'Kitchen: Countertop', reason: 'Burn mark', cents: 24_000, photos: 1 },
  ],
  is_report_signed: true,
  signer: 'Ada Vale',
  may: { change: true },
  ...more,
});
const sums = {
  due: 22_251,
  added: 24_000,
  waived: 2_250,
  prepaid: 500,
  held: 145_000,
  applied: 44_001,
  refunded: 100_999,
  owed: 0,
};
const settled = (more: object = {}): NonNullable<SettlementView['settled']> => ({
  on: '2026-08-10',
  signedBy: 'Ada Vale',
  tenants: ['Theo Barnes'],
  address: '',
  held: [],
  due: [],
  charges: [{ kind: 'damage', label: 'Countertop', reason: 'Burn mark', cents: 24_000, photos: 0 }],
  waivers: [{ ...rent, cents: 2_250, reason: 'Goodwill' }],
  sums,
  letter: 'a'.repeat(64),
  ...more,
});
const back = {
  tenant_id: 'theo',
  payment_id: 'pay_1',
  how: 'bank',
  on: '2026-01-02',
  cents: 90_000,
} as const;

describe('the settlement of a deposit [D40]', () => {
  it.each([
    {
      view: aView({
        backs: [back],
        prepaid: 1,
        open: [rent, { ...rent, charge: 5, kind: 'deposit', due: '2026-07-01' }],
      }),
      word: '1 photo in the move-out report',
      outline: 'settle-deposit',
    },
    {
      view: aView({
        held: [],
        open: [],
        proposed: [],
        address: '',
        deadline: '2026-08-09',
        rule: undefined,
        lease_days: undefined,
        sent_back: [
          { how: 'card', cents: 1 },
          { how: 'bank', cents: 2 },
        ],
        moved: [{ name: 'Theo Barnes', cents: 3 }],
      }),
      word: 'The deadline to return it has passed',
      outline: 'settle-deposit-late',
    },
    {
      view: aView({ blocked: 'payment-pending', deadline: '2026-08-09' }),
      word: 'A tenant payment is pending',
      outline: 'settle-blocked-payment',
    },
    {
      view: aView({ blocked: 'wrong-status', deadline: undefined }),
      word: 'This lease has not ended yet',
      outline: 'settle-blocked-lease',
    },
    {
      view: aView({
        settled: settled({
          paidOut: { to: 'Theo Barnes', method: 'transfer', reference: 'T-7' },
          sentBack: [
            { how: 'card', cents: 1 },
            { how: 'bank', cents: 2 },
          ],
          moved: [{ name: 'Kim Diaz', cents: 3 }],
        }),
        status: 'settled',
      }),
      word: 'Settled on Aug 10, 2026 by Ada Vale',
      outline: 'settled-deposit',
    },
  ])('is $outline', async ({ view, word, outline }) => {
    fakeServer({ [read]: () => ok(view) });
    await renderScreen(path);
    expect(await screen.findByText(word)).toBeTruthy();
    await expectOutline(outline);
  });

  it.each([
    [settled({ charges: [], waivers: [] }), /^Nothing was refunded\./],
    [
      settled({ paidOut: { to: 'Theo', method: 'cash', reference: '' } }),
      /^\$1,009\.99 to Theo, in cash\. This settlement is final/,
    ],
    [settled({ sentBack: [{ how: 'bank', cents: 2 }] }), /^\$0\.02 was sent back to the bank account\. This/],
  ])('says how it was refunded', async (how, words) => {
    fakeServer({ [read]: () => ok(aView({ status: 'settled', held: [], settled: how })) });
    await renderScreen(path);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says what is missing', async () => {
    fakeServer({ [read]: () => ok(aView()) });
    await renderScreen(path);
    await press('Add charge');
    await press('Waive a charge');
    await press('Waive a charge');
    for (const label of [/^Paid to/, /^Your name/]) await userEvent.clear(screen.getByLabelText(label));
    await press('Settle deposit');
    expect((await screen.findAllByText('This is already waived')).length).toBeGreaterThan(0);
    await expectOutline('settle-deposit-errors');
  });

  it('sends back at most what can go there', async () => {
    fakeServer({ [read]: () => ok(aView({ backs: [back] })) });
    await renderScreen(path);
    await press('Send back to the card or bank');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await expectOutline('settle-send-back');
  });

  it('moves to another lease', async () => {
    const target = { lease_id: 'lse_2', tenant_id: 'theo', unit_number: '204', property_title: 'Oak Court' };
    const move = { lease_id: 'lse_1', unit_number: '101', property_title: 'Elm House', today: '2026-08-10' };
    fakeServer({
      [read]: () => ok(aView()),
      'GET /api/ledger/getDepositMove/*': () =>
        ok({ ...move, held: [theo], targets: [{ ...target, open: 30_000 }] }),
    });
    await renderScreen(path);
    await press('Move to another lease');
    expect(await screen.findByText(/That lease asks for \$300\.00/)).toBeTruthy();
    await expectOutline('settle-move');
  });
});

describe('runs over many leases', () => {
  const lease = (lease_id: string, more: Partial<LeaseDebt> = {}): LeaseDebt => ({
    lease_id,
    unit_id: 'unt_1',
    unit_number: '101',
    property_id: 'prp_1',
    property_title: 'Elm House',
    tenants: ['Theo Barnes'],
    status: 'active',
    today: '2026-11-22',
    balance: 145_000,
    past_due: 145_000,
    open: [{ ...rent, cents: 145_000 }],
    ...more,
  });
  const statuses = ['draft', 'ended', 'void', 'settled'] as const;
  const leases = [
    lease('lse_1'),
    lease('lse_2', {
      tenants: ['Kim', 'Lou'],
      property_id: 'prp_2',
      property_title: 'Oak',
      past_due: 0,
      balance: -5,
    }),
    ...statuses.map((status) => lease(`lse_${status}`, { status, tenants: [], past_due: 0, open: [] })),
  ];

  it.each([
    {
      at: '/bulk-charges',
      submit: 'Charge $0.00',
      word: 'Choose at least one lease',
      outline: 'bulk-charges',
    },
    {
      at: '/bulk-receipts',
      submit: 'Record $0.00',
      word: 'Enter at least one amount',
      outline: 'bulk-receipts',
    },
  ])('show each lease: $outline', async ({ at, submit, word, outline }) => {
    localStorage.removeItem('bulk-charges');
    fakeServer({ 'GET /api/ledger/listOpenCharges': () => ok({ leases }) });
    await renderScreen(at);
    await press(submit);
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    await expectOutline(outline);
  });

  it('say what was refused', async () => {
    const why = 'This period is closed.';
    fakeServer({
      'GET /api/ledger/listOpenCharges': () => ok({ leases }),
      'POST /api/ledger/chargeLeases': () =>
        ok({ posted: [{ lease_id: 'lse_1', entry_id: 'e' }], refused: [{ lease_id: 'lse_2', why }] }),
    });
    await renderScreen('/bulk-charges');
    await userEvent.type(await screen.findByLabelText(/^Amount/), '60');
    await press('Choose all 2');
    await press('Charge $120.00');
    expect(await screen.findByText(why)).toBeTruthy();
    await expectOutline('bulk-charges-refused');
  });
});
