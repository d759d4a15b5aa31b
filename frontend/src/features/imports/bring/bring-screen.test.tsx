// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from '../../../testing/fake-server';
import { ok } from '../../../testing/fake-server';
import { importLine, importServer, propertiesIn } from '../../../testing/import-server';
import { press } from '../../../testing/import-steps';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { saveBringDraft } from './bring-draft';

const sheet = [
  'Rent Roll',
  '"As of: 01/01/2026"',
  'Unit,Tags,BD/BA,Tenant,Status,Sqft,Market Rent,Rent,Deposit,Lease From,Lease To,Move-in,Move-out,Past Due',
  '"-> Cedar Flats - 210 Cedar Ave Columbus, OH 43215",,,,,,,,,,,,,',
  '1A,,2/1.50,"Harris, Mia",Current,850,"1,295.00","1,250.00","1,250.00",08/01/2025,07/31/2026,,,325.00',
  '1B,,1/1.00,"Lopez, Ana & Rui",Current,870,"1,325.00","1,300.00",900.00,,08/31/2026,,,0.00',
  '2 Units,,,,100.0% Occupied,"1,720","2,620.00","2,550.00","2,150.00",,,,,325.00',
  'Total 2 Units,,,,100.0% Occupied,"1,720","2,620.00","2,550.00","2,150.00",,,,,325.00',
].join('\r\n');

const report = (text = sheet, name = 'rent_roll.csv') => new File([text], name, { type: 'text/csv' });

type Sent = { readonly leases: readonly { readonly row: number; readonly unit_number: string }[] };
const leasesIn = ({ body }: Asked) => (body as Sent).leases;

const brought: Asked[] = [];
const server = (more: Parameters<typeof importServer>[0] = {}) =>
  importServer({
    'GET /api/imports/getImportDraft': () => ok({}),
    'POST /api/imports/saveImportDraft': () => ok({ version: 1 }),
    'POST /api/imports/discardImportDraft': () => ok({}),
    'POST /api/leases/importLeases': (asked) => {
      brought.push(asked);
      return ok({
        made: leasesIn(asked).map(({ row }) => ({ row, lease_id: `lse_${row}`, notice_left: false })),
        refused: [],
      });
    },
    'POST /api/imports/finishImport': () =>
      ok(
        importLine({
          done: { properties: 1, units: 2, owners: 1, rent_cents: 262_000, leases: 2, tenants: 3 },
        }),
      ),
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-06T12:00:00Z') });
  brought.length = 0;
  logIn({ role: 'owner' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  leaveScreen();
  saveBringDraft('rol_1', undefined);
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const choose = async (...files: File[]) => {
  await renderScreen('/import');
  await userEvent.upload(await screen.findByLabelText(/Choose CSV files/), files);
  await screen.findByText('Still needed');
};

describe('/import, a rent roll', () => {
  it('is recognized with its day, its columns and what will be here', async () => {
    server();
    await choose(report());
    await screen.findByText('This is a rent roll from AppFolio, as of Jan 01, 2026.');
    await expectOutline('bring-columns');
    fireEvent.change(screen.getByLabelText('Rent becomes'), { target: { value: '' } });
    await screen.findByText(/Look at the \d things to repair/);
    expect(screen.getAllByText('$0.00').length).toBeGreaterThan(0);
    await press('Show the raw file');
    await screen.findByRole('region', { name: 'Rows of the file' });
  });

  it('says before any repair that the plan has no room for it, and asks for no more of who is the owner', async () => {
    server({
      'GET /api/properties/unitlimitcheck/*': () =>
        ok({ WithinLimit: 1, unitCount: 3, unitLimit: 4, propertyCount: 1, propertyLimit: 1 }),
    });
    await choose(report());
    expect(await screen.findByText('Your plan has no room for all of this')).toBeTruthy();
    expect(screen.getByText(/^The file has 1 property with 2 units; there is room for 0 more/)).toBeTruthy();
    expect(screen.queryByLabelText('Owner’s first name')).toBeNull();
    const email = screen.getByLabelText('Owner’s email');
    await userEvent.clear(email);
    await userEvent.type(email, 'ada@owners.test');
    expect(screen.getByLabelText('Owner’s first name')).toBeTruthy();
  });

  it('is repaired by kind, compared with its totals, and brought in once', async () => {
    server();
    await choose(report());
    await press(/things to repair$/);
    await screen.findByText('1 lease has no first day');
    await expectOutline('bring-repair');
    expect(screen.getByRole('button', { name: 'Compare totals' })).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('First day of all of them'), { target: { value: '2025-09-01' } });
    await waitFor(() => expect(screen.queryByText('1 lease has no first day')).toBeNull());
    const email = screen.getByLabelText('Email of Mia Harris');
    fireEvent.change(email, { target: { value: 'mia@harris.test' } });
    fireEvent.keyDown(email, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByLabelText('Email of Mia Harris')).toBeNull());
    await press('Compare totals');
    await screen.findByText('Every total is the old one');
    await expectOutline('bring-totals');
    await press('Continue');
    await press('Bring in 2 units and 2 leases');
    await screen.findByText('2 units, 2 leases, 3 tenants. Nobody has been emailed.');
    await expectOutline('bring-done');
    expect(brought).toHaveLength(1);
    expect(brought.flatMap(leasesIn)).toMatchObject([
      {
        row: 5,
        unit_number: '1A',
        property_id: 'prp_4',
        rent_from: '2026-02',
        owed: [{ cents: 32_500, due_on: '2026-01-01' }],
        term: { from: '2025-08-01', tenants: [{ email: 'mia@harris.test' }] },
      },
      { row: 6, term: { from: '2025-09-01', tenants: [{ firstName: 'Ana' }, { firstName: 'Rui' }] } },
    ]);
  });

  it('with a lease left out asks why its totals are not the old ones', async () => {
    server();
    await choose(report());
    await press(/things to repair$/);
    await press('Leave out Ana Lopez, Rui Lopez, Unit 1B');
    await screen.findByText('1 lease is left out.');
    await press('Compare totals');
    await screen.findByText('2 differences to explain');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
    for (const what of ['rent a month', 'deposits held'])
      fireEvent.change(screen.getByLabelText(`Explain ${what}`), { target: { value: 'left-out' } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false),
    );
  });

  it('that the server refuses in part says what, and where', async () => {
    const message = 'A property with this name and address exists already.';
    server({
      'POST /api/imports/checkLines': (asked) =>
        ok({
          problems: propertiesIn(asked).map(({ rows }) => ({
            row: rows[0]?.row ?? 1,
            column: 'property_title',
            message,
          })),
          totals: { properties: 1, units: 2, owners: 1, rent_cents: 0 },
          room: { properties: 10, units: 50 },
        }),
    });
    await choose(report(sheet.replace(',08/31/2026', '09/01/2025,08/31/2026')));
    await press(/things? to repair$/);
    await press('Compare totals');
    await press('Continue');
    await press(/^Bring in 2 units/);
    await screen.findByText(`Cedar Flats: ${message}`);
    expect(brought).toEqual([]);
  });

  it('and a directory of owners come together; another file is named as left out', async () => {
    server();
    const owners = [
      'Name,Phone Numbers,Email,Properties Owned',
      '"Moor, Ada","Mobile: (614) 555-0142",ada@moor.test,Cedar Flats',
    ].join('\n');
    await choose(report(), report(owners, 'owner_directory.csv'));
    await screen.findByText('Owners come from a directory of 1 owner, by the name of the property.');
    expect(screen.queryByLabelText('Owner’s email')).toBeNull();
  });
});
