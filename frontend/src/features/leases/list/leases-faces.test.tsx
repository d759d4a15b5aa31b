// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeaseStatus } from '../../../../../shared/domain/leases/status/status';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { leaseCounts, leaseLine } from '../../../testing/lease-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/leases/listLeases';
const counts = 'GET /api/leases/countLeases';
const steps = [
  'send',
  'collect-signatures',
  'move-in',
  'offer-renewal',
  'decide-renewal',
  'send-renewal',
  'begin-renewal',
  'take-keys',
  'await-last-day',
  'decide-holdover',
  'settle',
  'unheard-of',
];
/** Each status, and each next step with its day and without. */
const leases = LeaseStatus.options.flatMap((status, at) => {
  const step = steps[at] ?? '';
  const lease = { lease_id: `lse_${at}`, unit_number: `${100 + at}`, status };
  return [
    leaseLine({ ...lease, next_step: { step, on: '2027-09-01' } }),
    leaseLine({
      ...lease,
      lease_id: `lse_${at}b`,
      tenants: [],
      rent: 0,
      from: '',
      to: '',
      next_step: { step },
    }),
  ];
});

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list of leases', () => {
  it('has a word for each status and each next step', async () => {
    fakeServer({
      [list]: () => ok({ leases }),
      [counts]: () => ok(leaseCounts({ drafts: 1, out: 2, active: 3, expiring: 1000 })),
    });
    await renderScreen('/leasesList');
    // By their words: a search by role takes long among so many rows.
    await screen.findByRole('link', { name: 'Drafts 1' });
    await userEvent.click(screen.getByLabelText('More for this list'));
    await screen.findByText('Lease templates');
    await expectOutline('leases');
  });

  it('offers no change to who only reads', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ leases: [leaseLine({ next_step: undefined })] }) });
    await renderScreen('/leasesList');
    await screen.findByRole('link', { name: /Theo Barnes/ });
    expect(screen.queryByRole('button', { name: 'More for this list' })).toBeNull();
    await press('Export and print');
    await screen.findByRole('menuitem', { name: 'Export CSV' });
    await expectOutline('leases-reader');
  });

  it('is closed to who may see no leases', async () => {
    logIn({ role: 'applicant' });
    const calls = fakeServer({ [list]: () => ok({ leases }) });
    await renderScreen('/leasesList');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    expect(calls).not.toContain(list);
  });

  it.each([
    ['drafts', 'No drafts', /not sent are listed here, on every device/, ['Discard drafts']],
    ['out', 'No lease waits for signatures', /until everyone has signed/, ['Remind signers']],
    ['active', 'No active leases', /current and upcoming/, []],
    ['expiring', 'Nothing ends in the next 60 days', /end soon/, ['Remind signers', 'Offer renewals']],
    ['ended', 'No ended leases', /Ended and void leases/, []],
  ] as const)('says of an empty tab of %s what it is for', async (tab, title, text, items) => {
    fakeServer({ [list]: () => ok({ leases: [] }) });
    await renderScreen(`/leasesList?view=${tab}`);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New lease' })).toHaveLength(1);
    await press('More for this list');
    const many = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');
    expect(many.filter((item) => /^(Discard|Remind|Offer)/.test(item))).toEqual(items);
  });

  it('is a file of every page of the tab’s matches', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const texts: Promise<string>[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob: Blob) => {
      texts.push(blob.text());
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const asked: Record<string, string>[] = [];
    const { to: _, ...monthly } = leaseLine({
      rent: 5,
      next_step: undefined,
      is_adopted: true,
    });
    fakeServer({
      [list]: ({ query }) => {
        asked.push(Object.fromEntries(query));
        if (query.get('limit') === '25') return ok({ leases: [leaseLine()] });
        return query.get('after') === 'c2'
          ? ok({ leases: [monthly] })
          : ok({ leases: [leaseLine({ tenants: ['Theo Barnes', 'Priya Raman'] })], next: 'c2' });
      },
    });
    await renderScreen('/leasesList?view=active&q=theo');
    await press('Export and print');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    await waitFor(() => expect(names).toEqual(['leases-2026-11-21.csv']));
    const pages = asked.filter(({ limit }) => limit === '100');
    const filters = { tab: 'active', search: 'theo', limit: '100' };
    expect(pages).toEqual([filters, { ...filters, after: 'c2' }]);
    expect(
      (await Promise.all(texts))
        .join('')
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'Tenants,Unit,Status,Ends,Rent,Next step,Starts,Balance',
      '"Theo Barnes, Priya Raman","101, Elm House",Active,2027-11-30,1450.00,"Offer a renewal from Sep 01, 2027",2026-12-01,',
      'Theo Barnes,"101, Elm House",Active,,0.05,,2026-12-01,',
    ]);
  });

  it('leads to the templates from its menu', async () => {
    fakeServer({ [list]: () => ok({ leases: [] }) });
    const { place } = await renderScreen('/leasesList');
    await press('More for this list');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lease templates' }));
    await waitFor(() => expect(place()).toBe('/leaseTemplates'));
  });
});

