// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { type Asked, fakeServer, ok } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  logIn({ role: 'orgAdmin' });
});
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

const call = 'GET /api/ledger/getReport';
const properties = ['Elm House', 'Oak Court'].map((property_title, at) => ({
  property_id: `prp_${at + 1}`,
  property_title,
}));
const list = { 'GET /api/properties/listProperties': () => ok({ properties }) };
const row = (key: string, name: string, cents: ReportRow['cents']): ReportRow => ({
  key,
  texts: [name],
  cents,
  at: { account: key },
});
const income = [
  row('rent', 'Rent', { '2026-10': 145_000, '2026-11': 150_000, total: 295_000 }),
  row('bad-debt', 'Bad debt written off', { '2026-11': -10_000, total: -10_000 }),
  row('expense/repairs', 'Repairs', { '2026-10': 30_000, total: 30_000 }),
  row('journal', 'Journal', { '2026-10': -1_000, total: -1_000 }),
];
const balances = [
  row('cash/bank', 'Bank: Trust', { total: 90_000, prp_1: 90_000 }),
  row('receivable', 'Accounts receivable', { total: 10_000, prp_2: 10_000 }),
  row('deposit', 'Security deposits held', { total: 60_000, prp_1: 60_000 }),
  row('owner/own_1', 'Owner: Olga Stone', { total: 30_000, prp_1: 30_000 }),
  row('earned/owner', 'Owners: charged, not collected yet', { total: 10_000, prp_2: 10_000 }),
];

describe('a statement [RTE-02]', () => {
  it('of income has sections, sums and what it was compared with', async () => {
    const sums = { change: 260_000, contribution: 6_000 };
    fakeServer({ ...list, [call]: () => ok({ rows: income, sums }) });
    await renderScreen(
      '/reports?report=income-statement&from=2026-10-01&to=2026-11-20&by=month&basis=accrual',
    );
    await screen.findByText('Net income');
    await screen.findByLabelText('Property');
    await expectOutline('statement-income');
  });

  it('that differs says by how much, and goes on no paper [D71]', async () => {
    fakeServer({ ...list, [call]: () => ok({ rows: income, sums: { change: 1 } }) });
    await renderScreen('/reports?report=income-statement&from=2026-10-01&to=2026-11-20');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await screen.findByLabelText('Property');
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
    await expectOutline('statement-differs');
  });

  it('of balances has a column a property, and opens the entries of one', async () => {
    const asked: (string | null)[] = [];
    fakeServer({
      ...list,
      [call]: () => ok({ rows: balances, titles: { prp_2: 'Oak Court', prp_1: 'Elm House' } }),
      'GET /api/ledger/openFigure': ({ query }: Asked) => {
        for (const name of ['column', 'property_id', 'account', 'basis']) asked.push(query.get(name));
        return ok({ lines: [] });
      },
    });
    await renderScreen('/reports?report=balance-sheet&to=2026-11-20&by=property&basis=accrual');
    await userEvent.click(
      await screen.findByRole('button', { name: /^\$600\.00, Security deposits held: Elm House/ }),
    );
    await screen.findByText('No entries');
    expect(asked).toEqual(['total', 'prp_1', 'deposit', 'accrual']);
    await userEvent.keyboard('{Escape}');
    await screen.findByLabelText('Property');
    await expectOutline('statement-balances');
  });

  it('that lists a ledger has a section an account, and ties to the trial balance', async () => {
    const line = (entry: string, texts: string[], cents: ReportRow['cents']): ReportRow => ({
      key: `cash/bank ${entry}`,
      at: { lease: 'lse_1', property: 'prp_1', account: 'cash/bank', entry },
      texts: ['Bank: Trust', ...texts],
      cents,
    });
    const before = row('cash/bank', 'Bank: Trust', { before: 5_000 });
    const rows = [
      { ...before, key: 'cash/bank before', texts: ['Bank: Trust', '', 'Balance before', '', ''] },
      line('payment:1', ['2026-11-02', 'Payment: check 7', 'Elm House', '101'], { debit: 145_000 }),
      line('expense:1', ['2026-11-03', 'Expense: Ace', 'Elm House', ''], { credit: 20_000 }),
    ];
    const trial = [row('cash/bank', 'Bank: Trust', { before: 5_000, after: 130_000 })];
    fakeServer({
      ...list,
      [call]: ({ query }: Asked) => ok({ rows: query.get('report') === 'trial-balance' ? trial : rows }),
    });
    await renderScreen('/reports?report=general-ledger&from=2026-11-01&to=2026-11-20');
    await screen.findByText(/^Checked/);
    await screen.findByLabelText('Property');
    await expectOutline('general-ledger');
  });

  it('of more than twelve months is not asked for', async () => {
    fakeServer(list);
    await renderScreen('/reports?report=income-statement&from=2025-01-01&to=2026-11-20&by=month');
    expect(await screen.findByText('Too many months')).toBeTruthy();
    await expectOutline('statement-too-long');
  });

  it('has no company for who sees some properties alone, and says when there is nothing', async () => {
    logIn({
      role: 'rentalManager',
      grants: { areas: { reports: 'view', money: 'view' }, properties: ['prp_1'] },
    });
    fakeServer({ [call]: () => ok({ rows: [], sums: {} }) });
    await renderScreen('/reports?report=income-statement');
    expect(await screen.findByText('Nothing to report')).toBeTruthy();
    expect(screen.queryByLabelText('Whose')).toBeNull();
  });
});
