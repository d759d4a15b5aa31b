// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, never, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { line } from '../../testing/samples';

const dashboard = 'GET /api/properties/getDashboard';
const setup = 'GET /api/properties/getSetup';
const rest = 'GET /api/books/home';
const changes = 'GET /api/audit/getEntries';
const place = (number: number) => ({
  lease_id: `lse_${number}`,
  unit_id: `unt_${number}`,
  unit_number: `${number}`,
  property_title: 'Elm House',
});
const figures = {
  today: '2026-11-28',
  properties: 12,
  units: 60,
  occupied: 55,
  unitsWithoutLease: 5,
  unitsWithoutRent: 5,
  rent: { expected: 6_648_000, collected: 6_124_000, pending: 146_000, open: 378_000 },
  past_due: { cents: 929_964, leases: 7, of: 55, days: 27, oldest: [place(1), place(2), place(3)] },
  ending: { leases: 6, without_offer: 3 },
  limits: { properties: { used: 12, most: 500 }, units: { used: 60, most: 10_000 } },
  leases: [
    {
      ...place(4),
      kind: 'deposit' as const,
      on: '2026-11-01',
      days: -27,
      tenants: ['Ines Whitaker'],
      cents: 98_000,
    },
  ],
};

afterEach(() => {
  vi.useRealTimers();
  leaveScreen();
});

