// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { taxYear } from '../../../testing/owner-year';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { yearCsv } from './year-csv';
import { yearPaper } from './year-paper';

const read = 'GET /api/ledger/getOwnerYear/*';
const path = '/owner-year?id=own_1&year=2026';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T12:00:00Z') });
  logIn({ role: 'orgAdmin' });
});
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

describe('an owner’s year', () => {
  it('has each property by tax lines, its balance, and what it was compared with', async () => {
    fakeServer({ [read]: () => ok(taxYear) });
    await renderScreen(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Year 2026' })).toBeTruthy();
    expect(await screen.findByText(/not tax advice/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
    await expectOutline('owner-year');
  });

  it('of oneself is called so', async () => {
    fakeServer({ [read]: () => ok({ ...taxYear, is_own: true }) });
    await renderScreen(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your 2026' })).toBeTruthy();
  });

  it('that does not tie says so, and is neither printed nor exported [D71]', async () => {
    const [tie, other] = taxYear.ties;
    if (!tie || !other) throw new Error('two ties');
    const figures: typeof tie.figures = [tie.figures[0], { ...tie.figures[1], cents: 88_000 }];
    fakeServer({ [read]: () => ok({ ...taxYear, ties: [{ ...tie, figures }, other] }) });
    await renderScreen(path);
    expect(await screen.findByText('The balances of all properties do not agree')).toBeTruthy();
    expect(screen.getByText(/Difference: \$2\.50/)).toBeTruthy();
    for (const name of ['Export CSV', 'Print', 'Download PDF'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('without anything issued says so, and asks for the year that is chosen', async () => {
    const asked: string[] = [];
    fakeServer({
      [read]: ({ query }) => {
        asked.push(query.get('year') ?? '');
        return ok({ ...taxYear, is_own: true, to: '', properties: [] });
      },
    });
    await renderScreen(path);
    expect(await screen.findByText('Nothing in 2026 yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
    await vi.waitFor(() => expect(asked).toContain('2025'));
  });

  it('waits, and is read again by Retry', async () => {
    fakeServer({ [read]: never });
    await renderScreen(path);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    let count = 0;
    fakeServer({ [read]: () => (count++ === 0 ? refused(500, 'internal') : ok(taxYear)) });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Year 2026' })).toBeTruthy();
  });
});

describe('the files of an owner’s year', () => {
  it('are rows by property, line and part', () => {
    const rows = yearCsv(taxYear);
    expect(rows.slice(0, 3)).toEqual([
      ['Property', 'Schedule E line', 'Name', 'What', 'Amount'],
      ['Elm House', '3', 'Rents received', 'Rent', '1450.00'],
      ['Elm House', '3', 'Rents received', 'Late fee', '50.00'],
    ]);
    expect(rows).toContainEqual(['Elm House', '14', 'Repairs', '', '200.00']);
    expect(rows).toContainEqual(['Elm House', '', 'Net income', '', '1178.50']);
    expect(rows).toContainEqual(['Elm House', '', 'Distributions', '', '(400.00)']);
    expect(rows.at(-1)).toEqual(['Oak House', '', 'Ending balance', '', '5.00']);
  });

  it('are a paper with the same figures, and the late entries apart', () => {
    const { title, about, tables } = yearPaper(taxYear);
    expect([title, ...about]).toEqual(['Year 2026', 'Ada Vale', 'Jan 01, 2026 – Jun 15, 2026']);
    expect(tables.map((table) => table.title)).toEqual([
      'All properties',
      'Each property',
      'Compared with the statements',
      'On a statement of another year',
    ]);
    expect(tables[0]?.rows).toContainEqual(['7', 'Cleaning and maintenance', '$30.00']);
    expect(tables[0]?.rows).toContainEqual(['', 'Total expenses', '$322.00']);
    expect(tables[3]?.rows).toEqual([['Dec 20, 2025', 'Rent, unit 2\nElm House', 'Jan 2026', '$20.00']]);
    const only = yearPaper({ ...taxYear, properties: taxYear.properties.slice(0, 1) });
    expect(only.tables[0]?.title).toBe('Elm House');
  });
});
