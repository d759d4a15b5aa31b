// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { never, ok, refused } from '../../../testing/fake-server';
import { leaseLine } from '../../../testing/lease-samples';
import { aLedger } from '../../../testing/ledger-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { property } from '../../../testing/samples';
import { unitDetails } from '../../../testing/unit-samples';
import { unitServer } from '../../../testing/unit-server';

const one = 'GET /api/properties/getUnit/*';
const path = '/getunit-data?id=unt_1';
const tenant = {
  first_name: 'Theo',
  last_name: 'Barnes',
  email: 'theo@vale.test',
  mobile_number: '6145550104',
  lease_start: '2026-01-01',
  lease_end: '2026-12-31',
};

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

describe('/getunit-data', () => {
  it('waits with the shape of the page', async () => {
    unitServer({ [one]: never });
    await renderScreen(path);
    expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);
  });

  it.each(['?id=unt_1', '?unit_id=unt_1'])('shows the unit, opened by %s [PRP-25]', async (search) => {
    unitServer();
    await renderScreen(`/getunit-data${search}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Unit No. 1' })).toBeTruthy();
    expect(screen.getAllByText('$1,250.50').length).toBeGreaterThan(0);
    expect(screen.getByText('Jan 05, 2025')).toBeTruthy();
    expect(screen.getByText('Oven')).toBeTruthy();
    expect(await screen.findByText('Create Lease Agreement')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next unit' }).getAttribute('href')).toBe(
      '/getunit-data?id=unt_2',
    );
    expect(screen.queryByRole('link', { name: 'Previous unit' })).toBeNull();
    expect(await screen.findByText('Vacant 12 days, $500 of rent lost. Market rent $1,250.50.')).toBeTruthy();
    const others = within(await screen.findByRole('region', { name: 'Other units' }));
    expect(others.getByRole('link', { name: 'No. 2' }).getAttribute('href')).toBe('/getunit-data?id=unt_2');
    expect(others.queryByRole('link', { name: 'No. 1' })).toBeNull();
  });

  it('shows its photos large, by keyboard, with what they show', async () => {
    unitServer();
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Show large: Kitchen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img', { name: 'Kitchen' })).toBeTruthy();
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Next photo' }), { key: 'ArrowRight' });
    expect(dialog.getByRole('img', { name: 'Unit No. 1, photo 2' })).toBeTruthy();
    expect(dialog.getByText('2 of 2')).toBeTruthy();
    await expectOutline('unit-photos-large');
    await userEvent.click(dialog.getByRole('button', { name: 'Next photo' }));
    expect(dialog.getByText('1 of 2')).toBeTruthy();
  });

  it('deletes from its menu and leads to the property [PRP-29]', async () => {
    unitServer({ 'DELETE /api/properties/DeleteUnit/unt_1': () => ({ body: { success: 1 } }) });
    const { place } = await renderScreen(path);
    await screen.findByRole('region', { name: 'Other units' });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete unit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    const said = await screen.findByRole('alertdialog', { name: 'Unit Deleted' });
    await userEvent.click(within(said).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(place()).toBe('/getproperty-data?id=prp_1'));
  });

  it('with a lease keeps Delete in the menu, off, with the reason [PRP-29]', async () => {
    unitServer({ [one]: () => ok(unitDetails({ unit_lease_status: 1 })) });
    await renderScreen(path);
    await screen.findByRole('region', { name: 'Other units' });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: /Delete unit/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('A unit with a lease cannot be deleted.');
    await expectOutline('unit-menu-leased');
  });

  it('is rented: who, until when, for how much, what is owed, and who was here before', async () => {
    const lease = {
      lease_id: 'lse_1',
      text: 'eSign Completed',
      co_signer_pending: false,
      move: 'Move-Out',
      move_in_pending: false,
    };
    const now = { from: '2026-01-17', to: '2027-01-16', rent: 98_000, balance: 146_000 };
    const before = { tenants: ['Una Diaz'], from: '2024-01-01', to: '2025-12-31', rent: 90_000 };
    unitServer({
      [one]: () =>
        ok(
          unitDetails({
            unit_lease_status: 1,
            lease,
            vacant_since: undefined,
            tenants: [{ ...tenant, user_role_id: 'rol_1' }],
          }),
        ),
      'GET /api/leases/listLeases': () =>
        ok({
          leases: [
            leaseLine(now),
            leaseLine({ ...before, lease_id: 'lse_0', status: 'settled' }),
            leaseLine({ lease_id: 'lse_9', status: 'void', tenants: ['Nobody Here'] }),
          ],
        }),
      'GET /api/ledger/getLedger/*': () => ok(aLedger({ past_due: 48_000 })),
    });
    await renderScreen(path);
    const sentence = 'Rented to Theo Barnes until Jan 16, 2027 for $980.00 a month. $480.00 past due.';
    expect(await screen.findByText(sentence)).toBeTruthy();
    const past = within(screen.getByRole('region', { name: 'Past leases' }));
    expect(past.getByRole('link', { name: 'Una Diaz' }).getAttribute('href')).toBe('/showLease?id=lse_0');
    expect(screen.queryByText('Nobody Here')).toBeNull();
    expect(screen.getByRole('link', { name: 'Record payment' }).getAttribute('href')).toBe(
      '/receive-payment?id=lse_1',
    );
    const people = within(screen.getByRole('region', { name: 'People' }));
    expect(people.getByRole('link', { name: 'Theo Barnes' }).getAttribute('href')).toBe(
      '/tenants-LoginData?id=rol_1',
    );
    await expectOutline('unit-rented');
  });

  it('is taken off the market and copied from its menu', async () => {
    const bodies: unknown[] = [];
    unitServer({
      'POST /api/units/markUnit': ({ body }) => {
        bodies.push(body);
        return ok({ version: 4 });
      },
    });
    const { place } = await renderScreen(path);
    await screen.findByRole('region', { name: 'Other units' });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark off the market' }));
    await waitFor(() => expect(bodies).toEqual([{ unit_id: 'unt_1', off_market: true }]));
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(place()).toBe('/addUnit?id=prp_1&copy=unt_1'));
    expect(await screen.findByText('To Elm House, a copy of Unit No. 1')).toBeTruthy();
    expect(await screen.findByDisplayValue('No. 3')).toBeTruthy();
  });

  it('off the market says so, and offers neither lease nor listing on top', async () => {
    unitServer({ [one]: () => ok(unitDetails({ off_market: true, vacant_since: undefined })) });
    await renderScreen(path);
    expect(await screen.findByText('Off the market.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'List for rent' })).toBeNull();
  });

  it('without a lease asks for no signatures of one [PRP-26]', async () => {
    const calls = unitServer();
    await renderScreen(path);
    expect(await screen.findByText('Move-In')).toBeTruthy();
    expect(calls.filter((call) => call.includes('getLeaseData'))).toEqual([]);
  });

  it('shows no change to who may only read [ROL-07]', async () => {
    logIn({ role: 'rentalOwner' });
    const may = { archive: false, change: false, addUnit: false, deleteUnit: false };
    unitServer({ 'GET /api/properties/propertyWithId/*': () => ok([property({ may })]) });
    await renderScreen(path);
    await screen.findByRole('region', { name: 'Other units' });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await screen.findByRole('menuitem', { name: 'People of this unit' });
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: /market|Duplicate/ })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: /Delete/ })).toBeNull();
    await expectOutline('unit-rental-owner-menu');
  });

  it('failed offers Retry; not there says so; not for this role says so', async () => {
    let tries = 0;
    unitServer({ [one]: () => (tries++ === 0 ? refused(500, 'unexpected') : ok(unitDetails())) });
    await renderScreen(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Unit No. 1' })).toBeTruthy();
    leaveScreen();
    unitServer({ [one]: () => refused(404, 'not-found') });
    await renderScreen(path);
    expect(await screen.findByText('There is no such unit here')).toBeTruthy();
    await expectOutline('unit-missing');
    leaveScreen();
    unitServer({ [one]: () => refused(403, 'not-permitted') });
    await renderScreen(path);
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
  });
});

describe('the people of a unit', () => {
  it.each(['/tenantsUnit-details?id=unt_1', '/tenantsUnit-dataByUnitId?unit_id=unt_1'])(
    'stand at %s',
    async (place) => {
      const calls = unitServer({ [one]: () => ok(unitDetails({ tenants: [tenant] })) });
      await renderScreen(place);
      expect(await screen.findByText('Theo Barnes')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'theo@vale.test' })).toBeTruthy();
      expect(screen.getByText('Jan 01, 2026 – Dec 31, 2026')).toBeTruthy();
      expect(calls).toContain('GET /api/properties/getUnit/unt_1');
    },
  );

  it('without a lease there is nobody, and the way to a lease', async () => {
    unitServer();
    await renderScreen('/tenantsUnit-details?id=unt_1');
    expect(await screen.findByText('No one is listed yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Create Lease/ })).toBeTruthy();
    await expectOutline('unit-people-none');
  });
});

it.each(['/moveIn', '/moveOut'])('%s of a unit without a lease leads to one [PRP-25]', async (place) => {
  unitServer();
  await renderScreen(`${place}?id=unt_1&property_id=prp_1`);
  expect(await screen.findByText('This unit has no lease')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create Lease' }).getAttribute('href')).toContain(
    '/addLease?id=unt_1',
  );
  expect(screen.getByRole('link', { name: 'Unit' }).getAttribute('href')).toBe('/getunit-data?id=unt_1');
});
