// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { noInsuranceRequirement } from '../../../../../shared/domain/people/renters-insurance';
import { emptyBusiness } from '../../../../../shared/domain/settings/business';
import { usualLeaseDefaults } from '../../../../../shared/domain/settings/lease-defaults';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

afterEach(leaveScreen);

const get = 'GET /api/profile/getOrganizationSettings';
const address = '/user-settings?tab=organization';
const settings = (more: object = {}) => ({
  name: 'Northgate Homes',
  business: emptyBusiness,
  lease: usualLeaseDefaults,
  insurance: noInsuranceRequirement,
  logo_url: '',
  fees: {
    late_fees: { mode: 'off', since: '' },
    returned_fee: { cents: 3_500, isAutomatic: false, since: '' },
    version: 0,
  },
  properties: [],
  may: { change: true },
  ...more,
});
const own = {
  property_id: 'prp_1',
  property_title: 'Elm House',
  version: 3,
  late_fees: { mode: 'remind', since: '2026-11-01T12:00:00.000Z' },
};

const residential = {
  template_id: 'residential',
  version: 1,
  published: 1,
  kind: 'residential',
  name: 'Residential lease',
  description: 'A house or an apartment, rented whole.',
  seeded: true,
  archived: false,
  has_draft: false,
  changed_at: '',
};

function serve(read: object) {
  const bodies: unknown[] = [];
  fakeServer({
    [get]: () => ok(read),
    'PUT /api/profile/changeFeeSettings': ({ body }: Asked) => {
      bodies.push(body);
      return ok({ version: 1 });
    },
    'PUT /api/profile/changeOrganizationSettings': ({ body }: Asked) => {
      bodies.push(body);
      return ok({ version: 1 });
    },
    'GET /api/properties/listProperties': () => ok({ properties: [], total: 0 }),
    'GET /api/leases/listTemplates': () => ok([residential]),
  });
  return bodies;
}

