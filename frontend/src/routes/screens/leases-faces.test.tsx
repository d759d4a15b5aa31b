// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeaseStatus } from '../../../../shared/domain/leases/status';
import { fakeServer, ok, refused } from './testing/fake-server';
import { leaseLine } from './testing/lease-samples';
import { expectOutline } from './testing/outline';
import { logIn } from './testing/people';
import { leaveScreen, renderScreen } from './testing/render-screen';

const list = 'GET /api/leases/listLeases';
const counts = 'GET /api/leases/countLeases';
const steps = [
  ...['send', 'collect-signatures', 'move-in', 'offer-renewal', 'decide-renewal', 'send-renewal'],
  ...['begin-renewal', 'take-keys', 'await-last-day', 'decide-holdover', 'settle', 'unheard-of'],
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
      [counts]: () => ok({ drafts: 1, out: 2, active: 3, expiring: 1000, ended: 0 }),
    });
    await renderScreen('/leasesList');
    // By their words: a search by role takes long among so many rows.
    await screen.findByText('Drafts (1)');
    await userEvent.click(screen.getByLabelText('More for this list'));
    await screen.findByText('Export CSV');
    await expectOutline('leases');
  });

  it('offers no change to who only reads', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({ [list]: () => ok({ leases: [leaseLine({ next_step: undefined })] }) });
    await renderScreen('/leasesList');
    await screen.findByRole('link', { name: /Theo Barnes/ });
    await press('More for this list');
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
    ['drafts', 'No drafts', /not sent are listed here, on every device/, 2, ['Discard drafts']],
    ['out', 'Nothing is out for signature', /until everyone has signed/, 1, ['Remind signers']],
    ['active', 'No active leases', /current and upcoming/, 1, []],
    ['expiring', 'Nothing ends in the next 60 days', /end soon/, 1, ['Remind signers', 'Offer renewals']],
    ['ended', 'No ended leases', /Ended and void leases/, 1, []],
  ] as const)('says of an empty tab of %s what it is for', async (tab, title, text, links, buttons) => {
    fakeServer({ [list]: () => ok({ leases: [] }) });
    await renderScreen(`/leasesList?tab=${tab}`);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New lease' })).toHaveLength(links);
    const many = screen.queryAllByRole('button', { name: /^(Discard|Remind|Offer)/ });
    expect(many.map(({ textContent }) => textContent)).toEqual(buttons);
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
    const { to: _, ...monthly } = leaseLine({ rent: 5, next_step: undefined });
    fakeServer({
      [list]: ({ query }) => {
        asked.push(Object.fromEntries(query));
        if (query.get('limit') === null) return ok({ leases: [leaseLine()] });
        return query.get('after') === 'c2'
          ? ok({ leases: [monthly] })
          : ok({ leases: [leaseLine({ tenants: ['Theo Barnes', 'Priya Raman'] })], next: 'c2' });
      },
    });
    await renderScreen('/leasesList?tab=active&search=theo');
    await press('More for this list');
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
      'Property,Unit,Tenants,Status,First day,Last day,Monthly rent,Next step',
      'Elm House,101,"Theo Barnes, Priya Raman",Active,2026-12-01,2027-11-30,1450.00,"Offer a renewal from Sep 01, 2027"',
      'Elm House,101,Theo Barnes,Active,2026-12-01,,0.05,',
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
    await renderScreen(`/leasesList?tab=${tab}`);
    await press(name);
    return within(await screen.findByRole('dialog', { name }));
  };

  it('offers renewals only to what waits for one, and asks by how much', async () => {
    const offer = await open('Offer renewals', 'expiring');
    await userEvent.selectOptions(await offer.findByLabelText('Rent'), 'amount');
    await userEvent.click(offer.getByRole('button', { name: 'Send 3 renewals' }));
    await offer.findByText('Enter how much');
    await expectOutline('leases-offer-many-wrong');
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
