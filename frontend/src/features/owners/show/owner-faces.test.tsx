// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BankStatus, OwnerDetails } from '../../../../../shared/contract/owners';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { issued, year } from '../../../testing/owner-year';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { externalUrl } from '../../../ui/primitives/external-url';

const read = 'GET /api/owners/getOwner/*';
const bank = 'GET /api/stripeAccountRouter/getBankStatus/*';
const write = 'PUT /api/owners/updateOwner/*';
const send = 'POST /api/stripeAccountRouter/sendBankLink';
const refresh = 'POST /api/stripeAccountRouter/refreshBankStatus';
/** What the page shows beside the owner. */
const beside = {
  'GET /api/ledger/getOwnerLedger/*': () => ok(year),
  'GET /api/ledger/listStatements/*': () =>
    ok({ owner_id: 'own_1', owner_name: 'Ada Vale', statements: [issued], months: [] }),
};
const serve = (routes: Parameters<typeof fakeServer>[0]) => fakeServer({ ...beside, ...routes });

const path = '/owner?id=own_1';
const info = '/ownerBankInfo?id=prp_1&owner=own_1';

const company = (more: Partial<OwnerDetails> = {}): OwnerDetails => ({
  owner_id: 'own_1',
  name: 'Vale Holdings',
  is_company: true,
  email: 'pay@vale.test',
  mobile_number: '',
  has_account: true,
  bank_ready: false,
  shares: [],
  added_at: '2026-01-05T10:00:00.000Z',
  mailing_address: '',
  is_you: false,
  version: 3,
  may_change: true,
  ...more,
});
const status = (more: Partial<BankStatus> = {}): BankStatus => ({
  owner_name: 'Vale Holdings',
  state: 'none',
  missing: [],
  bank_name: '',
  bank_last4: '',
  updated_at: '',
  may_change: true,
  ...more,
});
const missing = ['Date of birth', 'Bank account for payouts'];
const known = { bank_name: 'TEST BANK', bank_last4: '6789', updated_at: '2026-06-15T12:00:00.000Z' };

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('an owner’s page', () => {
  it('has what the owner has in the books, by property too, and pays them', async () => {
    const share = {
      property_id: 'prp_1',
      property_title: 'Elm House',
      street_address: '12 Elm St',
      city: 'Austin',
      state: 'Texas',
      zipcode: '78701',
      unit_count: 2,
      percentage: 60,
      balance: 120_000,
    };
    const money = { shares: [share], balance: 120_000, available: 90_000, reserve: 20_000 };
    serve({ [read]: () => ok(company(money)), [bank]: () => ok(status()) });
    await renderScreen(path);
    expect(await screen.findByRole('button', { name: 'Pay owner' })).toBeTruthy();
    expect(screen.getAllByText('$1,200.00')).toHaveLength(2);
    expect(screen.getByText('$900.00')).toBeTruthy();
    await expectOutline('owner-with-money');
  });

  it('has what was paid this year, the ledger, statements, distributions and gross rents', async () => {
    serve({
      [read]: () => ok(company({ balance: 95_000, available: 0, reserve: 0 })),
      [bank]: () => ok(status()),
    });
    await renderScreen(path);
    expect(await screen.findByText('Paid this year')).toBeTruthy();
    expect((await screen.findAllByText('($400.00)')).length).toBe(2);
    expect(screen.getByText('Ace, Repairs')).toBeTruthy();
    expect(screen.getByText('$1,450.00', { selector: 'dd *' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /May 2026/ }).getAttribute('href')).toContain('month=2026-05');
  });

  it('of oneself is called You, and has no link to send', async () => {
    serve({ [read]: () => ok(company({ is_you: true })), [bank]: () => ok(status()) });
    await renderScreen(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'You' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'View bank details' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the owner a secure link' })).toBeNull();
  });

  it('of a company without a number has nothing to call, and offers the link', async () => {
    serve({ [read]: () => ok(company()), [bank]: () => ok(status()) });
    await renderScreen(path);
    expect(await screen.findByRole('button', { name: 'Send the owner a secure link' })).toBeTruthy();
    await expectOutline('owner-company');
  });

  it('waits with the shape of the page', async () => {
    serve({ [read]: never });
    await renderScreen(path);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Owner' })).toBeTruthy();
  });

  it('that could not be read is read again by Retry', async () => {
    let asked = 0;
    serve({
      [read]: () => (asked++ === 0 ? refused(500, 'internal') : ok(company())),
      [bank]: () => ok(status()),
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vale Holdings' })).toBeTruthy();
  });

  it('stays whole when the bank details could not be read', async () => {
    let asked = 0;
    serve({
      [read]: () => ok(company()),
      [bank]: () => (asked++ === 0 ? refused(500, 'internal') : ok(status(known))),
    });
    await renderScreen(path);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { name: 'Contact' })).toBeTruthy();
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'View bank details' })).toBeTruthy();
  });

  it('shows a rental owner no way to send a link, and no statements without the right', async () => {
    logIn({ role: 'rentalOwner' });
    serve({ [read]: () => ok(company({ may_change: false })), [bank]: () => ok(status()) });
    await renderScreen(path);
    expect(await screen.findByRole('link', { name: 'View bank details' })).toBeTruthy();
    await expectOutline('owner-self');
  });

  it('says that the contact was saved, and shows a merge where somebody was first', async () => {
    const sent: unknown[] = [];
    let version = 3;
    serve({
      [read]: () => ok(company({ version, mobile_number: version === 3 ? '6415550199' : '6415550100' })),
      [bank]: () => ok(status()),
      [write]: ({ body }: Asked) => {
        sent.push(body);
        if (sent.length > 1) return ok({ version: 5 });
        version = 4;
        return refused(409, 'changed-meanwhile');
      },
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = screen.getByLabelText(/Mobile number/);
    await userEvent.clear(field);
    await userEvent.type(field, '5125550142');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('radio', { name: /^\+1 \(641\) 555-0100.*Theirs$/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save with these' }));
    expect(await screen.findByText('Contact saved')).toBeTruthy();
    expect(sent[1]).toEqual({ version: 4, mobile_number: '5125550142', mailing_address: '' });
  });

  it('leaves the number as it was by Cancel', async () => {
    const calls = serve({
      [read]: () => ok(company({ mobile_number: '6415550199' })),
      [bank]: () => ok(status()),
    });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const call = await screen.findByRole('link', { name: '+1 (641) 555-0199' });
    expect(call.getAttribute('href')).toBe('tel:+16415550199');
    expect(calls.some((one) => one.startsWith('PUT'))).toBe(false);
  });
});

describe('the secure link', () => {
  const page = { [read]: () => ok(company()), [bank]: () => ok(status()) };
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Send the owner a secure link' }));

  it('for an owner with an account does not run out', async () => {
    serve({ ...page, [send]: () => ({ body: { success: 1 } }) });
    await renderScreen(path);
    await press();
    expect(await screen.findByText('We emailed Vale Holdings a link.')).toBeTruthy();
  });

  it('for an owner without one works once', async () => {
    serve({
      ...page,
      [read]: () => ok(company({ has_account: false })),
      [send]: () => ({ body: { success: 1 } }),
    });
    await renderScreen(path);
    await press();
    expect(
      await screen.findByText('We emailed Vale Holdings a link that works once, for 72 hours.'),
    ).toBeTruthy();
  });

  it('keeps its key for another try, and gets a new one for another link', async () => {
    const keys: (string | null)[] = [];
    serve({
      ...page,
      [send]: ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return keys.length === 1 ? refused(422, 'too-many') : { body: { success: 1 } };
      },
    });
    await renderScreen(path);
    await press();
    expect(await screen.findByText('Said no: too-many')).toBeTruthy();
    await press();
    await screen.findByText('We emailed Vale Holdings a link.');
    await press();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});

describe('the states of bank details', () => {
  it.each([
    {
      what: status({ state: 'ready', missing, ...known }),
      word: 'Needed soon',
      outline: 'owner-bank-needed-soon',
    },
    {
      what: status({ state: 'restricted', missing, ...known }),
      word: 'Still needed',
      outline: 'owner-bank-restricted',
    },
    { what: status({ state: 'restricted' }), word: 'Being checked', outline: 'owner-bank-checked' },
    { what: status({ state: 'started' }), word: 'Started', outline: 'owner-bank-started' },
    {
      what: status({ state: 'started', may_change: false }),
      word: 'Started',
      outline: 'owner-bank-read-only',
    },
  ])('are shown as $outline', async ({ what, word, outline }) => {
    serve({ [bank]: () => ok(what) });
    await renderScreen(info);
    expect(await screen.findByText(word)).toBeTruthy();
    await expectOutline(outline);
  });

  it('say that the provider does not answer', async () => {
    serve({
      [bank]: () => ok(status({ state: 'restricted' })),
      [refresh]: () => refused(503, 'payments-away'),
    });
    await renderScreen(info);
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(
      await screen.findByText('The payment provider is not responding. Try again in a moment.'),
    ).toBeTruthy();
  });

  it('are changed at the provider, whose page is opened once', async () => {
    const bodies: unknown[] = [];
    const gone = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    serve({
      [bank]: () => ok(status({ state: 'ready', ...known })),
      'POST /api/stripeAccountRouter/startOnboarding': ({ body }) => {
        bodies.push(body);
        return ok({ url: 'https://pay.test/change' });
      },
    });
    await renderScreen('/ownerBankInfo?owner=own_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Change at the payment provider' }));
    await waitFor(() => expect(gone).toHaveBeenCalledWith('https://pay.test/change'));
    expect(await screen.findByRole('button', { name: /Opening/ })).toBeTruthy();
    expect(bodies).toEqual([{ rentailownerid: 'own_1' }]);
  });
});
