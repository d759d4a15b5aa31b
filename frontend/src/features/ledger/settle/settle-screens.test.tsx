// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BankAccount, BankUse } from '../../../../../shared/contract/bank';
import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import { type Asked, fakeServer, ok } from '../../../testing/fake-server';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const read = 'GET /api/leases/getSettlement/*';
const path = '/settle-deposit?id=lse_1';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const aView = (more: Partial<SettlementView> = {}): SettlementView => ({
  lease_id: 'lse_1',
  unit_id: 'unt_1',
  unit_number: '101',
  property_id: 'prp_elm',
  property_title: 'Elm House',
  status: 'ended',
  today: '2026-08-10',
  tenants: ['Theo Barnes'],
  address: '7 Oak St',
  deadline: '2026-08-31',
  rule: { days: 30, source: 'Ohio Rev. Code § 5321.16(B)' },
  lease_days: 30,
  held: [{ tenant_id: 'theo', name: 'Theo Barnes', cents: 145_000 }],
  moved: [],
  backs: [],
  sent_back: [],
  prepaid: 0,
  open: [{ charge: 4, kind: 'rent', label: '', due: '2026-08-01', cents: 22_251 }],
  proposed: [
    { item: 'kitchen-6', label: 'Kitchen: Countertop', reason: 'Burn mark', cents: 24_000, photos: 2 },
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
  prepaid: 0,
  held: 145_000,
  applied: 44_001,
  refunded: 100_999,
  owed: 0,
};

describe('settling a deposit [D40]', () => {
  it('shows until when and by which law, adds up what is typed, asks once more, and posts what was seen', async () => {
    const bodies: unknown[] = [];
    let view = aView();
    fakeServer({
      [read]: () => ok(view),
      'POST /api/leases/settleDeposit': ({ body }: Asked) => {
        bodies.push(body);
        const settled = {
          on: '2026-08-10',
          signedBy: 'Ada Vale',
          tenants: ['Theo Barnes'],
          address: '',
          held: [],
          due: [],
          charges: [],
          waivers: [],
          sums,
        };
        view = aView({ status: 'settled', settled });
        return ok({ lease_id: 'lse_1' });
      },
    });
    await renderScreen(path);
    expect(await screen.findByText('Aug 31, 2026')).toBeTruthy();
    expect(screen.getByText(/Ohio Rev\. Code § 5321\.16\(B\)/)).toBeTruthy();
    expect(screen.getByText('2 photos in the move-out report')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Refund of $987.49' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Waive a charge' }));
    const waived = await screen.findByLabelText(/^Waived/);
    await userEvent.clear(waived);
    await userEvent.type(waived, '22.50');
    expect(await screen.findByRole('heading', { name: 'Refund of $1,009.99' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Settle deposit' }));
    expect((await screen.findAllByText('Say why')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    const [, why] = screen.getAllByLabelText(/^Reason/);
    if (why) await userEvent.type(why, 'Goodwill');
    await userEvent.click(screen.getByRole('button', { name: 'Settle deposit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Settle' }));
    expect(await screen.findByText('Settled on Aug 10, 2026 by Ada Vale')).toBeTruthy();
    expect(screen.getByText('Preparing the letter…')).toBeTruthy();
    expect(bodies).toEqual([
      {
        lease_id: 'lse_1',
        charges: [
          {
            kind: 'damage',
            label: 'Kitchen: Countertop',
            reason: 'Burn mark',
            cents: 24_000,
            item: 'kitchen-6',
          },
        ],
        waivers: [{ charge: 4, cents: 2_250, reason: 'Goodwill' }],
        paid_out: { to: 'Theo Barnes', method: 'check', reference: '' },
        signed_by: 'Ada Vale',
        refunded_cents: 100_999,
        owed_cents: 0,
      },
    ]);
  });

  it('says what it waits for, and that no rule is on file', async () => {
    const { rule: _, deadline: __, ...rest } = aView({ blocked: 'payment-pending' });
    fakeServer({ [read]: () => ok(rest) });
    await renderScreen(path);
    expect(await screen.findByText('A tenant payment is pending')).toBeTruthy();
    expect(screen.getByText(/No rule is on file for this state. Ask a lawyer/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settle deposit' })).toBeNull();
  });

  it('moves what is held to another lease of the tenant, at most what is held [D34]', async () => {
    const bodies: unknown[] = [];
    const target = { tenant_id: 'theo', lease_id: 'lse_2', unit_number: '204', property_title: 'Oak Court' };
    fakeServer({
      [read]: () => ok(aView({ moved: [{ name: 'Ida Stone', cents: 30_000 }] })),
      'GET /api/ledger/getDepositMove/*': () =>
        ok({
          lease_id: 'lse_1',
          unit_number: '101',
          property_title: 'Elm House',
          today: '2026-08-10',
          held: [{ tenant_id: 'theo', name: 'Theo Barnes', cents: 145_000 }],
          targets: [{ ...target, status: 'active', open: 160_000 }],
        }),
      'POST /api/ledger/moveDeposit': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ entry_id: 'move:pst_1' });
      },
    });
    await renderScreen(path);
    expect(await screen.findByText('Ida Stone, moved to another lease')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Move to another lease' }));
    expect(await screen.findByText('$1,450.00 is held. That lease asks for $1,600.00.')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Theo Barnes: unit 204, Oak Court' })).toBeTruthy();
    const dialog = within(screen.getByRole('dialog'));
    const amount = dialog.getByLabelText(/^Amount/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1450.01');
    await userEvent.click(screen.getByRole('button', { name: 'Move deposit' }));
    expect((await screen.findAllByText('At most $1,450.00 is held')).length).toBeGreaterThan(0);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1000');
    await userEvent.click(screen.getByRole('button', { name: 'Move deposit' }));
    expect(await screen.findByText('Deposit moved.')).toBeTruthy();
    const to = { lease_id: 'lse_1', tenant_id: 'theo', to_lease_id: 'lse_2' };
    expect(bodies).toEqual([{ ...to, cents: 100_000, reason: '' }]);
  });

  it('sends the rest back to the card it came from, at most what that payment takes [D29]', async () => {
    const bodies: unknown[] = [];
    const back = {
      tenant_id: 'theo',
      payment_id: 'pay_1',
      how: 'card',
      on: '2026-01-02',
      cents: 90_000,
    } as const;
    let view = aView({ backs: [back] });
    fakeServer({
      [read]: () => ok(view),
      'POST /api/ledger/refundDeposit': ({ body }: Asked) => {
        bodies.push(body);
        view = aView({ held: [], sent_back: [{ how: 'card', cents: 90_000 }] });
        return ok({ entry_id: 'refund:re_1' });
      },
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Send back to the card or bank' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByRole('option', { name: 'Theo Barnes: card payment of Jan 02, 2026, up to $900.00' }),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Sent back to the card')).toBeTruthy();
    const facts = { tenant_id: 'theo', payment_id: 'pay_1', cents: 90_000, reason: 'Security deposit' };
    expect(bodies).toEqual([{ lease_id: 'lse_1', ...facts }]);
  });

  it('tells of a refund that failed after the settlement, and records how it was paid instead', async () => {
    const bodies: unknown[] = [];
    const settled = {
      on: '2026-08-10',
      signedBy: 'Ada Vale',
      tenants: ['Theo Barnes'],
      address: '',
      held: [],
      due: [],
      charges: [],
      waivers: [],
      sums,
      sentBack: [{ how: 'card' as const, cents: 90_000 }],
    };
    const held = [{ tenant_id: 'theo', name: 'Theo Barnes', cents: 90_000 }];
    fakeServer({
      [read]: () => ok(aView({ status: 'settled', settled, held })),
      'POST /api/ledger/refundDeposit': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ entry_id: 'depositback:pst_1' });
      },
    });
    await renderScreen(path);
    expect(await screen.findByText('A refund of $900.00 failed')).toBeTruthy();
    expect(screen.getByText(/\$900\.00 was sent back to the card\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record the refund' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Record the refund' }));
    expect(await screen.findByText('Refund recorded.')).toBeTruthy();
    const paid_out = { to: 'Theo Barnes', method: 'check', reference: '' };
    const facts = { tenant_id: 'theo', cents: 90_000, paid_out, reason: 'The refund online failed' };
    expect(bodies).toEqual([{ lease_id: 'lse_1', ...facts }]);
  });

  it('proposes to move what was kept to the account of the property’s money [D52] [D54]', async () => {
    const trust: BankAccount = {
      account_id: 'bnk_1',
      name: 'Rent trust',
      last4: '',
      code: 'bank',
      kind: 'trust',
      bearer: 'manager',
      opening: 0,
      opened_on: '2026-01-01',
      through: '2026-01-01',
      balance: 0,
      version: 1,
      is_told: true,
      book: 0,
      holds: 0,
      stake: 0,
      short: 0,
      sweepable: 0,
      bank: 0,
      to_match: 0,
    };
    const deposits: BankAccount = {
      ...trust,
      account_id: 'bnk_2',
      name: 'Security deposits',
      code: 'b2',
      kind: 'deposits',
    };
    const waiting = { from: 'b2', to: 'bank', cents: 44_001 };
    const use: BankUse = {
      is_solo: false,
      policy: 'block',
      standard: { money: 'bank', deposits: 'b2' },
      version: 0,
      properties: [],
      to_move: [
        { property_id: 'prp_elm', property_title: 'Elm House', ...waiting },
        { property_id: 'prp_oak', property_title: 'Oak House', from: 'b2', to: 'bank', cents: 100 },
      ],
    };
    const bodies: unknown[] = [];
    const settled = {
      on: '2026-08-10',
      signedBy: 'Ada Vale',
      tenants: ['Theo Barnes'],
      address: '',
      held: [],
      due: [],
      charges: [],
      waivers: [],
      sums,
    };
    fakeServer({
      [read]: () => ok(aView({ status: 'settled', held: [], settled })),
      'GET /api/ledger/listBankAccounts': () =>
        ok({ accounts: [trust, deposits], use, may: { change: true } }),
      'POST /api/ledger/moveBankMoney': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ entry_id: 'move:pst_1' });
      },
    });
    await renderScreen(path);
    expect(await screen.findByText('Move $440.01 from Security deposits to Rent trust')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Record transfer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Record the transfer' }));
    await waitFor(() =>
      expect(bodies).toMatchObject([
        {
          type: 'transfer',
          account_id: 'bnk_2',
          to_account_id: 'bnk_1',
          property_id: 'prp_elm',
          cents: 44_001,
        },
      ]),
    );
  });

  it('says that no other lease names the tenant', async () => {
    const none = { lease_id: 'lse_1', unit_number: '101', property_title: 'Elm House', today: '2026-08-10' };
    fakeServer({
      [read]: () => ok(aView()),
      'GET /api/ledger/getDepositMove/*': () => ok({ ...none, held: [], targets: [] }),
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Move to another lease' }));
    expect(await screen.findByText(/No other lease names this tenant/)).toBeTruthy();
  });

  it('is read by who may not change money, and closed to tenants', async () => {
    fakeServer({ [read]: () => ok(aView({ may: { change: false } })) });
    await renderScreen(path);
    expect(await screen.findByText('Aug 31, 2026')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Settle deposit' })).toBeNull();
    leaveScreen();
    logIn({ role: 'tenant' });
    fakeServer({});
    await renderScreen(path);
    await waitFor(() => expect(screen.getByText(/have access to this page/)).toBeTruthy());
  });
});
