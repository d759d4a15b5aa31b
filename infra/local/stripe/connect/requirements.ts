import type { Account } from '../core/wire';

/** What an owner enters at onboarding, by Stripe's names. */
export const requiredDetails = [
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

/** Stripe's test value for an identity that needs a document. */
const unverifiableSsn = '1111';

export type Details = Readonly<Record<string, string>>;

const isGiven = (details: Details, name: string): boolean => (details[name] ?? '') !== '';

/** The account fields that depend on what its owner has entered. */
export function accountStatus(
  details: Details,
): Pick<
  Account,
  'requirements' | 'charges_enabled' | 'payouts_enabled' | 'details_submitted' | 'capabilities'
> {
  const missing: string[] = requiredDetails.filter((name) => !isGiven(details, name));
  const submitted = isGiven(details, 'submitted');
  const unverified =
    submitted && details['individual.ssn_last_4'] === unverifiableSsn && !isGiven(details, 'document');
  const due = unverified ? [...missing, 'individual.verification.document'] : missing;
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