/** What stands in the ⋯ of the list. */
const pick = async (name: string) => {
  await press('More for this list');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('a list with a filter', () => {
  it('has the numbers of its tabs, its total and its menu by that filter', async () => {
    const asked: Record<string, string>[] = [];
    const counted: Record<string, string>[] = [];
    fakeServer({
      [list]: ({ query }) => {
        asked.push(Object.fromEntries(query));
        return ok({ leases: [leaseLine({ next_step: { step: 'collect-signatures' } })] });
      },
      [counts]: ({ query }) => {
        counted.push(Object.fromEntries(query));
        return ok(leaseCounts({ all: 3, out: 1 }));
      },
    });
    await renderScreen('/leasesList?view=out&q=theo&property=prp_1&sort=rent.desc');
    expect(await screen.findByRole('link', { name: 'Waiting for signatures 1' })).toBeTruthy();
    expect(screen.getByText('1 of 1')).toBeTruthy();
    expect(counted).toEqual([{ search: 'theo', property: 'prp_1' }]);
    await pick('Remind signers');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind signers' }));
    expect(await dialog.findByLabelText(/Theo Barnes, unit 101/)).toBeTruthy();
    const filters = { tab: 'out', search: 'theo', property: 'prp_1', sort: 'rent.desc' };
    expect(asked).toContainEqual({ ...filters, limit: '100' });
  });
});

describe('many leases at once', () => {
  const open = async (name: string, tab: string, more: Parameters<typeof fakeServer>[0] = {}) => {
    const lines = [
      leaseLine({ status: 'active', next_step: { step: 'collect-signatures' } }),
      leaseLine({ lease_id: 'lse_2', tenants: ['Priya Raman'], status: 'expiring', unit_number: '102' }),
      leaseLine({ lease_id: 'lse_3', tenants: ['Ana Sol'], status: 'month-to-month', to: undefined }),
      leaseLine({ lease_id: 'lse_4', tenants: ['Ines Doyle'], status: 'notice-given' }),
      leaseLine({ lease_id: 'lse_5', tenants: ['Omar Diaz'], next_step: { step: 'send-renewal' } }),
      leaseLine({ lease_id: 'lse_6', tenants: ['Lena Hart'], next_step: undefined }),
    ];
    fakeServer({ [list]: () => ok({ leases: lines }), ...more });
    await renderScreen(`/leasesList?view=${tab}`);
    await pick(name);
    return within(await screen.findByRole('dialog', { name }));
  };

  it('offers renewals only to what waits for one, and asks by how much', async () => {
    const offer = await open('Offer renewals', 'expiring');
    await userEvent.selectOptions(await offer.findByLabelText('Rent'), 'amount');
    await userEvent.click(offer.getByRole('button', { name: 'Send 3 renewals' }));
    await offer.findByText('Enter how much');
    await expectOutline('leases-offer-many-wrong');
  });

  it('of those that a person chose say so, and which of them cannot be renewed now', async () => {
    const lines = [
      leaseLine({ status: 'active', to: '2027-11-30' }),
      leaseLine({ lease_id: 'lse_2', tenants: ['Priya Raman'], next_step: { step: 'begin-renewal' } }),
    ];
    fakeServer({ [list]: () => ok({ leases: lines }) });
    await renderScreen('/leasesList?view=active');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Priya Raman/ }));
    expect(screen.getByRole('button', { name: 'Offer renewals' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('checkbox', { name: /Theo Barnes/ }));
    await press('Offer renewals');
    const offer = within(await screen.findByRole('dialog', { name: 'Offer renewals' }));
    expect(
      await offer.findByText(/^For the leases you chose, each from the day after its term/),
    ).toBeTruthy();
    expect(offer.queryByText(/60 days/)).toBeNull();
    expect(offer.getByLabelText(/Theo Barnes/)).toBeTruthy();
    expect(offer.queryByLabelText(/Priya Raman/)).toBeNull();
  });

  it('says when nobody is left to remind, or why it failed', async () => {
    let isGone = false;
    const remind = await open('Remind signers', 'out', {
      'GET /api/leases/getLease/*': () => (isGone ? ok({ packets: [] }) : refused(404, 'not-found')),
    });
    await userEvent.click(await remind.findByRole('button', { name: 'Remind for one lease' }));
    expect(await remind.findByText('Said no: not-found')).toBeTruthy();
    isGone = true;
    await userEvent.click(remind.getByRole('button', { name: 'Remind for one lease' }));
    expect(await remind.findByText('Nobody is left to remind')).toBeTruthy();
    await expectOutline('leases-remind-many');
  });

  it.each([
    ['Discard drafts', 'drafts', 'There are no drafts.'],
    ['Remind signers', 'out', 'No signature is missing.'],
    ['Offer renewals', 'expiring', 'No lease that ends soon waits for an offer.'],
  ])('%s says when there is none', async (name, tab, words) => {
    const dialog = await open(name, tab, { [list]: () => ok({ leases: [] }) });
    expect(await dialog.findByText(words)).toBeTruthy();
  });
});
