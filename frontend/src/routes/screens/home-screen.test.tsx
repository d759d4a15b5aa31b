// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, never, ok, refused } from './testing/fake-server';
import { expectOutline } from './testing/outline';
import { logIn } from './testing/people';
import { leaveScreen, renderScreen } from './testing/render-screen';
import { line } from './testing/samples';

const dashboard = 'GET /api/properties/getDashboard';
const balances = 'GET /api/ledger/listBalances';
const figures = {
  properties: 12,
  units: 60,
  unitsWithoutLease: 58,
  unitsWithoutRent: 5,
  owners: 7,
  limits: { properties: 500, units: 10_000 },
  leases: [],
  recent: [line(1)],
};

afterEach(leaveScreen);

describe('/propertyDashboard', () => {
  it('waits with the shape of its figures', async () => {
    logIn({ role: 'owner' });
    fakeServer({ [dashboard]: never });
    await renderScreen('/propertyDashboard');
    expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);
  });

  it('full shows the figures that link to their lists, what needs attention, and the newest', async () => {
    logIn({ role: 'orgAdmin', planId: 4 });
    const totals = { balance: 400_000, past_due: 91_050, prepaid: 0, deposit_held: 0 };
    fakeServer({ [dashboard]: () => ok(figures), [balances]: () => ok({ leases: [], totals }) });
    await renderScreen('/propertyDashboard');
    const owed = await screen.findByRole('link', { name: /Past due.*\$910\.50.*of \$4,000\.00 owed/ });
    expect(owed.getAttribute('href')).toBe('/ledges-totalpayment');
    const figure = await screen.findByRole('link', { name: /Properties.*12.*of 500 in your plan/ });
    expect(figure.getAttribute('href')).toBe('/propertiesList');
    expect(screen.getByText('5 units have no monthly rent')).toBeTruthy();
    const rent = screen.getByRole('link', { name: 'Set the rent' });
    expect(rent.getAttribute('href')).toBe('/units?view=without-rent');
    expect(screen.getByRole('link', { name: /House 1/ }).getAttribute('href')).toBe(
      '/getproperty-data?id=prp_1',
    );
    expect(screen.queryByText('First steps')).toBeNull();
    await expectOutline('home-full');
  });

  it('tells who may not see owners so, instead of counting none', async () => {
    const { owners, ...hidden } = figures;
    logIn({ role: 'rentalManager', planId: 4 });
    fakeServer({ [dashboard]: () => ok(hidden) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('You don’t have permission to see them')).toBeTruthy();
    await expectOutline('home-without-owners');
    expect(screen.queryByRole('link', { name: /Rental owners/ })).toBeNull();
  });

  it('tells a rental owner what the last statement came to', async () => {
    logIn({ role: 'rentalOwner', planId: 4 });
    const line = { owner_id: 'own_1', owner_name: 'Rosa', from: '2026-10-01', to: '2026-10-31' };
    const statements = [{ ...line, month: '2026-10', ending: 381_286, issued_at: '2026-11-24T08:00:00Z' }];
    fakeServer({
      [dashboard]: () => ok(figures),
      'GET /api/ledger/listStatements/*': () => ok({ owner_id: 'own_1', statements, months: [] }),
    });
    await renderScreen('/propertyDashboard');
    const last = await screen.findByRole('link', { name: /Last statement.*\$3,812\.86.*Oct 2026/ });
    expect(last.getAttribute('href')).toBe('/owner-statements');
    expect(screen.queryByText('Rental owners')).toBeNull();
    expect(screen.queryByText('Past due')).toBeNull();
    await expectOutline('home-rental-owner');
  });

  it('of a new account begins with the first steps', async () => {
    logIn({ role: 'owner', planId: 1 });
    fakeServer({
      [dashboard]: () =>
        ok({ ...figures, properties: 0, units: 0, unitsWithoutLease: 0, unitsWithoutRent: 0, recent: [] }),
    });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('First steps')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add property' }).getAttribute('href')).toBe('/addPropertyUnit');
    await expectOutline('home-first-steps');
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
