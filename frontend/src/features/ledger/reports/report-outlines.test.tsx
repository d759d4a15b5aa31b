// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { fakeServer, ok } from '../../../testing/fake-server';
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
const row = (key: string, texts: string[], cents: ReportRow['cents']): ReportRow => ({
  key,
  texts,
  cents,
  at: { lease: `lse_${key}`, property: 'prp_1' },
});

describe('reports [RTE-02]', () => {
  it('are listed', async () => {
    fakeServer(list);
    await renderScreen('/reports');
    await screen.findByRole('link', { name: /Trial balance/ });
    await expectOutline('reports');
  });

  it.each([
    {
      at: '/reports?report=rent-roll&to=2026-11-20',
      rows: [
        row('1', ['Elm House', '101', 'Theo Barnes', '2026-01-01', '2026-12-31'], {
          rent: 145_000,
          balance: -5_000,
        }),
        row('2', ['Elm House', '102', '', '', ''], { rent: 0, deposit: 0, balance: 0 }),
      ],
      word: /As of Nov 20, 2026/,
      outline: 'report-rent-roll',
    },
    {
      at: '/reports?report=aging&to=2026-11-20',
      rows: [row('1', ['Theo Barnes', '101', 'Elm House'], { upcoming: 1, days30: 2, older: 3, owed: 6 })],
      word: /As of Nov 20, 2026/,
      outline: 'report-aging',
    },
    {
      at: '/reports?report=delinquency&to=2026-11-20',
      rows: [
        row('1', ['Theo Barnes', '101', 'Elm House', '19 days late', 'never paid', 'notice given'], {
          pastDue: 5,
          days30: 2,
          older: 3,
        }),
      ],
      word: /As of Nov 20, 2026/,
      outline: 'report-delinquency',
    },
    {
      at: '/reports?report=trial-balance&from=2026-10-01&to=2026-10-31&property_id=prp_2',
      rows: [row('1', ['Rent receivable', '1100'], { debits: 145_000, after: 145_000 })],
      word: /From Oct 01, 2026 to Oct 31, 2026/,
      outline: 'report-trial-balance',
    },
    {
      at: '/reports?report=payments',
      rows: [],
      word: 'Nothing to report',
      outline: 'report-nothing',
    },
  ])('show $outline', async ({ at, rows, word, outline }) => {
    fakeServer({ ...list, [call]: () => ok({ rows }) });
    await renderScreen(at);
    expect(await screen.findByText(word)).toBeTruthy();
    await screen.findByLabelText('Property');
    await expectOutline(outline);
  });

  it.each([
    [100, false],
    [101, true],
  ])('with %i rows have more to show: %s', async (count, hasMore) => {
    const rows = Array.from({ length: count }, (_, at) =>
      row(String(at), [`T${at}`, '1', 'Elm'], { held: 1 }),
    );
    fakeServer({ ...list, [call]: () => ok({ rows }) });
    await renderScreen('/reports?report=deposits&to=2026-11-20');
    expect(await screen.findByText('T99')).toBeTruthy();
    // By its text: roles of so many rows take long.
    const more = screen.queryByText(/^Show all 10/);
    expect(more !== null).toBe(hasMore);
    if (more) {
      await userEvent.click(more);
      expect(await screen.findByText('T100')).toBeTruthy();
    }
  });

  it('open the entries of a figure', async () => {
    const place = { unit_number: '101', property_title: 'Elm House', tenants: [], lease_id: 'lse_1' };
    const charge = { kind: 'utility', label: 'Water', due: '2026-11-01' };
    const entry = { type: 'charge', on: '2026-10-25', ...place, charge };
    const lines = [
      { ...entry, entry_id: 'charge:1', why: 'October', cents: 50_000 },
      { ...entry, entry_id: 'charge:2', why: '', cents: -5_000, type: 'credit', charge: undefined },
    ];
    const pages = [
      { lines: [], next: 'c1' },
      { lines, next: 'c2' },
    ];
    fakeServer({
      ...list,
      [call]: () => ok({ rows: [row('1', ['Theo Barnes', '101', 'Elm House'], { held: 45_000 })] }),
      'GET /api/ledger/openFigure': () => ok(pages.shift()),
    });
    await renderScreen('/reports?report=deposits&to=2026-11-20');
    await userEvent.click(await screen.findByRole('button', { name: /Held: Theo Barnes, Unit 101/ }));
    expect(await screen.findByText('2 entries so far')).toBeTruthy();
    await expectOutline('report-figure');
  });
});