describe('/propertyDashboard', () => {
  it('waits with the shape of its figures', async () => {
    logIn({ role: 'owner' });
    fakeServer({ [dashboard]: never });
    await renderScreen('/propertyDashboard');
    expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);
  });

  it('full shows money first, each figure with the way to its list, then what needs attention', async () => {
    logIn({ role: 'orgAdmin', planId: 4 });
    fakeServer({ [dashboard]: () => ok(figures) });
    await renderScreen('/propertyDashboard');
    const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf(/November rent.*\$61,240.*\$66,480.*92%/)).toBe('/ledges-totalpayment?view=all');
    expect(await hrefOf(/Past due.*7 of 55 leases/)).toBe('/ledges-totalpayment?view=past-due');
    expect(await hrefOf(/Occupancy.*91%.*55 of 60 · 5 vacant/)).toBe('/units?view=vacant');
    expect(await hrefOf(/Ending in 90 days.*6.*3 without an offer/)).toBe(
      '/leasesList?view=active&ends=%2290%22',
    );
    expect(await hrefOf(/^Settle deposit$/)).toBe('/settle-deposit?id=lse_4');
    expect(screen.queryByText('Recently added')).toBeNull();
    await expectOutline('home-full');
  });

  it('is narrowed to a property, which the address says', async () => {
    logIn({ role: 'orgAdmin', planId: 4 });
    const asked: unknown[] = [];
    fakeServer({
      [dashboard]: ({ query }) => {
        asked.push(query.get('property'));
        return ok({ ...figures, properties: 1, property_title: 'House 2', units: 20 });
      },
      'GET /api/properties/listProperties': () => ok({ properties: [line(2)] }),
    });
    const { place: at } = await renderScreen('/propertyDashboard?property=prp_2');
    expect(await screen.findByText(/House 2, 20 units/)).toBeTruthy();
    expect((await screen.findByRole('link', { name: /Past due/ })).getAttribute('href')).toBe(
      '/ledges-totalpayment?view=past-due&property=prp_2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear Property' }));
    await waitFor(() => expect(at()).toBe('/propertyDashboard'));
    await waitFor(() => expect(asked.at(-1)).toBeNull());
    expect(asked[0]).toBe('prp_2');
  });

  it('shows who sees no money what else there is', async () => {
    const { rent: _, past_due: __, limits: ___, ...rest } = figures;
    logIn({ role: 'rentalManager', planId: 4 });
    fakeServer({ [dashboard]: () => ok({ ...rest, leases: [] }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Occupancy')).toBeTruthy();
    expect(screen.queryByText('Past due')).toBeNull();
    await expectOutline('home-without-money');
  });

  it('shows money over time, whose it is, what comes and what happened, after the figures', async () => {
    logIn({ role: 'orgAdmin', planId: 4 });
    const held = { bank: 4_891_322, provider: 0, owners: 1_120_418, deposits: 3_625_000 };
    const entry = { id: 'aud_1', at: '2026-11-28T09:00:00Z', by: 'Olivia Grant', by_id: 'usr_1' };
    fakeServer({
      [dashboard]: () => ok(figures),
      [rest]: () =>
        ok({
          months: [
            { month: '2026-10', due: 100_000, collected: 100_000 },
            { month: '2026-11', due: 100_000, collected: 50_000 },
          ],
          held: {
            ...held,
            prepaid: 145_904,
            unidentified: 0,
            yours: 0,
            off: 0,
            awaits_opening: false,
            is_solo: false,
          },
          coming: [{ on: '2026-12-04', kind: 'move-in', count: 1, place: place(103), names: ['Ines Marsh'] }],
          attention: [{ kind: 'vacant', count: 1, days: 41, names: ['Unit 9, Elm House'], id: 'unt_9' }],
        }),
      [changes]: () =>
        ok({
          entries: [
            {
              ...entry,
              role_label: 'orgAdmin',
              words: 'Added the unit',
              kind: 'unit',
              object_name: '9',
              changes: [],
            },
          ],
        }),
    });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Collected by month')).toBeTruthy();
    expect(await screen.findByText('Added the unit')).toBeTruthy();
    expect(screen.getByRole('table', { name: /Collected by month/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ties out' }).getAttribute('href')).toBe('/bank-accounts');
    expect(screen.getByText('A unit is vacant and not listed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All activity' }).getAttribute('href')).toBe('/audit');
    await expectOutline('home-whole');
  });

  it('of a rental owner is about the own money, and offers nothing that an owner cannot do', async () => {
    const { rent: _, past_due: __, limits: ___, unitsWithoutRent: ____, ...seen } = figures;
    logIn({ role: 'rentalOwner', planId: 4 });
    const own = {
      owner_id: 'own_1',
      income: 482_000,
      available: 612_040,
      bank: 'missing',
      statement: { month: '2026-10', ending: 381_286 },
    };
    fakeServer({
      [dashboard]: () => ok({ ...seen, leases: [], own }),
      [rest]: () => ok({ coming: [], attention: [] }),
    });
    await renderScreen('/propertyDashboard');
    const last = await screen.findByRole('link', { name: /Last statement.*\$3,812\.86.*Oct 2026/ });
    expect(last.getAttribute('href')).toBe('/owner-statements');
    expect(screen.getByRole('link', { name: 'Add bank details' }).getAttribute('href')).toBe(
      '/onbordingOwner?owner=own_1',
    );
    expect(screen.queryByRole('link', { name: 'Record payment' })).toBeNull();
    expect(await screen.findByText('Next 14 days')).toBeTruthy();
    await expectOutline('home-rental-owner');
  });

  const empty = {
    choices: {},
    is_solo: true,
    leads_team: false,
    properties: { count: 0, units: 0 },
    owners: { others: 0, without_email: 0 },
    bank: { ready: 0, in_review: 0, of: 0 },
    fees: { set: 0, of: 0 },
    tenants: { not_invited: 0, invited: 0, active: 0, waiting_for: [] },
    others: 0,
  };
  const none = {
    today: '2026-11-28',
    properties: 0,
    units: 0,
    occupied: 0,
    unitsWithoutLease: 0,
    leases: [],
  };

  it('of a new account has two doors and the steps to the first rent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 28, 20) });
    logIn({ role: 'owner', planId: 1 });
    fakeServer({ [dashboard]: () => ok(none), [setup]: () => ok({ setup: empty }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Get to your first online rent payment')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bring in what you have' }).getAttribute('href')).toBe('/import');
    await expectOutline('home-first-steps');
  });

  it('hides the steps for good, and says once that rent is coming in', async () => {
    logIn({ role: 'owner', planId: 1 });
    const place = { lease_id: 'lea_1', unit_number: '1', property_title: 'Maple Fourplex' };
    const payment = { ...place, name: 'Jordan Price', cents: 290_000, on: '2026-12-01', has_settled: false };
    let isHidden = false;
    const sent: unknown[] = [];
    fakeServer({
      [dashboard]: () => ok(figures),
      [setup]: () => ok(isHidden ? { is_hidden: true } : { setup: { ...empty, payment } }),
      'PUT /api/profile/saveSetup': ({ body }) => {
        sent.push(body);
        isHidden = true;
        return ok(undefined);
      },
    });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Rent is coming in.')).toBeTruthy();
    expect(screen.getByText(/Jordan Price started a payment of \$2,900\.00 online/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Rent is coming in.')).toBeNull());
    expect(sent).toEqual([{ is_hidden: true }]);
  });

  it('welcomes a new account with three questions, each of which may stay open', async () => {
    logIn({ role: 'owner', planId: 1 });
    const sent: unknown[] = [];
    fakeServer({
      [dashboard]: () => ok(none),
      [setup]: () => ok({ setup: empty }),
      'PUT /api/profile/saveSetup': ({ body }) => {
        sent.push(body);
        return ok(undefined);
      },
    });
    const { place } = await renderScreen('/welcome');
    await userEvent.click(await screen.findByRole('radio', { name: '1–4' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Spreadsheet' }));
    await expectOutline('welcome');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(place()).toBe('/propertyDashboard'));
    expect(sent).toEqual([{ units: '1-4', records: 'spreadsheet' }]);
  });

  it('failed offers Retry', async () => {
    logIn({ role: 'owner' });
    let answers = 0;
    fakeServer({ [dashboard]: () => (answers++ === 0 ? refused(500, 'unexpected') : ok(figures)) });
    await renderScreen('/propertyDashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Needs attention')).toBeTruthy();
  });

  it('of an applicant is honest and asks nothing', async () => {
    logIn({ role: 'applicant' });
    const mine = 'GET /api/applications/getMyApplications';
    const calls = fakeServer({ [mine]: () => ok({ applications: [] }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    await expectOutline('home-applicant');
    expect(calls).toHaveLength(1);
  });
});
