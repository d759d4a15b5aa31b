import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { nameLineProblem } from '../../../../../shared/domain/name-line';
import type { Problem } from '../../../../../shared/domain/problem';
import { amountNeeded, readAmount, readCents } from '../../../../../shared/domain/screening/amounts';
import { forgetDraft, readDraft, writeDraft } from '../../../forms/draft-store';

type Person = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** An order as its form holds it; numbers as they are typed, without bounds (SCR-02). */
export type OrderValues = {
  readonly rent: string;
  readonly deposit: string;
  readonly months: string;
  readonly chargeTo: 'applicant' | 'owner';
  readonly fees: readonly (Person & { readonly amount: string })[];
  readonly requester: Person & { readonly mobile: string };
};

/** What the applicant's record says. */
export const orderValues = (applicant: ApplicantDetails): OrderValues => ({
  rent: applicant.rent_amount,
  deposit: applicant.deposit_amount,
  months: applicant.lease_months,
  chargeTo: 'applicant',
  fees: [
    {
      firstName: applicant.first_name,
      lastName: applicant.last_name,
      email: applicant.email,
      amount: '',
    },
    ...applicant.people
      .filter(({ may_order }) => may_order)
      .map(({ first_name, last_name, email }) => ({
        firstName: first_name,
        lastName: last_name,
        email,
        amount: '',
      })),
  ],
  requester: {
    firstName: applicant.owner_first_name,
    lastName: applicant.owner_last_name,
    email: applicant.owner_email,
    mobile: applicant.owner_phone,
  },
});

/** The total in cents; blanks count 0 (SCR-04). */
export const feeTotal = (fees: readonly { readonly amount: string }[]): number =>
  fees.reduce((sum, { amount }) => sum + (readCents(amount) ?? 0), 0);

/** What the server would refuse, at its field; blanks count 0 and there are no bounds (SCR-02, SCR-04). */
export function orderProblems({ rent, deposit, months, fees, requester }: OrderValues): Problem[] {
  const amounts = [
    { path: ['rent'], read: readCents(rent) },
    { path: ['deposit'], read: readCents(deposit) },
    { path: ['months'], read: readAmount(months) },
    ...fees.map(({ amount }, index) => ({ path: ['fees', index, 'amount'], read: readCents(amount) })),
  ];
  const names = (['firstName', 'lastName'] as const).flatMap((name) => {
    const message = nameLineProblem(requester[name]);
    return message ? [{ path: ['requester', name], message }] : [];
  });
  return [
    ...amounts.flatMap(({ path, read }) => (read === undefined ? [{ path, message: amountNeeded }] : [])),
    ...names,
  ];
}

/** Digits and a point: a number with no bounds. */
export const numberKeys = (typed: string): string => typed.replace(/[^\d.]/g, '');

const nameOf = (applicationId: string): string => `screening-order:${applicationId}`;

const read = (stored: unknown): OrderValues | undefined =>
  typeof stored === 'object' && stored !== null && 'fees' in stored && 'requester' in stored
    ? (stored as OrderValues)
    : undefined;

/** The order between its form and the screen that confirms it; a reload finds it again. */
export const keptOrder = {
  read: (id: string): OrderValues | undefined => readDraft(nameOf(id), read)?.values,
  write: (id: string, values: OrderValues): boolean =>
    writeDraft(nameOf(id), { version: 0, base: values, values }),
  forget: (id: string): void => forgetDraft(nameOf(id)),
};
