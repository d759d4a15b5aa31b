import { type InsuranceState, insuranceStates } from './vendor';

/** The built-in views of the list of vendors; without one, those that are not archived. */
export const vendorViews = ['jobs', 'uninsured', 'archived'] as const;
export type VendorView = (typeof vendorViews)[number];

/** What the list of vendors can be sorted by; without one, by name. */
export const vendorOrders = [
  'name',
  'trades',
  'insurance',
  'jobs',
  'rating',
  'areas',
  'contact',
  'mobile',
  'email',
  'insured',
] as const;
export type VendorOrder = (typeof vendorOrders)[number];

type Line = {
  readonly insurance: InsuranceState;
  readonly is_archived: boolean;
  readonly open_jobs: number;
};

const isIn: Record<VendorView, (line: Line) => boolean> = {
  jobs: (line) => !line.is_archived && line.open_jobs > 0,
  uninsured: (line) => !line.is_archived && (line.insurance === 'missing' || line.insurance === 'expired'),
  archived: (line) => line.is_archived,
};
export const isInVendorView = (view: VendorView | undefined, line: Line): boolean =>
  view === undefined ? !line.is_archived : isIn[view](line);

/** The worst first: none on file, ended, ends soon, insured. */
const ranks: Record<InsuranceState, number> = { missing: 0, expired: 1, expiring: 2, valid: 3 };
export const rankOfInsurance = (state: InsuranceState): number => ranks[state];
export const insurancesByRank = insuranceStates.toSorted((one, other) => ranks[one] - ranks[other]);

/** Where a vendor works, place by place: `43215, Bexley` are two. */
export const areasIn = (areas: string): readonly string[] =>
  areas
    .split(/[,;/]/)
    .map((area) => area.trim())
    .filter(Boolean);

/** Alike whatever the case. */
export const isSameArea = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
