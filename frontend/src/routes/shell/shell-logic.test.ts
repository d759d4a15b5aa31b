import { describe, expect, it, vi } from 'vitest';
import { commandsFor } from './commands';
import { createActions } from './create-actions';
import { crumbsAt } from './crumbs';
import { groupsFor } from './places';
import { momentOf } from './session-clock';
import { otherRoles } from './switch-role';

const now = new Date('2026-11-21T10:00:00Z');
const tokenWith = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
const leaving = (seconds: number) => tokenWith({ exp: now.getTime() / 1000 + seconds });

describe('what the session needs [GEN-04] [GEN-05]', () => {
  it.each([
    ['long to go', leaving(3600), 10, 'fine'],
    ['working near the end', leaving(500), 10, 'renew'],
    ['away near the end', leaving(500), 400, 'fine'],
    ['away, two minutes left', leaving(120), 400, 'warn'],
    ['working, two minutes left', leaving(100), 5, 'renew'],
    ['over', leaving(-1), 0, 'expired'],
    ['no expiry', tokenWith({}), 9999, 'fine'],
    ['no token at all', 'nonsense', 0, 'expired'],
  ])('%s', (_name, token, idleSeconds, moment) => {
    expect(momentOf(token, { now, idleSeconds })).toBe(moment);
  });
});

describe('the sidebar', () => {
  const labels = (roleLabel: Parameters<typeof groupsFor>[0]['roleLabel']) =>
    groupsFor({ roleLabel }).flatMap(({ places }) => places.map(({ label }) => label));

  it.each([
    [
      'manager',
      [
        'Home',
        'Properties',
        'Units',
        'Owners',
        'Applicants',
        'Leases',
        'Tenants',
        'Rent',
        'Bills',
        'Bank',
        'Statements',
        'Reports',
        'Requests',
        'Vendors',
        'Documents',
        'Audit',
        'Subscription',
      ],
    ],
    [
      'rentalOwner',
      [
        'Home',
        'Properties',
        'Units',
        'Applicants',
        'Leases',
        'Tenants',
        'Statements',
        'Requests',
        'Documents',
      ],
    ],
    ['tenant', ['Home', 'Rent', 'Requests', 'My lease', 'My unit', 'My building']],
    ['rentalManager', ['Home']],
  ] as const)('of a %s shows what the role may see [ROL-01]', (role, places) => {
    expect(labels(role)).toEqual(places);
  });

  it.each([
    ['all', ['Rent', 'Bills', 'Bank']],
    [['prp_1'], ['Rent', 'Bills']],
  ] as const)('of staff with the money of %j has the bank only for all of it', (properties, places) => {
    const grants = { areas: { money: 'view' as const }, properties };
    const shown = groupsFor({ roleLabel: 'rentalManager', grants }).find(({ label }) => label === 'Money');
    expect(shown?.places.map(({ label }) => label)).toEqual(places);
  });
});

type Role = Parameters<typeof createActions>[0];
const viewer = (roleLabel: Role['roleLabel']): Role => ({ roleLabel });
const account = (canChange: boolean) => ({ account: { canChange } });

it('the palette offers creating only to who may [ROL-06]', () => {
  const does = { go: vi.fn(), openAssistant: vi.fn(), openSettings: vi.fn(), toggleDark: vi.fn() };
  const labels = (canChange: boolean) =>
    commandsFor(groupsFor({ roleLabel: 'owner' }), {
      ...does,
      create: createActions(viewer('owner'), account(canChange)),
    }).map(({ label }) => label);
  expect(labels(true)).toContain('Add property');
  expect(labels(false)).not.toContain('Add property');
});

describe('what a person can create', () => {
  const keys = (role: Role['roleLabel'], grants?: Role['grants']) =>
    createActions({ ...viewer(role), ...(grants && { grants }) }, account(true)).map(({ key }) => key);

  it('is by role and grants, and nothing on a read-only account', () => {
    expect(keys('owner')).toEqual([
      'property',
      'unit',
      'import',
      'lease',
      'existing-lease',
      'applicant',
      'payment',
      'charge',
      'expense',
      'request',
    ]);
    expect(keys('rentalManager', { areas: { money: 'change', leases: 'view' }, properties: 'all' })).toEqual([
      'payment',
      'charge',
      'expense',
    ]);
    expect(keys('rentalOwner')).toEqual([]);
    expect(keys('tenant')).toEqual(['request']);
    expect(keys('applicant')).toEqual([]);
    expect(createActions(viewer('owner'), account(false))).toEqual([]);
  });
});

describe('the roles to switch to [API-10] [GEN-13]', () => {
  const role = (role_label: 'manager' | 'tenant' | 'owner') => ({
    user_role_id: role_label,
    role_label,
    role_id: 1,
    admin_userid: 'a',
    organization: 'o',
  });
  const user = { roles: [role('manager'), role('tenant'), role('owner')] };

  it('are the ones that are not active and that the server knows', () => {
    expect(otherRoles(user, { manager: 1, tenant: 6 }).map(({ role_label }) => role_label)).toEqual([
      'tenant',
    ]);
  });

  it('are all of them when the roles could not be read', () => {
    expect(otherRoles(user, {})).toHaveLength(2);
  });
});

it.each([
  ['/propertyDashboard', ['/propertyDashboard']],
  ['/updateunit-data', ['/propertiesList', '/updateunit-data']],
  ['/createLeaseTemplate', ['/leasesList', '/leaseTemplates', '/createLeaseTemplate']],
  ['/owner', ['/owners', '/owner']],
  ['/nowhere', []],
])('%s stands under %j', (path, places) => {
  expect(crumbsAt(path).map(({ to }) => to)).toEqual(places);
});
