import { type InsuranceState, needsInsurance } from '../people/renters-insurance';

/** The built-in views of the list of tenants; without one, all of them by name. */
export const tenantViews = ['current', 'past-due', 'insurance', 'not-invited', 'past'] as const;
export type TenantView = (typeof tenantViews)[number];

/** What the list of tenants can be sorted by. */
export const tenantOrders = [
  'tenant',
  'home',
  'status',
  'balance',
  'account',
  'mobile',
  'email',
  'ends',
  'insured',
  'insurance',
  'pets',
  'vehicles',
  'moved',
] as const;
export type TenantOrder = (typeof tenantOrders)[number];

type Line = {
  readonly status: string;
  readonly access: string;
  readonly past_due?: number | undefined;
  readonly insurance?: InsuranceState | undefined;
};

/** From the first signed day to the keys. */
const livesThere: ReadonlySet<string> = new Set([
  'signed',
  'active',
  'expiring',
  'month-to-month',
  'holdover',
  'notice-given',
]);

/** Whether somebody lives there, or will by a lease that everybody signed. */
export const hasSignedHome = (status: string): boolean => livesThere.has(status);

const over: ReadonlySet<string> = new Set(['ended', 'settled', 'void']);

const isIn: Record<TenantView, (line: Line) => boolean> = {
  current: ({ status }) => !over.has(status),
  'past-due': ({ past_due = 0 }) => past_due > 0,
  // Who lives there, and what their landlord asks for is not there or waits for a check.
  insurance: ({ status, insurance }) =>
    hasSignedHome(status) && insurance !== undefined && needsInsurance({ state: insurance }),
  'not-invited': ({ access, status }) => access === 'not-invited' && !over.has(status),
  past: ({ status }) => over.has(status),
};
export const isInTenantView = (view: TenantView, line: Line): boolean => isIn[view](line);
