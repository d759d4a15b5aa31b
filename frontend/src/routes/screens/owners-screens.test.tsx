// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OwnerDetails, OwnerLine } from '../../../../shared/contract/owners';
import { messages } from '../../../../shared/domain/messages';
import { type Asked, fakeServer, never, ok, refused } from './testing/fake-server';
import { expectOutline } from './testing/outline';
import { logIn } from './testing/people';
import { leaveScreen, renderScreen } from './testing/render-screen';

const list = 'GET /api/owners/searchOwners';
const read = 'GET /api/owners/getOwner/*';
const bank = 'GET /api/stripeAccountRouter/getBankStatus/*';
const write = 'PUT /api/owners/updateOwner/*';

const line = (more: Partial<OwnerLine> = {}): OwnerLine => ({
  ...{ owner_id: 'own_1', name: 'Ada Vale', is_company: false, email: 'ada@vale.test' },
  ...{ mobile_number: '6415550199', has_account: false, bank_ready: true },
  ...more,
});
const owner = (more: Partial<OwnerDetails> = {}): OwnerDetails => ({
  ...line(),
  ...{ added_at: '2026-01-05T10:00:00.000Z', version: 3, may_change: true },
  shares: [
    {
      ...{ property_id: 'prp_1', property_title: 'Elm House', street_address: '12 Elm St', city: 'Austin' },
      ...{ state: 'Texas', zipcode: '78701', unit_count: 2, percentage: 60 },
      next: { from: '2027-01-01', percentage: 75 },
    },
  ],
  ...more,
});
const ready = {
  ...{ owner_name: 'Ada Vale', state: 'ready', missing: [], bank_name: 'Test Bank', bank_last4: '6789' },
  ...{ updated_at: '2026-01-05T10:00:00.000Z', may_change: true },
};

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('the list of owners', () => {
  it('waits, and offers Retry when it could not be read', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/owners');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/owners');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('shows who can be paid, and nothing of bank details that stay hidden; a row is a link', async () => {
    const hidden = line({ owner_id: 'own_3', name: 'Cy Moss', bank_ready: undefined });
    const bea = line({ owner_id: 'own_2', name: 'Bea Stone', bank_ready: false });
    fakeServer({ [list]: () => ok({ owners: [line(), bea, hidden] }) });
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
    fakeServer({ [list]: answer });
    const { place } = await renderScreen('/owners?search=ada');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(place()).toContain('after=c1'));
    await waitFor(() => expect(asked).toContainEqual(['ada', 'c1']));
  });

  it('empty says where owners come from, and a search without a match can be cleared', async () => {
    fakeServer({ [list]: () => ok({ owners: [] }) });
    await renderScreen('/owners');
    expect(await screen.findByText('No owners yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add property' })).toBeTruthy();
    await expectOutline('owners-none');
    leaveScreen();
    fakeServer({ [list]: () => ok({ owners: [] }) });
    await renderScreen('/owners?search=nobody');
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy();
    await expectOutline('owners-no-match');
  });

  it.each(['tenant', 'applicant', 'rentalManager'] as const)('tells a %s without access so', async (role) => {
    logIn({ role });
    const calls = fakeServer({ [list]: () => ok({ owners: [] }) });
    await renderScreen('/owners');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    expect(calls).not.toContain(list);
  });
});

describe('an owner’s page', () => {
  it('shows shares across properties, payouts and contact', async () => {
    fakeServer({ [read]: () => ok(owner()), [bank]: () => ok(ready) });
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
    const calls = fakeServer({ [read]: () => ok(owner({ bank_ready: undefined, shares: [] })) });
    await renderScreen('/owner?id=own_1');
    expect(await screen.findByText(/can see bank details/)).toBeTruthy();
    expect(screen.getByText('No share of a property you can see')).toBeTruthy();
    await expectOutline('owner-bank-hidden');
    expect(calls).toEqual(['GET /api/owners/getOwner/own_1']);
  });

  it('changes the mobile number in place', async () => {
    let sent: unknown;
    fakeServer({
      [read]: () => ok(owner()),
      [bank]: () => ok(ready),
      [write]: ({ body }) => {
        sent = body;
        return ok({ version: 4 });
      },
    });
    await renderScreen('/owner?id=own_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit mobile number' }));
    const field = screen.getByLabelText(/Mobile number/);
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(messages.mobileRequired)).toBeTruthy();
    await expectOutline('owner-mobile-required');
    await userEvent.type(field, '5125550142');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual({ version: 3, mobile_number: '5125550142' }));
    expect(await screen.findByRole('button', { name: 'Edit mobile number' })).toBeTruthy();
  });

  it('offers no change to who only reads', async () => {
    fakeServer({ [read]: () => ok(owner({ may_change: false })), [bank]: () => ok(ready) });
    await renderScreen('/owner?id=own_1');
    await screen.findByRole('heading', { level: 1, name: 'Ada Vale' });
    expect(screen.queryByRole('button', { name: 'Edit mobile number' })).toBeNull();
  });

  it('says that an owner is not there', async () => {
    fakeServer({ [read]: () => refused(404, 'not-found') });
    await renderScreen('/owner?id=own_9');
    expect(await screen.findByText('We couldn’t find this owner')).toBeTruthy();
    await expectOutline('owner-missing');
  });
});
