// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TenantDetails, TenantLine } from '../../../../shared/contract/tenants';
import { noTenantFacts } from '../../../../shared/domain/people/tenant-record';
import { fakeServer, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { logIn } from '../../testing/people';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { homeLease } from '../../testing/samples';
import { tenantRecord } from '../../testing/tenant-samples';

const home = 'GET /api/tenants/getHome';
const line = (more: Partial<TenantLine> = {}): TenantLine => ({
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
  ...more,
});

const ownRecord = {
  'GET /api/households/getMyRecord': () => ok({ ...noTenantFacts, version: 0, today: '2026-11-30' }),
};

afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('a tenant’s home [RTE-02]', () => {
  beforeEach(() => logIn({ role: 'tenant' }));

  it.each([
    ['signed', 'Before you move in'],
    ['active', 'From your move-in'],
  ] as const)('says of a lease that is %s what is paid once, in plain words [D61]', async (status, title) => {
    const move_in = [
      {
        what: 'deposit' as const,
        label: 'Security deposit',
        due_on: '2026-12-01',
        cents: 145_000,
        open: 0,
        is_charged: true,
      },
    ];
    const money = {
      balance: 0,
      past_due: 0,
      prepaid: 0,
      deposit_held: 145_000,
      pending: 0,
      payable: 0,
      mode: 'any' as const,
      failed: [],
      move_in,
    };
    fakeServer({ [home]: () => ok({ leases: [homeLease({ status, money })] }) });
    await renderScreen('/propertyDashboard');
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading.parentElement?.textContent).toBe(
      `${title}Your lease asks for this once. A deposit stays yours: your landlord holds it, and returns what is not used when you leave.Security depositPaid$1,450.00All paid$1,450.00`,
    );
  });

  it('says what is to sign, to check and to pay', async () => {
    const renewal = { expires_on: '2026-12-20', from: '2027-01-01', to: '2027-12-31', rent: 152_000 };
    const money = {
      past_due: 2_000,
      prepaid: 0,
      deposit_held: 0,
      pending: 1_000,
      payable: 4_000,
      mode: 'any' as const,
      failed: [],
    };
    const paid = [
      { name: '', is_me: true, cents: 1_000 },
      { name: 'Kim', is_me: false, cents: 2_000 },
      { name: '', is_me: false, cents: 3_000 },
    ];
    const coming = [{ name: 'Nora', is_me: true, cents: 1_000 }];
    const share = { rent: 145_000, mine: 72_500, left: 71_500, paid, coming, before: [] };
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
              lease_id: 'lse_2',
              unit_number: '202',
              status: 'partly-signed',
              until: { kind: 'open' },
              lives_there: false,
              due_day: 3,
              to_sign: { ...renewal, to: undefined, is_turn: false },
              money: { ...money, balance: 0, past_due: 0, pending: 0, payable: 0 },
            }),
            homeLease({
              lease_id: 'lse_3',
              unit_number: '303',
              status: 'ended',
              until: { kind: 'ended', on: '2026-11-20' },
              due_day: 22,
              money: { ...money, balance: -700, past_due: 0, pending: 0, payable: 0 },
            }),
          ],
        }),
    });
    await renderScreen('/propertyDashboard');
    expect(await screen.findByText('Review the move-in report for Unit 101')).toBeTruthy();
    await expectOutline('tenant-home');
  });

  it('says what of a payment plan comes next, until it is paid [D67]', async () => {
    const parts = [
      { due_on: '2026-11-27', cents: 20_000, left: 5_000 },
      { due_on: '2026-12-11', cents: 25_000, left: 25_000 },
    ];
    const plan = { made_on: '2026-11-20', debt: 45_000, left: 30_000, state: 'kept' as const, parts };
    const sums = {
      balance: 30_000,
      past_due: 30_000,
      prepaid: 0,
      deposit_held: 0,
      pending: 0,
      payable: 30_000,
    };
    const money = { ...sums, mode: 'any' as const, failed: [], plan };
    const done = { ...plan, left: 0, state: 'done' as const };
    const paid = homeLease({ lease_id: 'lse_2', money: { ...money, balance: 0, past_due: 0, plan: done } });
    fakeServer({ [home]: () => ok({ leases: [homeLease({ money }), paid] }) });
    await renderScreen('/propertyDashboard');
    expect(await screen.findAllByText(/^Payment plan/)).toHaveLength(1);
    expect(screen.getByText('Payment plan: $50.00 by Nov 27, 2026')).toBeTruthy();
  });

  it('shows the lease with its terms, signers and reports', async () => {
    const whole = {
      ...homeLease({ reports: [{ kind: 'in', until: '2026-12-08' }, { kind: 'out' }] }),
      papers: [{ hash: 'a'.repeat(64), name: 'Lease from Dec 01, 2026', on: '2026-11-20' }],
      deposit: 0,
      notice_days: 30,
      text_hash: 'a'.repeat(64),
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
    fakeServer({ 'GET /api/tenants/getMyLease/*': () => ok(whole), ...ownRecord });
    await renderScreen('/showLease?id=lse_1');
    expect(await screen.findByText('Pet rent')).toBeTruthy();
    await expectOutline('tenant-lease');
  });

  describe('moving out', () => {
    const moving = {
      last_day: '2027-06-30',
      may_write: true,
      balance: 5_000,
      deposit: {
        held: 145_000,
        lease: { days: 30, starts: 'surrender' },
        rule: { days: 30, starts: 'later', source: 'Iowa Code § 562A.12(3): 30 days' },
      },
    };
    const open = async (more: object, calls: Parameters<typeof fakeServer>[0] = {}) => {
      const whole = {
        ...homeLease({ status: 'notice-given' }),
        papers: [],
        deposit: 145_000,
        notice_days: 30,
        text_hash: 'a'.repeat(64),
        rent_lines: [],
        signers: [],
        document: { type: 'doc', content: [] },
        moving_out: { ...moving, ...more },
      };
      fakeServer({ 'GET /api/tenants/getMyLease/*': () => ok(whole), ...ownRecord, ...calls });
      await renderScreen('/showLease?id=lse_1');
      await screen.findByRole('heading', { name: 'Moving out' });
    };

    it('says what to do by when, and when the deposit is due', async () => {
      await open({});
      await expectOutline('tenant-moving-out');
    });

    it('gives the new address, and asks the landlord', async () => {
      const bodies: unknown[] = [];
      const keep = ({ body }: { body: unknown }) => {
        bodies.push(body);
        return ok({ version: 2 });
      };
      await open({}, { 'POST /api/tenants/giveMyAddress': keep, 'POST /api/tenants/askMyLandlord': keep });
      await userEvent.click(screen.getByRole('button', { name: 'Give the address' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Save the address' }));
      expect((await screen.findAllByText('Enter your new address')).length).toBeGreaterThan(0);
      await userEvent.type(screen.getByRole('textbox', { name: /Address/ }), '9 Elm Street');
      await userEvent.click(screen.getByRole('button', { name: 'Save the address' }));
      expect(await screen.findByText('Your landlord has your new address.')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Ask your landlord' }));
      await userEvent.type(await screen.findByRole('textbox', { name: /Your question/ }), 'June 30 at 10?');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText('Sent. The answer comes by email.')).toBeTruthy();
      expect(bodies).toEqual([
        { lease_id: 'lse_1', address: '9 Elm Street' },
        { lease_id: 'lse_1', question: 'June 30 at 10?' },
      ]);
    });

    it('is over once the deposit is settled: nothing can be written any more', async () => {
      const settlement = { on: '2027-07-20', refunded: 120_000, owed: 0 };
      const forwarding = { address: '9 Elm Street', given_on: '2027-06-20' };
      await open({ may_write: false, keys_on: '2027-06-29', balance: 0, forwarding, settlement });
      await expectOutline('tenant-moved-out');
    });
  });

  const unit = {
    ...homeLease(),
    property_type: 'Multi Family',
    size_sqft: '1850',
    bedrooms: '2',
    bathrooms: '1.5',
    appliances: ['Dishwasher', 'Oven'],
    images: [
      { url: '/one.jpg', alt: '' },
      { url: '/two.jpg', alt: 'The kitchen' },
    ],
    documents: [
      {
        document_id: 'doc_1',
        name: 'House rules',
        kind: 'other',
        bytes: 1000,
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
    expect(await screen.findByText('House rules was not downloaded')).toBeTruthy();
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

  it('are invited many at once; who has no email is named, and nobody else is left out', async () => {
    const tenants = [
      line({ user_role_id: 'rol_1', access: 'not-invited', name: 'Ada Moor', email: 'ada@moor.test' }),
      line({ user_role_id: 'rol_2', access: 'not-invited', name: 'Li Tan', email: '' }),
    ];
    const invited: unknown[] = [];
    fakeServer({
      'GET /api/tenants/listTenants': () => ok({ tenants }),
      'POST /api/tenants/inviteTenant': ({ body }) => {
        invited.push(body);
        return ok({});
      },
    });
    await renderScreen('/tenantsList');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite tenants' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite tenants' });
    expect(
      await within(dialog).findByText(/No email address yet: Li Tan\. Add it on their page\.$/),
    ).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Ada Moor/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invite one tenant' }));
    expect(await within(dialog).findByText('Invitation sent to ada@moor.test')).toBeTruthy();
    expect(invited).toEqual([{ user_role_id: 'rol_1' }]);
  });

  it('are none at first', async () => {
    fakeServer({ 'GET /api/tenants/listTenants': () => ok({ tenants: [] }) });
    await renderScreen('/tenantsList');
    expect(await screen.findByText('Everyone who rents from you shows up here.')).toBeTruthy();
    await expectOutline('tenants-none');
  });

  const tenant = (more: Partial<TenantDetails> = {}): TenantDetails => ({
    user_role_id: 'rol_1',
    name: 'Theo Barnes',
    email: 'theo@barnes.test',
    mobile_number: '5125550102',
    access: 'invited',
    invited_at: '2026-11-20T10:00:00.000Z',
    expires_at: '2026-11-27T10:00:00.000Z',
    leases: [line(), line({ lease_id: 'lse_2', status: 'ended', to: '2026-12-31' })],
    held: [],
    may_change: true,
    ...more,
  });
  const one = 'GET /api/tenants/getTenant/*';
  const around = {
    'GET /api/households/getTenantRecord/*': () => ok(tenantRecord()),
    'GET /api/requests/listRequests': () => ok({ requests: [], may_change: true }),
  };
  const openMenu = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'More about Theo Barnes' }));
  const chooseEnd = async () => {
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End access' }));
  };

  it('hear that the link of an invitation works, and later that it expired', async () => {
    fakeServer({ ...around, [one]: () => ok(tenant()) });
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    await renderScreen('/tenants-LoginData?id=rol_1');
    expect(await screen.findByText('Invited Nov 20, 2026. The link works until Nov 27, 2026.')).toBeTruthy();
    leaveScreen();
    vi.setSystemTime(new Date('2026-11-28T12:00:00Z'));
    await renderScreen('/tenants-LoginData?id=rol_1');
    expect(await screen.findByText('Invited Nov 20, 2026. The link expired Nov 27, 2026.')).toBeTruthy();
  });

  it.each([
    { more: {}, word: 'Resend invite', outline: 'tenant-invited' },
    { more: { access: 'active' }, word: 'End access', outline: 'tenant-with-access' },
    { more: { access: 'suspended' }, word: 'Restore access', outline: 'tenant-without-access' },
  ] as const)('have an account: $outline', async ({ more, word, outline }) => {
    fakeServer({ ...around, [one]: () => ok(tenant(more)) });
    await renderScreen('/tenants-LoginData?id=rol_1');
    expect(await screen.findByRole('heading', { name: 'Notes and timeline' })).toBeTruthy();
    await expectOutline(outline);
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: word })).toBeTruthy();
  });

  it('are asked about before access ends, and a refusal is told', async () => {
    const calls = fakeServer({
      ...around,
      [one]: () => ok(tenant({ access: 'active' })),
      'POST /api/tenants/changeTenantAccess': () => refused(409, 'conflict'),
    });
    await renderScreen('/tenants-LoginData?id=rol_1');
    await chooseEnd();
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/They are logged out here at once/)).toBeTruthy();
    await expectOutline('tenant-end-access');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep' }));
    expect(calls).not.toContain('POST /api/tenants/changeTenantAccess');
    await chooseEnd();
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'End access' }));
    expect(await screen.findByText('That didn’t work')).toBeTruthy();
  });
});