describe('business and letterhead', () => {
  it('are saved as typed, and a phone number is whole', async () => {
    logIn({ role: 'manager' });
    const bodies = serve(settings());
    await renderScreen(address);
    await userEvent.type(await screen.findByLabelText(/^Legal name/), 'Northgate Homes LLC');
    const phone = screen.getByLabelText(/^Phone/);
    await userEvent.type(phone, '51555');
    await userEvent.click(screen.getByRole('button', { name: 'Save business' }));
    expect((await screen.findAllByText('Enter a phone number with ten digits')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    await userEvent.type(phone, '50142');
    await userEvent.click(screen.getByRole('button', { name: 'Save business' }));
    const business = { ...emptyBusiness, legalName: 'Northgate Homes LLC', phone: '5155550142' };
    await waitFor(() => expect(bodies).toEqual([{ version: 0, business }]));
  });

  it('say why an SVG is no logo, and send nothing', async () => {
    logIn({ role: 'manager' });
    serve(settings());
    await renderScreen(address);
    const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    const input = await screen.findByLabelText('Logo file');
    await userEvent.upload(input, svg, { applyAccept: false });
    expect(await screen.findByText(/^Use a PNG or JPEG picture/)).toBeTruthy();
  });
});

describe('new leases', () => {
  it('begin as it was typed, and a deposit is told in months of rent', async () => {
    logIn({ role: 'manager' });
    const bodies = serve(settings());
    await renderScreen(address);
    await userEvent.selectOptions(await screen.findByLabelText('Term'), '6 months');
    await userEvent.type(screen.getByLabelText('Deposit, in months of rent'), '1.5');
    await userEvent.selectOptions(screen.getByLabelText('Prorate partial months by'), 'none');
    expect(screen.getByText('A move-in on Mar 16 at $1,620.00 a month: $1,620.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^An amount/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save new leases' }));
    expect((await screen.findAllByText('Enter an amount')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    const fee = within(screen.getByRole('group', { name: 'Late fee' }));
    await userEvent.type(fee.getByLabelText(/^Amount/), '50');
    await userEvent.click(screen.getByRole('button', { name: 'Save new leases' }));
    const lease = {
      ...usualLeaseDefaults,
      termMonths: 6,
      depositHundredths: 15_000,
      proration: { ...usualLeaseDefaults.proration, method: 'none' },
      late: { ...usualLeaseDefaults.late, fee: { kind: 'flat', cents: 5_000 } },
    };
    await waitFor(() => expect(bodies).toEqual([{ version: 0, lease }]));
  });
});

describe('new leases of a property', () => {
  const change = { name: 'Change new leases of Elm House' };
  const elm = { ...own, lease: { ...usualLeaseDefaults, termMonths: 0, noticeDays: 60 } };

  function serveProperty(read: object) {
    const bodies: unknown[] = [];
    fakeServer({
      [get]: () => ok(read),
      'PUT /api/profile/changePropertyLease': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ version: 4 });
      },
      'GET /api/properties/listProperties': () => ok({ properties: [], total: 0 }),
      'GET /api/leases/listTemplates': () => ok([residential]),
    });
    return bodies;
  }

  it('are told in one line, changed at the version read, and inherited again', async () => {
    logIn({ role: 'manager' });
    const bodies = serveProperty(settings({ properties: [elm] }));
    await renderScreen(address);
    expect(await screen.findByText('Month-to-month, notice 60 days')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', change));
    const dialog = within(await screen.findByRole('dialog', { name: 'New leases of Elm House' }));
    await expectOutline('own-leases');
    await userEvent.selectOptions(dialog.getByLabelText('Term'), '6 months');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const named = { property_id: 'prp_1', version: 3 };
    const lease = { ...elm.lease, termMonths: 6 };
    await waitFor(() => expect(bodies).toEqual([{ ...named, lease }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', change));
    const again = within(await screen.findByRole('dialog', { name: 'New leases of Elm House' }));
    await userEvent.selectOptions(again.getByLabelText('New leases begin'), 'inherit');
    expect(again.queryByLabelText('Term')).toBeNull();
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies.at(-1)).toEqual({ ...named, lease: 'inherit' }));
  });

  it('need a property, and are there for who may change them alone', async () => {
    logIn({ role: 'manager' });
    const bodies = serveProperty(settings());
    await renderScreen(address);
    await userEvent.click(await screen.findByRole('button', { name: 'Change new leases of a property' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New leases of a property' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Choose a property')).length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    leaveScreen();
    serveProperty(settings({ properties: [elm], may: { change: false } }));
    await renderScreen(address);
    expect(await screen.findByText('Month-to-month, notice 60 days')).toBeTruthy();
    expect(screen.queryByRole('button', change)).toBeNull();
  });
});

describe('the organization’s settings', () => {
  it('say who charges late fees, and save the choice [D62]', async () => {
    logIn({ role: 'manager' });
    const bodies = serve(settings());
    await renderScreen(address);
    const automatic = await screen.findByRole('radio', { name: /^Charge automatically at 9 AM/ });
    expect(screen.getByRole('radio', { name: /^Off/ })).toHaveProperty('checked', true);
    await expectOutline('organization-settings');
    const save = screen.getByRole('button', { name: 'Save late fees' });
    expect(save).toHaveProperty('disabled', true);
    await userEvent.click(automatic);
    await userEvent.click(save);
    await waitFor(() => expect(bodies).toEqual([{ version: 0, late_fees: 'automatic' }]));
  });

  it('save what a returned payment costs; one that is charged by itself has an amount', async () => {
    logIn({ role: 'manager' });
    const bodies = serve(settings());
    await renderScreen(address);
    const amount = await screen.findByLabelText(/^Amount/);
    await userEvent.clear(amount);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Charge automatically' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save returned payment fee' }));
    expect((await screen.findAllByText('Enter an amount above zero')).length).toBeGreaterThan(0);
    await userEvent.type(amount, '25');
    await userEvent.click(screen.getByRole('button', { name: 'Save returned payment fee' }));
    await waitFor(() =>
      expect(bodies).toEqual([{ version: 0, returned_fee: { cents: 2_500, isAutomatic: true } }]),
    );
  });

  it('name the properties with their own rules, which can go by the organization again', async () => {
    logIn({ role: 'manager' });
    const bodies = serve(settings({ properties: [own] }));
    await renderScreen(address);
    expect(await screen.findByText('Late fees: Remind me')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change the rules of Elm House' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rules of Elm House' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Late fees' }), 'inherit');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const body = { property_id: 'prp_1', version: 3, late_fees: 'inherit', returned_fee: 'inherit' };
    await waitFor(() => expect(bodies).toEqual([body]));
  });

  it('are called what they are to a landlord alone, and are read only by who sees all money', async () => {
    logIn({ role: 'owner' });
    serve(settings({ may: { change: false } }));
    await renderScreen(address);
    expect(await screen.findByRole('link', { name: 'Your business', current: 'page' })).toBeTruthy();
    expect(await screen.findByRole('radio', { name: /^Off/ })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Change here for a property' })).toBeNull();
    leaveScreen();
    logIn({ role: 'tenant' });
    const calls = fakeServer({});
    await renderScreen(address);
    expect(await screen.findByRole('link', { name: 'Appearance', current: 'page' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Organization' })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('are loading, or can be tried again', async () => {
    logIn({ role: 'manager' });
    fakeServer({ [get]: never });
    await renderScreen(address);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [get]: () => refused(403, 'not-permitted') });
    await renderScreen(address);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
