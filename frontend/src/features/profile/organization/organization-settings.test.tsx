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
