import type { LocalDate } from '../dates';
import type { PersonName } from '../tabular/people-cells';
import type { RollPlace } from './one-line-address';
import type { RollReport } from './recognize-roll';
import type { Rooms } from './roll-cells';
import type { RollField } from './roll-columns';

/** A charge beside the rent, as the old system calls it; a credit is below 0. */
export type RollCharge = { readonly code: string; readonly cents: number };

/** A lease of the old system. Money is in cents; what a tenant has in credit makes `owedCents` negative. */
export type RollLease = {
  readonly line: number;
  readonly standing: 'running' | 'notice' | 'to-come' | 'ended';
  readonly tenants: readonly PersonName[];
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  readonly isMonthToMonth: boolean;
  readonly moveIn?: LocalDate | undefined;
  readonly moveOut?: LocalDate | undefined;
  readonly rentCents: number;
  readonly charges: readonly RollCharge[];
  readonly depositCents: number;
  readonly owedCents: number;
  readonly prepaidCents: number;
  readonly dueDay?: number | undefined;
  readonly phone: string;
  readonly email: string;
  readonly notes: readonly string[];
};

export type RollUnit = Rooms & {
  readonly line: number;
  /** `Main` where a property is one home. */
  readonly number: string;
  readonly sizeSqft?: number | undefined;
  readonly marketCents?: number | undefined;
  readonly isOffMarket: boolean;
  /** None for a vacant unit. */
  readonly leases: readonly RollLease[];
};

export type RollProperty = {
  readonly line: number;
  readonly place: RollPlace;
  readonly units: readonly RollUnit[];
};

export const controlFields = [
  'units',
  'size',
  'market',
  'rent',
  'charges',
  'deposit',
  'prepaid',
  'owed',
] as const;
export type ControlField = (typeof controlFields)[number];

/** A total that the file states, beside what was read: cents, or a count of units or of square feet. */
export type ControlTotal = {
  readonly line: number;
  /** A property's place in the list; undefined for the whole file. */
  readonly property?: number | undefined;
  /** The number of a unit whose charges are added up. */
  readonly unit?: string | undefined;
  readonly field: ControlField;
  readonly file: number;
  readonly here: number;
};

export const leftOutKinds = [
  'title',
  'section',
  'group',
  'subtotal',
  'total',
  'charge-total',
  'summary',
  'past',
  'unreadable',
] as const;
/** A row that became nothing of its own, and why. */
export type RollLeftOut = {
  readonly line: number;
  readonly kind: (typeof leftOutKinds)[number];
  readonly words: string;
};

/** A cell that has a value that could not be read: a person looks at it. */
export type RollDoubt = { readonly line: number; readonly field: RollField; readonly text: string };

export type RentRoll = {
  readonly report: RollReport;
  readonly asOf?: LocalDate | undefined;
  readonly headings: {
    readonly line: number;
    readonly cells: readonly string[];
    /** The meaning of each column; undefined for an unknown one. */
    readonly fields: readonly (RollField | undefined)[];
  };
  readonly isLastFirst: boolean;
  readonly properties: readonly RollProperty[];
  readonly totals: readonly ControlTotal[];
  readonly leftOut: readonly RollLeftOut[];
  readonly doubts: readonly RollDoubt[];
};
