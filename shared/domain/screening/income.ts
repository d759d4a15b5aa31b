import type { PersonKind } from './people';

/** One person of an application; without a kind, the first applicant. Income in cents a month. */
export type Earner = {
  readonly name: string;
  readonly kind?: PersonKind | undefined;
  readonly income: number;
};

/** Cents a month of those who rent together; what guarantors earn stands beside and pays no rent. */
export function sharedIncome(earners: readonly Earner[]): {
  readonly income: number;
  readonly guaranteed: number;
} {
  const sum = (isGuarantor: boolean) =>
    earners
      .filter(({ kind }) => (kind === 'guarantor') === isGuarantor)
      .reduce((total, { income }) => total + income, 0);
  return { income: sum(false), guaranteed: sum(true) };
}

/** How often the rent goes into an income, in tenths rounded down; undefined without both. Cents a month. */
export const incomeTimes = (income: number, rent = 0): number | undefined =>
  rent > 0 && income > 0 ? Math.floor((10 * income) / rent) / 10 : undefined;
