// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TenantDetails, TenantLine } from '../../../../shared/contract/tenants';
import { fakeServer, ok, refused } from './testing/fake-server';
import { expectOutline } from './testing/outline';
import { logIn } from './testing/people';
import { leaveScreen, renderScreen } from './testing/render-screen';
import { homeLease } from './testing/samples';

const home = 'GET /api/tenants/getHome';
const line = (more: Partial<TenantLine> = {}): TenantLine => ({
  ...{ user_role_id: 'rol_1', lease_id: 'lse_1', name: 'Theo Barnes', email: 'theo@barnes.test' },
  ...{ mobile_number: '5125550102', unit_id: 'unt_1', unit_number: '101', property_title: 'Elm House' },
  ...{ status: 'active', from: '2026-12-01', access: 'invited' },
  ...more,
});

afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('a tenant’s home [RTE-02]', () => {
  beforeEach(() => logIn({ role: 'tenant' }));

  it('says what is to sign, to check and to pay', async () => {
    const renewal = { expires_on: '2026-12-20', from: '2027-01-01', to: '2027-12-31', rent: 152_000 };
    const money = { past_due: 2_000, prepaid: 0, deposit_held: 0, pending: 1_000, payable: 4_000 };
    const paid = [
      { name: '', is_me: true, cents: 1_000 },
      { name: 'Kim', is_me: false, cents: 2_000 },
      { name: '', is_me: false, cents: 3_000 },
    ];
    const share = { rent: 145_000, mine: 72_500, left: 71_500, paid };
    const reports = [
      { kind: 'in', until: '2026-12-08' },
      { kind: 'out', until: '2026-12-09' },
    ] as const;
    fakeServer({
      [home]: () =>
        ok({
          leases: [
            homeLease({
              to_sign: { ...renewal, is_turn: true },
              reports: [...reports],
              money: { ...money, balance: 5_000, share },
            }),
            homeLease({
              ...{ lease_id: 'lse_2', unit_number: '202', status: 'partly-signed', to: undefined },
              ...{ lives_there: false, due_day: 3 },
              to_sign: { ...renewal, to: undefined, is_turn: false },
              money: { ...money, balance: 0, past_due: 0, pending: 0, payable: 0 },
            }),
            homeLease({
              ...{ lease_id: 'lse_3', unit_number: '303', status: 'ended', due_day: 22 },
              money: { ...money, balance: -700, past_due: 0, pending: 0, payable: 0 },
            }),
          ],
        }),
    });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Check the move-in report of unit 101')).toBeTruthy();
    await expectOutline('tenant-home');
  });

  it('shows the lease with its terms, signers and reports', async () => {
    const whole = {
      ...homeLease({ reports: [{ kind: 'in', until: '2026-12-08' }, { kind: 'out' }] }),
      ...{ deposit: 0, notice_days: 30, text_hash: 'a'.repeat(64) },
      rent_lines: [
        { id: 'rent', label: 'Rent', cents: 140_000 },
        { id: 'pet', label: 'Pet rent', cents: 5_000 },
      ],
      signers: [
        { name: 'Theo Barnes', role: 'tenant', has_signed: true },
        { name: 'Kim Diaz', role: 'tenant', has_signed: false },
      ],
      document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'All.' }] }] },
    };
    fakeServer({ 'GET /api/tenants/getMyLease/*': () => ok(whole) });
    await renderScreen('/showLease?id=lse_1');
    expect(await screen.findByText('Pet rent')).toBeTruthy();
    await expectOutline('tenant-lease');
  });

  const unit = {
    ...homeLease(),
    ...{ property_type: 'Multi Family', size_sqft: '1850', bedrooms: '2', bathrooms: '1.5' },
    appliances: ['Dishwasher', 'Oven'],
    images: [
      { url: '/one.jpg', alt: '' },
      { url: '/two.jpg', alt: 'The kitchen' },
    ],
    documents: [
      {
        ...{ document_id: 'doc_1', name: 'House rules', kind: 'other', bytes: 1000 },
        shared_at: '2026-11-20T10:00:00.000Z',
      },
    ],
  };

  it.each([
    { path: '/tenants-UnitData?id=lse_1', more: {}, outline: 'tenant-unit' },
    { path: '/tenants-PropertyData?id=lse_1', more: {}, outline: 'tenant-building' },
    {
      path: '/tenants-UnitData?id=lse_1',
      more: { documents: [], images: [], appliances: [], size_sqft: '', bedrooms: '', bathrooms: '' },
      outline: 'tenant-unit-bare',
    },
  ])('shows where the tenant lives: $outline', async ({ path, more, outline }) => {
    fakeServer({ 'GET /api/tenants/getMyUnit/*': () => ok({ ...unit, ...more }) });
    await renderScreen(path);
    expect(await screen.findByText('Multi Family')).toBeTruthy();
    await expectOutline(outline);
  });

  it('says why a document or a lease was not opened', async () => {
    const to_sign = { expires_on: '2026-12-20', from: '2027-01-01', rent: 1, is_turn: true };
    fakeServer({
      'GET /api/tenants/getMyUnit/*': () => ok(unit),
      [home]: () => ok({ leases: [homeLease({ to_sign })] }),
      'GET /api/tenants/openSharedDocument/lse_1/*': () => refused(404, 'not-found'),
      'POST /api/tenants/signMyLease': () => refused(404, 'not-found'),
    });
    await renderScreen('/tenants-UnitData?id=lse_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Download House rules' }));
    expect(await screen.findByText('The document was not opened')).toBeTruthy();
    leaveScreen();
    await renderScreen('/propertyDashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Read and sign' }));
    expect(await screen.findByText('The lease was not opened')).toBeTruthy();
  });
});

