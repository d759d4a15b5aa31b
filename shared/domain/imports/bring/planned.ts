import type { Day } from '../../leases/moments';
import type { LateTerms, RentLine } from '../../leases/rent/rent-terms';
import type { RollLease, RollUnit } from '../../rent-roll/rent-roll';
import type { NumberedRow } from '../portfolio-parts';

/** A lease as the call takes it, of a unit by its number. */
export type LeaseToBring = {
  readonly row: number;
  readonly unit_number: string;
  readonly term: {
    readonly kind: 'residential';
    readonly from: Day | '';
    readonly to?: Day;
    readonly atEnd: 'month-to-month' | 'end';
    readonly dueDay: number;
    readonly late: LateTerms;
    readonly noticeDays: number;
    readonly rentLines: RentLine[];
    readonly tenants: {
      readonly id: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
      readonly mobile: string;
    }[];
    readonly depositCents: number;
  };
  readonly notice?: { readonly given_on: Day; readonly last_day: Day };
  readonly rent_from: string;
  readonly owed: {
    readonly kind: 'rent';
    readonly label: string;
    readonly due_on: Day;
    readonly cents: number;
  }[];
  readonly credit_cents: number;
  readonly deposits: { readonly bucket: 'security'; readonly cents: number }[];
};

export type PlannedLease = {
  readonly read: RollLease;
  readonly unit: RollUnit;
  /** Undefined where it is left out. */
  readonly lease?: LeaseToBring | undefined;
  readonly why?: 'ended' | 'left-out' | undefined;
};

export type PlannedProperty = {
  /** Its place in the files; names it in the import. */
  readonly index: number;
  readonly title: string;
  readonly rows: readonly NumberedRow[];
  readonly units: readonly RollUnit[];
  readonly leases: readonly PlannedLease[];
};
