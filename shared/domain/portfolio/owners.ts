import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { nameLineProblem } from '../name-line';
import { isMobile } from '../phone';
import { type Problem, problemsOf } from '../problem';
import { AddressBlock, addressProblem } from '../settings/business';
import { looksLikeEmail, namePunctuation, normalizeEmail } from '../text';

const yes = z.union([
  z.boolean(),
  z.number().transform((n) => n === 1),
  z.enum(['true', 'false']).transform((t) => t === 'true'),
]);

/** Parses a share (percent) from plain digits; NaN if empty or not a number, which the rule reports. */
export function shareFrom(typed: string): number {
  const share = /^(?:\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN;
  return Number.isFinite(share) ? share : Number.NaN;
}

/** A rental owner as the form sends it (spec §3). `userId` is an existing owner's `id` from
 * getOrganizationRentalUsers, the caller's own user id for Self, or empty for a new owner. */
export const OwnerForm = z.object({
  userId: z.string().max(limits.textCharacters).default(''),
  firstName: z.string().max(limits.textCharacters).default(''),
  lastName: z.string().max(limits.textCharacters).default(''),
  companyName: z.string().max(limits.textCharacters).default(''),
  email: z.string().max(limits.emailCharacters).default(''),
  mobile: z.string().max(30).default(''),
  /** Where letters and tax forms go, up to four lines. */
  mailingAddress: AddressBlock.optional(),
  percentage: z.union([z.number(), z.string().transform(shareFrom)]),
  isCompany: yes.default(false),
});
export type OwnerForm = z.infer<typeof OwnerForm>;

/** Integer hundredths of a percent, so that 33.33 + 33.33 + 33.34 is exactly 100. NaN stays NaN. */
const hundredths = (percentage: number): number => Math.round(percentage * 100);

/** The sum in percent, exact to two decimals; a share that is not a number counts as 0. */
export const totalShare = (percentages: readonly number[]): number =>
  percentages.reduce((sum, share) => sum + (Number.isFinite(share) ? hundredths(share) : 0), 0) / 100;

const atMostTwoDecimals = (percentage: number): boolean =>
  Math.abs(percentage * 100 - hundredths(percentage)) < 1e-6;

/** Each share is above zero with at most two decimals, and the total is exactly 100 percent (PRP-12). */
export const sharesTotalOneHundred = (percentages: readonly number[]): boolean =>
  percentages.every((share) => share > 0 && atMostTwoDecimals(share)) &&
  totalShare(percentages) === limits.percentTotal;

/** False makes the screen keep the old value and say 'Total percentage must not exceed 100'. */
export const shareFits = (percentages: readonly number[]): boolean =>
  totalShare(percentages) <= limits.percentTotal;

/** A new entry starts with the percentage left over: 100 for the first owner (PRP-12). */
export const initialShare = (percentages: readonly number[]): number =>
  Math.max(0, Math.round((limits.percentTotal - totalShare(percentages)) * 100) / 100);

const lettersWithPunctuation = new RegExp(`^[\\p{L}\\p{M}][\\p{L}\\p{M} ${namePunctuation}]*$`, 'u');

function nameProblem(name: string, label: 'First name' | 'Last name'): string | undefined {
  if (name.trim() === '')
    return label === 'First name' ? messages.firstNameRequired : messages.lastNameRequired;
  if (/\d/.test(name)) return messages.noNumerics;
  return lettersWithPunctuation.test(name.trim())
    ? nameLineProblem(name)
    : `${messages.onlyCharacters}${label}`;
}

/** What is wrong with an owner's mobile number; ten digits without a mask are valid. */
function mobileProblem(mobile: string): string | undefined {
  if (mobile.trim() === '') return messages.mobileRequired;
  if (/\D/.test(mobile)) return messages.mobileDigitsOnly;
  return isMobile(mobile) ? undefined : messages.mobileInvalid;
}

type Contact = { readonly mobile_number: string; readonly mailing_address: string };

/** Problems of an owner's contact details, in the call's field names. */
export const ownerContactProblems = ({ mobile_number, mailing_address }: Contact): Problem[] =>
  problemsOf({
    mobile_number: mobileProblem(mobile_number),
    mailing_address: addressProblem(mailing_address),
  });

/** A new owner's problems (PRP-17, PRP-18, PRP-20). The server checks that the mail address is unique. */
export function newOwnerProblems(owner: Omit<OwnerForm, 'percentage'>): Problem[] {
  const problems: Problem[] = [];
  const say = (field: keyof OwnerForm, message: string | undefined) => {
    if (message !== undefined) problems.push({ path: [field], message });
  };
  if (owner.isCompany) {
    const isMissing = owner.companyName.trim() === '';
    say('companyName', isMissing ? 'Company name is required' : nameLineProblem(owner.companyName));
  } else {
    say('firstName', nameProblem(owner.firstName, 'First name'));
    say('lastName', nameProblem(owner.lastName, 'Last name'));
  }
  if (owner.email.trim() === '') say('email', messages.emailRequired);
  else if (!looksLikeEmail(owner.email)) say('email', messages.emailInvalid);
  say('mobile', mobileProblem(owner.mobile));
  say('mailingAddress', addressProblem(owner.mailingAddress ?? ''));
  return problems;
}

/** Whether the list already has an owner with this mail address (PRP-19). */
export const isInList = (email: string, owners: readonly Pick<OwnerForm, 'email'>[]): boolean =>
  owners.some((owner) => owner.email !== '' && normalizeEmail(owner.email) === normalizeEmail(email));

/** Problems of a form's owners (PRP-11, PRP-12, PRP-17 to PRP-20). Existing owners bring only a share. */
export function ownersProblems(owners: readonly OwnerForm[]): Problem[] {
  if (owners.length === 0) return [{ path: ['rentalOwners'], message: messages.ownerRequired }];
  const problems = owners.flatMap((owner, index) => {
    const under = (problem: Problem): Problem => ({
      ...problem,
      path: ['rentalOwners', index, ...problem.path],
    });
    const own = owner.userId === '' ? newOwnerProblems(owner) : [];
    const earlier = owners.slice(0, index);
    const twice =
      isInList(owner.email, earlier) ||
      (owner.userId !== '' && earlier.some((other) => other.userId === owner.userId));
    return [...own, ...(twice ? [{ path: ['email'], message: messages.ownerEmailInList }] : [])].map(under);
  });
  if (!sharesTotalOneHundred(owners.map((owner) => owner.percentage)))
    problems.push({ path: ['rentalOwners'], message: messages.percentageTotal });
  return problems;
}
