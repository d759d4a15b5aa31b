import * as z from 'zod';
import { addDays, daysBetween } from '../dates';
import { Day } from '../leases/moments';
import { limits } from '../limits';
import { documentTypes, shownTypes } from '../portfolio/documents';
import { type Problem, problemsOf } from '../problem';
import { tidyLine } from '../text';

const line = z.string().max(limits.textCharacters).overwrite(tidyLine);

/** What staff made of a certificate that a tenant sent. */
export const policyStates = ['to-check', 'confirmed', 'declined'] as const;

/** What the certificate says. `cents` is the liability that it covers; days are local, both included. */
export const PolicyTerms = z.object({
  carrier: line.min(1, 'Enter the insurance company'),
  policy: line,
  cents: z.number().int().min(0).max(limits.rentCents).optional(),
  /** Absent in policies from before first days were asked. */
  from: Day.optional(),
  ends: Day,
});
export type PolicyTerms = z.infer<typeof PolicyTerms>;

/** A certificate in storage, by its own id. */
export const PolicyFile = z.object({ documentId: z.string(), contentType: z.enum(shownTypes) });
export type PolicyFile = z.infer<typeof PolicyFile>;

/** A policy of renters insurance. Without a state it was confirmed: staff wrote it from the certificate. */
export const RentersInsurance = PolicyTerms.extend({
  /** Absent in policies from before they had one. */
  id: z.string().optional(),
  state: z.enum(policyStates).optional(),
  /** Why it was declined, for the tenant. */
  reason: line.optional(),
  file: PolicyFile.optional(),
});
export type RentersInsurance = z.infer<typeof RentersInsurance>;

/** What an organization asks of its tenants. `cents` 0 is any amount; `reminds`: by email, by itself. */
export const InsuranceRequirement = z.object({
  isRequired: z.boolean(),
  cents: z.number().int().min(0).max(limits.rentCents),
  reminds: z.boolean(),
});
export type InsuranceRequirement = z.infer<typeof InsuranceRequirement>;

export const noInsuranceRequirement: InsuranceRequirement = { isRequired: false, cents: 0, reminds: true };

/** `expiring`: within thirty days, with nothing that follows. */
export const insuranceStates = ['missing', 'expired', 'to-check', 'expiring', 'insured'] as const;
export type InsuranceState = (typeof insuranceStates)[number];

/** `until` is the last day that is or was covered. */
export type Insured = { readonly state: InsuranceState; readonly until?: string | undefined };

/** A policy is asked for again from so many days before its last. */
export const expiringDays = 30;

/** What counts of a policy. */
export type PolicyDays = {
  readonly from?: string | undefined;
  readonly ends: string;
  readonly state?: RentersInsurance['state'];
};
type Policies = readonly PolicyDays[];

const isConfirmed = ({ state = 'confirmed' }: Policies[number]): boolean => state === 'confirmed';
const covers = ({ from = '', ends }: Policies[number], day: string): boolean => from <= day && day <= ends;

/** The last day that confirmed policies cover without a gap from a day on; undefined if not that day. */
function coveredUntil(policies: Policies, day: string): string | undefined {
  const ends = policies
    .filter((one) => isConfirmed(one) && covers(one, day))
    .map((one) => one.ends)
    .toSorted()
    .at(-1);
  if (ends === undefined) return undefined;
  return coveredUntil(policies, addDays(ends, 1)) ?? ends;
}

/**
 * How a tenant is insured on a local day. A policy that waits for a check is no cover yet, and no lack; it
 * shows as long as it would cover more than the confirmed ones.
 */
export function insuranceOn(policies: Policies, day: string): Insured {
  const until = coveredUntil(policies, day);
  const isWaiting = policies.some(
    ({ state, ends }) => state === 'to-check' && ends >= day && ends > (until ?? ''),
  );
  if (isWaiting) return { state: 'to-check', ...(until !== undefined && { until }) };
  if (until !== undefined)
    return { state: daysBetween(day, until) <= expiringDays ? 'expiring' : 'insured', until };
  const last = policies
    .filter((one) => isConfirmed(one) && one.ends < day)
    .map(({ ends }) => ends)
    .toSorted()
    .at(-1);
  return last === undefined ? { state: 'missing' } : { state: 'expired', until: last };
}

/** What stands between an organization and proof, for who has to do something about it. */
export const needsInsurance = ({ state }: Pick<Insured, 'state'>): boolean => state !== 'insured';

/** The last of a tenant's reminders: what it was about, how often, and on which local day. */
export type InsuranceReminded = { readonly about: string; readonly times: number; readonly on: string };

const weekDays = 7;
/** A tenant without proof is asked once a week, so many times; then it is for a person to ask. */
const mostTimes = 5;
/** Before the last day of a policy. */
const steps = [0, 7, expiringDays];

/**
 * The reminder that is due today, if one is: thirty and seven days before the end and on the last day, and
 * weekly, five times, while there is no policy.
 */
export function insuranceReminder(
  { state, until = '' }: Insured,
  { today, last }: { today: string; last: InsuranceReminded | undefined },
): InsuranceReminded | undefined {
  if (state === 'expiring') {
    const step = steps.find((days) => daysBetween(today, until) <= days);
    const about = `${until}:${step}`;
    return step === undefined || last?.about === about ? undefined : { about, times: 1, on: today };
  }
  if (state !== 'missing' && state !== 'expired') return undefined;
  const about = state === 'expired' ? `expired:${until}` : state;
  if (last?.about !== about) return { about, times: 1, on: today };
  const isDue = last.times < mostTimes && daysBetween(last.on, today) >= weekDays;
  return isDue ? { about, times: last.times + 1, on: today } : undefined;
}

/** What a tenant typed is wrong, by field. `today` is local. */
export const policyProblems = (
  { from, ends }: { readonly from: string; readonly ends: string },
  today: string,
): Problem[] =>
  problemsOf({
    from: from > ends && ends !== '' && 'The first day is after the last one',
    ends: ends < today && 'This policy has ended',
  });

/** Where a certificate is kept: our ids only, and the extension of its checked type. */
export const certificateKey = (
  { organizationId, userRoleId }: { readonly organizationId: string; readonly userRoleId: string },
  { documentId, contentType }: PolicyFile,
): string =>
  `documents/${organizationId}/insurance/${userRoleId}/${documentId}.${documentTypes[contentType].extension}`;
