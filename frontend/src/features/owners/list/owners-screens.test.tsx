// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OwnerDetails, OwnerLine } from '../../../../../shared/contract/owners';
import { messages } from '../../../../../shared/domain/messages';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { issued, year } from '../../../testing/owner-year';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/owners/searchOwners';
const read = 'GET /api/owners/getOwner/*';
const bank = 'GET /api/stripeAccountRouter/getBankStatus/*';
const write = 'PUT /api/owners/updateOwner/*';

/** What the page shows beside the owner. */
const beside = {
  'GET /api/ledger/getOwnerLedger/*': () => ok(year),
  'GET /api/ledger/listStatements/*': () =>
    ok({ owner_id: 'own_1', owner_name: 'Ada Vale', statements: [issued], months: [] }),
};
const serve = (routes: Parameters<typeof fakeServer>[0]) => fakeServer({ ...beside, ...routes });

const line = (more: Partial<OwnerLine> = {}): OwnerLine => ({
  owner_id: 'own_1',
  name: 'Ada Vale',
  is_company: false,
  email: 'ada@vale.test',
  mobile_number: '6415550199',
  has_account: false,
  bank_ready: true,
  ...more,
});
const owner = (more: Partial<OwnerDetails> = {}): OwnerDetails => ({
  ...line(),
  added_at: '2026-01-05T10:00:00.000Z',
  mailing_address: '',
  is_you: false,
  version: 3,
  may_change: true,
  shares: [
    {
      property_id: 'prp_1',
      property_title: 'Elm House',
      street_address: '12 Elm St',
      city: 'Austin',
      state: 'Texas',
      zipcode: '78701',
      unit_count: 2,
      percentage: 60,
      next: { from: '2027-01-01', percentage: 75 },
    },
  ],
  ...more,
});
const ready = {
  owner_name: 'Ada Vale',
  state: 'ready',
  missing: [],
  bank_name: 'Test Bank',
  bank_last4: '6789',
  updated_at: '2026-01-05T10:00:00.000Z',
  may_change: true,
};

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('the list of owners', () => {
  it('waits, and offers Retry when it could not be read', async () => {
    serve({ [list]: never });
    await renderScreen('/owners');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    serve({ [list]: () => refused(500, 'internal') });
    await renderScreen('/owners');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('shows who can be paid, and nothing of bank details that stay hidden; a row is a link', async () => {
    const hidden = line({ owner_id: 'own_3', name: 'Cy Moss', bank_ready: undefined });
    const bea = line({ owner_id: 'own_2', name: 'Bea Stone', bank_ready: false });
    serve({ [list]: () => ok({ owners: [line(), bea, hidden] }) });
    await renderScreen('/owners');
    const row = await screen.findByRole('link', { name: /Ada Vale/ });
    expect(row.getAttribute('href')).toBe('/owner?id=own_1');
    expect(screen.getAllByText('+1 (641) 555-0199')).toHaveLength(3);
    expect(screen.getAllByText('Ready for payouts')).toHaveLength(1);
    expect(screen.getAllByText('Bank details missing')).toHaveLength(1);
    await expectOutline('owners');
  });

  it('keeps search and page in the address, and asks for them', async () => {
    const asked: (string | null)[][] = [];
    const answer = ({ query }: Asked) => {
      asked.push([query.get('search'), query.get('after')]);
      return ok({ owners: [line()], next: 'c1' });
    };
    serve({ [list]: answer });
    const { place } = await renderScreen('/owners?search=ada');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(place()).toContain('after=c1'));
    await waitFor(() => expect(asked).toContainEqual(['ada', 'c1']));
  });

  it('has numbers and money by the filters, and asks for the order in sight', async () => {
    const asked: Record<string, string>[] = [];
    const counted: Record<string, string>[] = [];
    serve({
      [list]: ({ query }: Asked) => {
        asked.push(Object.fromEntries(query));
        return ok({ owners: [line({ properties: 2, units: 9, balance: -1_250 })], count: 1 });
      },
      'GET /api/owners/countOwners': ({ query }: Asked) => {
        counted.push(Object.fromEntries(query));
        const sums = { count: 1, balance: 330_000 };
        return ok({
          views: { all: { count: 3, balance: -1_250 }, owed: sums, 'bank-missing': { count: 0 } },
        });
      },
    });
    const { place } = await renderScreen('/owners?property=prp_1');
    const row = (await screen.findByRole('link', { name: 'Ada Vale' })).closest('tr');
    expect(row?.textContent).toContain('($12.50)');
    expect(await screen.findByRole('link', { name: 'Owed money 1 · $3,300.00' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All 3' })).toBeTruthy();
    expect(counted).toEqual([{ property: 'prp_1' }]);
    const filters = { property: 'prp_1', limit: '25', facts: 'with' };
    expect(asked).toEqual([{ ...filters, sort: 'balance.desc' }]);
    const header = screen.getByRole('columnheader', { name: 'Owner' });
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(place()).toBe('/owners?property=prp_1&sort=name.asc'));
    await waitFor(() => expect(asked.at(-1)).toEqual(filters));
  });

  it('empty says where owners come from, and a search without a match can be cleared', async () => {
    serve({ [list]: () => ok({ owners: [] }) });
    await renderScreen('/owners');
    expect(await screen.findByText('No owners yet')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Add owner' })).toHaveLength(2);
    await expectOutline('owners-none');
    leaveScreen();
    serve({ [list]: () => ok({ owners: [] }) });
    await renderScreen('/owners?search=nobody');
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy();
    await expectOutline('owners-no-match');
  });

  it.each(['tenant', 'applicant', 'rentalManager'] as const)('tells a %s without access so', async (role) => {
    logIn({ role });
    const calls = serve({ [list]: () => ok({ owners: [] }) });
    await renderScreen('/owners');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    expect(calls).not.toContain(list);
  });
});

describe('an owner’s page', () => {
  it('shows shares across properties, payouts and contact', async () => {
    serve({ [read]: () => ok(owner()), [bank]: () => ok(ready) });
    await renderScreen('/owner?id=own_1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Vale' })).toBeTruthy();
    expect(screen.getByText('60%')).toBeTruthy();
    expect(screen.getByText('75% from Jan 01, 2027')).toBeTruthy();
    const toProperty = screen.getByRole('link', { name: /Elm House/ });
    expect(toProperty.getAttribute('href')).toBe('/getproperty-data?id=prp_1');
    const toBank = await screen.findByRole('link', { name: 'View bank details' });
    expect(toBank.getAttribute('href')).toBe('/ownerBankInfo?owner=own_1');
    await expectOutline('owner');
  });

  it('asks for no bank details that stay hidden', async () => {
    const calls = serve({ [read]: () => ok(owner({ bank_ready: undefined, shares: [] })) });
    await renderScreen('/owner?id=own_1');
    expect(await screen.findByText(/can see bank details/)).toBeTruthy();
    expect(screen.getByText('No share of a property you can see')).toBeTruthy();
    await expectOutline('owner-bank-hidden');
    expect(calls.some((call) => call.includes('getBankStatus'))).toBe(false);
  });

  it('changes the mobile number in place', async () => {
    let sent: unknown;
    serve({
      [read]: () => ok(owner()),
      [bank]: () => ok(ready),
      [write]: ({ body }) => {
        sent = body;
        return ok({ version: 4 });
      },
    });
    await renderScreen('/owner?id=own_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = screen.getByLabelText(/Mobile number/);
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(messages.mobileRequired)).toBeTruthy();
    await expectOutline('owner-mobile-required');
    await userEvent.type(field, '5125550142');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual({ version: 3, mobile_number: '5125550142', mailing_address: '' }),
    );
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  });

  it('offers no change to who only reads', async () => {
    serve({ [read]: () => ok(owner({ may_change: false })), [bank]: () => ok(ready) });
    await renderScreen('/owner?id=own_1');
    await screen.findByRole('heading', { level: 1, name: 'Ada Vale' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('says that an owner is not there', async () => {
    serve({ [read]: () => refused(404, 'not-found') });
    await renderScreen('/owner?id=own_9');
    expect(await screen.findByText('We couldn’t find this owner')).toBeTruthy();
    await expectOutline('owner-missing');
  });
});

describe('many owners at once', () => {
  const choose = async () => {
    await renderScreen('/owners');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  };

  it('are paid what is available of each property, nothing preselected; a repeat pays once', async () => {
    const paid: unknown[] = [];
    const keys: (string | null)[] = [];
    const holding = { balance: 0, uncleared: 0, reserve: 0, fees_due: 0, bills_due: 0, transferable: 0 };
    serve({
      [list]: () => ok({ owners: [line(), line({ owner_id: 'own_2', name: 'Bea Stone' })] }),
      [read]: () => ok(owner()),
      'GET /api/ledger/getPropertyMoney/*': () =>
        ok({
          property_id: 'prp_1',
          property_title: 'Elm House',
          today: '2026-11-29',
          owners: [
            { ...holding, owner_id: 'own_1', name: 'Ada Vale', distributable: 120_000, bank_ready: true },
            { ...holding, owner_id: 'own_2', name: 'Bea Stone', distributable: 0, bank_ready: false },
            { ...holding, owner_id: 'own_9', name: 'Cy Moss', distributable: 5_000, bank_ready: false },
          ],
          at_provider: 0,
          terms: { fee: { kind: 'none' }, from: '', reserve: 0, version: 0 },
          lines: [],
          may: { change: true },
        }),
      'POST /api/ledger/payOwner': ({ body, headers }) => {
        paid.push(body);
        keys.push(headers.get('idempotency-key'));
        return paid.length === 1 ? refused(503, 'busy') : ok({ entry_id: 'ent_1' });
      },
    });
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Pay owners' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay owners' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Ada Vale, Elm House' }));
    // Who was not chosen, and who has nothing available, is not in it.
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    const button = { name: 'Record one payment, $1,200.00' };
    await userEvent.click(dialog.getByRole('button', button));
    expect(await dialog.findByText('0 done, 1 skipped')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', button));
    expect(await dialog.findByText('1 done')).toBeTruthy();
    expect(paid[1]).toMatchObject({
      property_id: 'prp_1',
      owner_id: 'own_1',
      cents: 120_000,
      method: 'check',
    });
    expect(keys[0]).toBe(keys[1]);
  });

  it('get a bank link each, and statements; who has one already is skipped', async () => {
    const sent: unknown[] = [];
    const issued: unknown[] = [];
    serve({
      [list]: () => ok({ owners: [line(), line({ owner_id: 'own_2', name: 'Bea Stone' })] }),
      'POST /api/stripeAccountRouter/sendBankLink': ({ body }) => {
        sent.push(body);
        return ok({});
      },
      'POST /api/ledger/issueStatement': ({ body }) => {
        issued.push(body);
        return issued.length === 1 ? refused(409, 'statement-issued') : ok({});
      },
    });
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Send bank link' }));
    const links = within(await screen.findByRole('dialog', { name: 'Send bank link' }));
    await userEvent.click(links.getByRole('button', { name: 'Send 2 links' }));
    expect(await links.findByText('2 done')).toBeTruthy();
    expect(sent).toEqual([{ rentailownerid: 'own_1' }, { rentailownerid: 'own_2' }]);
    await userEvent.click(links.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    leaveScreen();
    logIn({ role: 'orgAdmin' });
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Issue statements' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue statements' }));
    for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Issue 2 statements' }));
    expect(await dialog.findByText('1 done, 1 skipped')).toBeTruthy();
    expect(await dialog.findByText('Said no: statement-issued')).toBeTruthy();
  });
});
