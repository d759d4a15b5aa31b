// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { type Asked, fakeServer, ok } from '../../../testing/fake-server';
import { aLedger } from '../../../testing/ledger-samples';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const call = 'GET /api/ledger/getReport';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const row = (unit: string, balance: number): ReportRow => ({
  key: `lse_${unit}`,
  at: { lease: `lse_${unit}`, property: 'prp_1' },
  texts: ['Elm House', unit, 'Theo Barnes', '2026-01-01', '2026-12-31'],
  cents: { rent: 145_000, deposit: 0, balance },
});

describe('reports [RTE-02]', () => {
  it('are listed, with the journal beside them', async () => {
    fakeServer({});
    await renderScreen('/reports');
    const link = await screen.findByRole('link', { name: /Trial balance/ });
    expect(link.getAttribute('href')).toBe('/reports?report=trial-balance');
    expect(screen.getByRole('button', { name: 'Export JSONL' })).toBeTruthy();
  });

  it('show all parts as one, with totals, and open the entries behind a figure', async () => {
    const asked: (string | null)[][] = [];
    fakeServer({
      [call]: ({ query }: Asked) =>
        ok(
          query.get('after') === null
            ? { rows: [row('102', -5_000)], next: 'two' }
            : { rows: [row('101', 45_000)] },
        ),
      'GET /api/ledger/openFigure': ({ query }: Asked) => {
        asked.push(['to', 'column', 'lease_id', 'property_id'].map((name) => query.get(name)));
        const place = { unit_number: '101', property_title: 'Elm House', tenants: [] };
        const entry = { entry_id: 'charge:1', lease_id: 'lse_101', on: '2026-10-25', why: '', ...place };
        return ok({
          lines: [
            {
              ...entry,
              type: 'charge',
              cents: 45_000,
              charge: { kind: 'utility', label: 'Water', due: '2026-11-01' },
            },
          ],
        });
      },
    });
    await renderScreen('/reports?report=rent-roll&to=2026-11-20');
    const totals = within(await screen.findByRole('group', { name: 'Totals' }));
    expect(totals.getByText('$2,900.00')).toBeTruthy();
    expect(screen.getByText(/As of Nov 20, 2026/)).toBeTruthy();
    expect(screen.getByText('($50.00)')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^\$450\.00, Balance: Elm House, Unit 101/ }));
    expect(await screen.findByText('Utilities: Water')).toBeTruthy();
    expect(screen.getByText('1 entry')).toBeTruthy();
    expect(asked).toEqual([['2026-11-20', 'balance', 'lse_101', 'prp_1']]);
  });

  it('name an entry of the organization’s own book, and lead to it alone', async () => {
    const shown = { unit_number: '', property_title: 'Northgate Homes', tenants: [], why: '' };
    const fact = { entry_id: 'bank:bank:1', lease_id: 'org', on: '2026-10-31', type: 'bank', cents: -1_500 };
    const cost = { entry_id: 'expense:1', lease_id: 'prp_1', on: '2026-10-30', type: 'reversal', cents: 45 };
    fakeServer({
      [call]: () => ok({ rows: [row('101', 45_000)] }),
      'GET /api/ledger/openFigure': () =>
        ok({
          lines: [
            { ...shown, ...fact },
            { ...shown, ...cost, property_title: 'Elm House' },
          ],
        }),
    });
    await renderScreen('/reports?report=rent-roll&to=2026-11-20');
    await userEvent.click(await screen.findByRole('button', { name: /^\$450\.00, Balance: Elm House/ }));
    expect(await screen.findByText('Bank charge or interest')).toBeTruthy();
    expect(screen.getByText('Reversal')).toBeTruthy();
    expect(screen.getByText('Northgate Homes')).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Book of Northgate Homes')).toBe('/bank-accounts');
    expect(hrefOf('Book of Elm House')).toBe('/property-money?id=prp_1');
  });

  it('keep the days in the address', async () => {
    fakeServer({ [call]: () => ok({ rows: [] }) });
    const { place } = await renderScreen('/reports?report=income&from=2026-01-01&to=2026-02-28');
    expect(await screen.findByText('Nothing to report')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last year');
    await waitFor(() => expect(place()).toMatch(/from=%222\d{3}-01-01%22|from=2\d{3}-01-01/));
  });

  it('are closed to owners, who get none', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({});
    await renderScreen('/reports');
    expect(await screen.findByText(/have access to this page/)).toBeTruthy();
  });
});

describe('the coming rent', () => {
  it('stands in a dialog of the ledger, with the balance after each entry', async () => {
    fakeServer({
      'GET /api/ledger/getLedger/*': () => ok(aLedger()),
      'GET /api/ledger/listComingRent/*': () =>
        ok({
          lines: [
            {
              entry_id: 'rent:2',
              on: '2026-11-24',
              type: 'charge',
              amount: 145_000,
              balance: 190_000,
              charge: { kind: 'rent', label: '', due: '2026-12-01' },
            },
          ],
        }),
    });
    await renderScreen('/ledgesData?id=lse_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Next 12 months' }));
    expect(await screen.findByText('$1,900.00')).toBeTruthy();
    expect(screen.getByText('Dec 01, 2026')).toBeTruthy();
  });
});