describe('the tenants for who manages [RTE-02]', () => {
  beforeEach(() => logIn({ role: 'orgAdmin' }));

  it('are listed with each state of an account', async () => {
    const tenants = [
      line(),
      line({ lease_id: 'lse_2', access: 'active', status: 'ended', to: '2026-12-31', name: 'Kim Diaz' }),
      line({ lease_id: 'lse_3', access: 'suspended', status: 'void', name: 'Lou Reid' }),
    ];
    fakeServer({ 'GET /api/tenants/listTenants': () => ok({ tenants, next: 'c1' }) });
    await renderScreen('/tenantsList');
    expect(await screen.findByText('Lou Reid')).toBeTruthy();
    await expectOutline('tenants');
  });

  it('are none at first', async () => {
    fakeServer({ 'GET /api/tenants/listTenants': () => ok({ tenants: [] }) });
    await renderScreen('/tenantsList');
    expect(await screen.findByText('No tenants yet')).toBeTruthy();
    await expectOutline('tenants-none');
  });

  const tenant = (more: Partial<TenantDetails> = {}): TenantDetails => ({
    ...{ user_role_id: 'rol_1', name: 'Theo Barnes', email: 'theo@barnes.test', mobile_number: '5125550102' },
    ...{ access: 'invited', invited_at: '2026-11-20T10:00:00.000Z', expires_at: '2026-11-27T10:00:00.000Z' },
    ...{ leases: [line(), line({ lease_id: 'lse_2', status: 'ended', to: '2026-12-31' })], may_change: true },
    ...more,
  });
  const one = 'GET /api/tenants/getTenant/*';

  it.each([
    { more: {}, word: 'Invite again', outline: 'tenant-invited' },
    { more: { access: 'active' }, word: 'End access', outline: 'tenant-with-access' },
    { more: { access: 'suspended' }, word: 'Give access back', outline: 'tenant-without-access' },
  ] as const)('have an account: $outline', async ({ more, word, outline }) => {
    fakeServer({ [one]: () => ok(tenant(more)) });
    await renderScreen('/tenants-LoginData?id=rol_1');
    expect(await screen.findByRole('button', { name: word })).toBeTruthy();
    await expectOutline(outline);
  });

  it('are asked about before access ends, and a refusal is told', async () => {
    const calls = fakeServer({
      [one]: () => ok(tenant({ access: 'active' })),
      'POST /api/tenants/changeTenantAccess': () => refused(409, 'conflict'),
    });
    await renderScreen('/tenants-LoginData?id=rol_1');
    await userEvent.click(await screen.findByRole('button', { name: 'End access' }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/They are logged out here at once/)).toBeTruthy();
    await expectOutline('tenant-end-access');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep' }));
    expect(calls).not.toContain('POST /api/tenants/changeTenantAccess');
    await userEvent.click(await screen.findByRole('button', { name: 'End access' }));
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'End access' }));
    expect(await screen.findByText('That didn’t work')).toBeTruthy();
  });
});
