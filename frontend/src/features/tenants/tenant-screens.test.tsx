// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TenantDetails, TenantLine } from '../../../../shared/contract/tenants';
import { clearSession } from '../../api/session-store';
import { fakeServer, never, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { homeLease } from '../../testing/samples';
import { tenantRecord } from '../../testing/tenant-samples';
import { keptHome } from './kept-home';

const home = 'GET /api/tenants/getHome';
const list = 'GET /api/tenants/listTenants';
const unit = {
  ...homeLease(),
  property_type: 'Multi Family',
  size_sqft: '850',
  bedrooms: '2',
  bathrooms: '1',
  appliances: ['Dishwasher'],
  images: [],
  documents: [
    {
      document_id: 'doc_1',
      name: 'House rules',
      kind: 'other' as const,
      bytes: 1000,
      shared_at: '2026-11-20T10:00:00.000Z',
    },
  ],
};
const line: TenantLine = {
  user_role_id: 'rol_1',
  lease_id: 'lse_1',
  name: 'Theo Barnes',
  email: 'theo@barnes.test',
  mobile_number: '5125550102',
  unit_id: 'unt_1',
  unit_number: '101',
  property_title: 'Elm House',
  status: 'active',
  from: '2026-12-01',
  access: 'invited',
  moved_in: '2026-12-01',
  pets: 0,
};
const tenant = (more: Partial<TenantDetails> = {}): TenantDetails => ({
  user_role_id: 'rol_1',
  name: 'Theo Barnes',
  email: 'theo@barnes.test',
  mobile_number: '',
  access: 'invited',
  invited_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-27T10:00:00.000Z',
  leases: [line],
  held: [],
  may_change: true,
  ...more,
});
const around = {
  'GET /api/households/getTenantRecord/*': () => ok(tenantRecord()),
  'GET /api/requests/listRequests': () => ok({ requests: [], may_change: true }),
};
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'More about Theo Barnes' }));
const choose = async (name: string) => {
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const renewal = { expires_on: '2026-12-20', from: '2027-01-01', to: '2027-12-31', rent: 152_000 };

afterEach(leaveScreen);

describe('a tenant’s own screens [RTE-02]', () => {
  beforeEach(() => logIn({ role: 'tenant' }));

  it('home says what to sign, where the lease stands and whom to call', async () => {
    const second = homeLease({ lease_id: 'lse_2', unit_number: '202', status: 'sent', lives_there: false });
    const to_sign = { ...renewal, is_turn: true };
    fakeServer({ [home]: () => ok({ leases: [{ ...second, to_sign }, homeLease()] }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Sign the lease for Unit 202')).toBeTruthy();
    const what = 'It runs from Jan 01, 2027 to Dec 31, 2027, for $1,520.00 a month.';
    expect(screen.getByText(`Vale Homes asks you to sign by Dec 20, 2026. ${what}`)).toBeTruthy();
    expect(screen.getByRole('link', { name: /ada@vale.test/ }).getAttribute('href')).toBe(
      'mailto:ada@vale.test',
    );
    expect(screen.getAllByRole('link', { name: 'My lease' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'My unit and documents' })).toHaveLength(1);
  });

  it('home is honest while nothing is shared, and offers Retry when it failed', async () => {
    fakeServer({ [home]: () => ok({ leases: [] }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    leaveScreen();
    fakeServer({ [home]: () => refused(500, 'unexpected') });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  const wholeLease = (more: object = {}) => ({
    ...homeLease(),
    papers: [],
    deposit: 0,
    notice_days: 30,
    text_hash: 'a'.repeat(64),
    rent_lines: [],
    signers: [],
    is_adopted: false,
    document: { type: 'doc', content: [] },
    ...more,
  });

  it('gives notice by the lease’s own rule, for all tenants', async () => {
    const bodies: unknown[] = [];
    const may_give_notice = { earliest: '2027-11-30', notice_days: 30, fixed_to: '2027-11-30' };
    fakeServer({
      'GET /api/tenants/getMyLease/*': () => ok(wholeLease({ may_give_notice })),
      'POST /api/tenants/giveMyNotice': ({ body }: { body: unknown }) => {
        bodies.push(body);
        return ok({});
      },
    });
    await renderScreen('/showLease?id=lse_1');
    expect(
      await screen.findByText(/runs to Nov 30, 2027\. The earliest last day is Nov 30, 2027/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Give notice' }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /for all tenants/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give notice' }));
    expect(await screen.findByText('Notice given. Everyone gets a copy by email.')).toBeTruthy();
    expect(bodies).toEqual([{ lease_id: 'lse_1', last_day: '2027-11-30', agrees: true }]);
  });

  it('takes the notice back, and reads that it comes in the middle of the term', async () => {
    const bodies: unknown[] = [];
    const notice = {
      by: 'tenants' as const,
      given_on: '2026-12-05',
      last_day: '2027-01-31',
      before_end: '2027-11-30',
      may_take_back: true,
    };
    fakeServer({
      'GET /api/tenants/getMyLease/*': () => ok(wholeLease({ notice })),
      'POST /api/tenants/takeMyNoticeBack': ({ body }: { body: unknown }) => {
        bodies.push(body);
        return ok({});
      },
    });
    await renderScreen('/showLease?id=lse_1');
    expect(await screen.findByText('Your last day here is Jan 31, 2027')).toBeTruthy();
    expect(screen.getByText(/The fixed term would have run to Nov 30, 2027/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Take the notice back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('The notice is taken back. Your lease continues.')).toBeTruthy();
    expect(bodies).toEqual([{ lease_id: 'lse_1' }]);
  });

  const owed = {
    balance: 5_000,
    past_due: 0,
    prepaid: 0,
    deposit_held: 0,
    pending: 0,
    payable: 0,
    mode: 'any' as const,
    failed: [],
  };

  it('home says first what the bank refused, and where to pay again', async () => {
    const failed = {
      payment_id: 'pay_1',
      state: 'failed' as const,
      cents: 5_000,
      payer: 'Theo Barnes',
      failure: 'There was not enough money in the account.',
      begun: '2026-11-20',
      at: '2026-11-20T10:00:00.000Z',
    };
    const money = { ...owed, payable: 5_000, failed: [failed] };
    fakeServer({ [home]: () => ok({ leases: [homeLease({ money })] }) });
    await renderScreen('/propertyDashboard');
    const title = 'Your payment of $50.00 for unit 101 failed';
    expect(await screen.findByText(title)).toBeTruthy();
    expect(
      screen.getByText(/There was not enough money in the account\. It was made on Nov 20, 2026/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeTruthy();
  });

  it('home says why nothing can be paid online and how to pay instead, and asks the landlord once', async () => {
    const asked: string[] = [];
    let asked_on: string | undefined;
    fakeServer({
      [home]: () =>
        ok({ leases: [homeLease({ money: { ...owed, mode: 'off', why_off: 'no-bank', asked_on } })] }),
      'POST /api/ledger/askToPayOnline': () => {
        asked.push('asked');
        asked_on = '2026-11-20';
        return ok({ asked_on });
      },
    });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText(/Vale Homes hasn’t turned on online payments yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ask to pay online' }));
    expect(await screen.findByText(/You asked on Nov 20, 2026/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask to pay online' })).toBeNull();
    expect(asked).toEqual(['asked']);
  });

  it('home offers who looks as the tenant nothing that only the tenant does', async () => {
    logIn({ role: 'tenant', view_as: { until: '2026-11-20T12:30:00.000Z' } });
    const to_sign = { ...renewal, is_turn: true };
    const reports = [{ kind: 'in' as const, until: '2026-12-08' }];
    const money = { ...owed, payable: 5_000 };
    fakeServer({ [home]: () => ok({ leases: [homeLease({ to_sign, reports, money })] }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Review the move-in report for Unit 101')).toBeTruthy();
    for (const name of ['Read and sign', 'Pay rent', 'Check and sign'])
      expect([
        ...screen.queryAllByRole('link', { name }),
        ...screen.queryAllByRole('button', { name }),
      ]).toEqual([]);
  });

  it('home says that others sign first', async () => {
    const to_sign = { ...renewal, is_turn: false };
    fakeServer({ [home]: () => ok({ leases: [homeLease({ status: 'sent', to_sign })] }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Your turn to sign comes later')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Read and sign' })).toBeNull();
  });

  it('home says what was signed and who is waited for, until everybody has signed', async () => {
    const { expires_on: _, ...terms } = renewal;
    const signed = (waiting_for: number) => ({ ...terms, signed_on: '2026-11-20', waiting_for });
    const others = [
      homeLease({ signed_ahead: signed(2) }),
      homeLease({ lease_id: 'lse_2', unit_number: '202', status: 'partly-signed', signed_ahead: signed(1) }),
      homeLease({ lease_id: 'lse_3', unit_number: '303', signed_ahead: signed(0) }),
    ];
    fakeServer({ [home]: () => ok({ leases: others }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('You signed the renewal for Unit 101 on Nov 20, 2026')).toBeTruthy();
    expect(screen.getByText(/^2 others still have to sign. It runs from Jan 01, 2027/)).toBeTruthy();
    expect(screen.getByText('You signed the lease for Unit 202 on Nov 20, 2026')).toBeTruthy();
    expect(screen.getByText(/^One other person still has to sign./)).toBeTruthy();
    expect(screen.getByText(/^Everybody has signed. It runs/)).toBeTruthy();
  });

  it('home and lease lead to the report that waits for an answer', async () => {
    const reports = [{ kind: 'in' as const, until: '2026-12-08' }];
    fakeServer({ [home]: () => ok({ leases: [homeLease({ reports })] }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Review the move-in report for Unit 101')).toBeTruthy();
    expect(screen.getByText('Add remarks and sign it by Dec 08, 2026.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check and sign' })).toBeTruthy();
  });

  it('home without network is as this device saw it last, and says so; who logs out takes it along', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00Z') });
    fakeServer({ [home]: () => ok({ leases: [homeLease()] }) });
    await renderScreen('/propertyDashboard');
    await screen.findByRole('heading', { name: /^Unit 101/ });
    leaveScreen();
    const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('This is your home as this device saw it last')).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^Unit 101/ })).toBeTruthy();
    await expectOutline('tenant-home-offline');
    clearSession();
    expect(keptHome()).toBeUndefined();
    away.mockRestore();
    vi.useRealTimers();
  });

  it('the lease without network is as this device saw it last, and says so', async () => {
    const whole = { ...homeLease(), papers: [], rent_lines: [], signers: [], deposit: 0, notice_days: 30 };
    fakeServer({ 'GET /api/tenants/getMyLease/lse_1': () => ok(whole) });
    await renderScreen('/showLease?id=lse_1');
    await screen.findByRole('heading', { level: 1, name: 'My lease' });
    await screen.findByText('Terms');
    leaveScreen();
    const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await renderScreen('/showLease?id=lse_1');
    expect(await screen.findByText('You’re offline. This is what this device saw last')).toBeTruthy();
    expect(screen.getByText('Terms')).toBeTruthy();
    leaveScreen();
    clearSession();
    logIn({ role: 'tenant' });
    await renderScreen('/showLease?id=lse_1');
    await waitFor(() => expect(screen.queryByText('Terms')).toBeNull());
    away.mockRestore();
  });

  it('the due days of the rent go into the person’s own calendar', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:due');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const whole = { ...homeLease(), papers: [], rent_lines: [], signers: [], deposit: 0, notice_days: 30 };
    fakeServer({ 'GET /api/tenants/getMyLease/lse_1': () => ok(whole) });
    await renderScreen('/showLease?id=lse_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Add due days to my calendar' }));
    const [file] = saved.mock.calls[0] ?? [];
    expect(file instanceof Blob && (await file.text())).toContain(
      'SUMMARY:Rent is due: Unit 101\\, Elm House',
    );
  });

  it('the lease from the menu is the first one, with terms, signers by name and the text', async () => {
    const text = [{ type: 'paragraph', content: [{ type: 'text', text: 'The whole text.' }] }];
    const whole = {
      ...homeLease(),
      papers: [],
      rent_lines: [],
      deposit: 145_000,
      notice_days: 30,
      text_hash: 'a'.repeat(64),
      signers: [{ name: 'Theo Barnes', role: 'tenant', has_signed: true }],
      document: { type: 'doc', content: text },
    };
    fakeServer({
      [home]: () => ok({ leases: [homeLease()] }),
      'GET /api/tenants/getMyLease/*': () => ok(whole),
    });
    await renderScreen('/showLease');
    await userEvent.click(await screen.findByRole('button', { name: 'Read the text' }));
    expect(screen.getByText('The whole text.')).toBeTruthy();
    expect(screen.getByText('30 days')).toBeTruthy();
    expect(screen.getByText('Signed')).toBeTruthy();
  });

  it('the unit without an id is that of the lease one lives by, with what is shared', async () => {
    fakeServer({
      [home]: () => ok({ leases: [homeLease()] }),
      'GET /api/tenants/getMyUnit/*': () => ok(unit),
    });
    await renderScreen('/tenants-UnitData');
    expect(await screen.findByRole('button', { name: 'Download House rules' })).toBeTruthy();
    expect(screen.getByText('Appliances: Dishwasher')).toBeTruthy();
    leaveScreen();
    await renderScreen('/tenants-PropertyData?id=lse_1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Elm House' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download House rules' })).toBeNull();
  });

  it('of somebody else’s lease say nothing, and the list is not for tenants', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeServer({ 'GET /api/tenants/getMyUnit/*': () => refused(404, 'not-found') });
    await renderScreen('/tenants-UnitData?id=lse_9');
    expect(await screen.findByText('Nothing to see here')).toBeTruthy();
    leaveScreen();
    await renderScreen('/tenantsList');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
  });
});

describe('the tenants for who manages [RTE-02]', () => {
  beforeEach(() => logIn({ role: 'orgAdmin' }));

  it('waits, fails with Retry, is empty, and shows who lives where; a row leads to the account', async () => {
    fakeServer({ [list]: never });
    await renderScreen('/tenantsList');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => refused(500, 'internal') });
    await renderScreen('/tenantsList');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => ok({ tenants: [] }) });
    await renderScreen('/tenantsList');
    expect(await screen.findByText('Everyone who rents from you shows up here.')).toBeTruthy();
    leaveScreen();
    fakeServer({ [list]: () => ok({ tenants: [line] }) });
    await renderScreen('/tenantsList');
    const row = await screen.findByRole('link', { name: /Theo Barnes/ });
    expect(row.getAttribute('href')).toBe('/tenants-LoginData?id=rol_1');
    expect(screen.getAllByText('Invited').length).toBeGreaterThan(0);
  });

  it('an account is invited again, ended after a question, and given back', async () => {
    const bodies: unknown[] = [];
    let now = tenant();
    fakeServer({
      ...around,
      'GET /api/tenants/getTenant/*': () => ok(now),
      'POST /api/tenants/inviteTenant': ({ body }) => {
        bodies.push(body);
        now = tenant({ access: 'active' });
        return { body: { success: 1 } };
      },
      'POST /api/tenants/changeTenantAccess': ({ body }) => {
        bodies.push(body);
        now = tenant({ access: now.access === 'active' ? 'suspended' : 'active' });
        return { body: { success: 1 } };
      },
    });
    await renderScreen('/tenants-LoginData?id=rol_1');
    await choose('Resend invite');
    await screen.findByText('Has access');
    await choose('End access');
    const question = await screen.findByRole('alertdialog', { name: 'End the access of Theo Barnes?' });
    await userEvent.click(
      [...question.querySelectorAll('button')].find(({ textContent }) => textContent === 'End access') ??
        question,
    );
    await screen.findByText('No access');
    await choose('Restore access');
    await waitFor(() =>
      expect(bodies).toEqual([
        { user_role_id: 'rol_1' },
        { user_role_id: 'rol_1', access: 'suspended' },
        { user_role_id: 'rol_1', access: 'active' },
      ]),
    );
  });

  it('offers nothing to who may not change it', async () => {
    fakeServer({
      ...around,
      'GET /api/tenants/getTenant/*': () => ok(tenant({ may_change: false })),
      'GET /api/households/getTenantRecord/*': () => ok(tenantRecord({ may_change: false })),
    });
    await renderScreen('/tenants-LoginData?id=rol_1');
    expect(await screen.findByRole('heading', { name: 'Notes and timeline' })).toBeTruthy();
    for (const name of ['Edit contact', 'Edit vehicles', 'Edit renters insurance'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Write a note' })).toBeNull();
    await openMenu();
    const item = await screen.findByRole('menuitem', { name: /Resend invite/ });
    expect(item.textContent).toContain(
      'Only someone who sees all of this tenant’s leases can change their access.',
    );
  });

  it('asks for no record and offers no access to an owner, who never gets either', async () => {
    logIn({ role: 'rentalOwner' });
    fakeServer({
      'GET /api/requests/listRequests': () => ok({ requests: [], may_change: false }),
      'GET /api/tenants/getTenant/*': () => ok(tenant({ may_change: false })),
      'GET /api/households/getTenantRecord/*': () => {
        throw new Error('It is for staff alone');
      },
    });
    await renderScreen('/tenants-LoginData?id=rol_1');
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: 'Open lease' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: /invite/ })).toBeNull();
  });
});
