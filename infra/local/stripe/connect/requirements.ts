import type { Account } from '../core/wire';

/** What an owner types at onboarding, by Stripe's names, with the words of the form. */
export const neededOfOwner = [
  'individual.first_name',
  'individual.last_name',
  'individual.dob.day',
  'individual.dob.month',
  'individual.dob.year',
  'individual.ssn_last_4',
  'individual.address.line1',
  'individual.address.city',
  'individual.address.state',
  'individual.address.postal_code',
  'external_account',
  'tos_acceptance.date',
] as const;
export type Needed = (typeof neededOfOwner)[number];

/** Stripe's test value: identity that cannot be confirmed, so that a document is asked for. */
export const unverifiableSsn = '1111';

export type Given = Readonly<Record<string, string>>;

const isGiven = (given: Given, need: string): boolean => (given[need] ?? '') !== '';

/** What of an account follows from what its owner has given so far. */
export function standingOf(
  given: Given,
): Pick<
  Account,
  'requirements' | 'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'capabilities'
> {
  const lacking: string[] = neededOfOwner.filter((need) => !isGiven(given, need));
  const submitted = isGiven(given, 'submitted');
  const unverified =
    submitted && given['individual.ssn_last_4'] === unverifiableSsn && !isGiven(given, 'document');
  const due = unverified ? [...lacking, 'individual.verification.document'] : lacking;
  const ready = submitted && due.length === 0;
  return {
    charges_enabled: ready,
    payouts_enabled: ready,
    details_submitted: submitted,
    capabilities: { transfers: ready ? 'active' : 'inactive' },
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: ready ? null : 'requirements.past_due',
      errors: unverified
        ? [
            {
              code: 'verification_failed_id_number_match',
              reason: 'The identity could not be confirmed. Please give a document.',
              requirement: 'individual.verification.document',
            },
          ]
        : [],
      eventually_due: due,
      past_due: ready ? [] : due,
      pending_verification: [],
    },
  };
}
