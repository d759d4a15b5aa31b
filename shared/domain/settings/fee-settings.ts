import * as z from 'zod';
import { limits } from '../limits';

/** How late fees are charged: by a person alone, with a reminder, or by the job at 9 AM (D62). */
export const LateFeeMode = z.enum(['off', 'remind', 'automatic']);
export type LateFeeMode = z.infer<typeof LateFeeMode>;

const instant = z.string();

/** `since`: the UTC instant from which it is so; nothing of before is charged (D18). */
export const LateFeeSwitch = z.object({ mode: LateFeeMode, since: instant });
export type LateFeeSwitch = Readonly<z.infer<typeof LateFeeSwitch>>;

/** What tenants owe for a payment that comes back: cents, and whether it is charged by itself. */
export const ReturnedFee = z.object({
  cents: z.number().int().min(0).max(limits.rentCents),
  isAutomatic: z.boolean(),
});
export type ReturnedFee = Readonly<z.infer<typeof ReturnedFee>>;

export const ReturnedFeeSwitch = ReturnedFee.extend({ since: instant });
export type ReturnedFeeSwitch = Readonly<z.infer<typeof ReturnedFeeSwitch>>;

/** A property that goes by the organization again, from this UTC instant on. */
const Inherited = z.object({ mode: z.literal('inherit'), since: instant });
type Inherited = Readonly<z.infer<typeof Inherited>>;

/** The organization's sections about fees; absent until somebody set them. */
export const OrganizationFees = z.object({
  lateFees: LateFeeSwitch.optional(),
  returnedFee: ReturnedFeeSwitch.optional(),
});
export type OrganizationFees = Readonly<z.infer<typeof OrganizationFees>>;

/** What a property has of its own. */
export const PropertyFees = z.object({
  lateFees: z.union([LateFeeSwitch, Inherited]).optional(),
  returnedFee: z.union([ReturnedFeeSwitch, Inherited]).optional(),
});
export type PropertyFees = Readonly<z.infer<typeof PropertyFees>>;

/** Before anybody set one: 35.00, charged by nobody. */
const usualReturnedFee: ReturnedFeeSwitch = { cents: 3_500, isAutomatic: false, since: '' };
const noLateFees: LateFeeSwitch = { mode: 'off', since: '' };

function isInherited(
  own: PropertyFees['returnedFee'] | PropertyFees['lateFees'],
): own is Inherited | undefined {
  return own === undefined || ('mode' in own && own.mode === 'inherit');
}

/** What is above counts from when a property went by it again. */
const above = <T extends { readonly since: string }>(switched: T, own: Inherited | undefined): T =>
  own !== undefined && own.since > switched.since ? { ...switched, since: own.since } : switched;

export type FeeRules = { readonly lateFees: LateFeeSwitch; readonly returnedFee: ReturnedFeeSwitch };

/** What holds for a property: its own, else the organization's, else nothing is charged by itself. */
export function feeRules(organization: OrganizationFees = {}, property: PropertyFees = {}): FeeRules {
  const { lateFees = noLateFees, returnedFee = usualReturnedFee } = organization;
  return {
    lateFees: isInherited(property.lateFees) ? above(lateFees, property.lateFees) : property.lateFees,
    returnedFee: isInherited(property.returnedFee)
      ? above(returnedFee, property.returnedFee)
      : property.returnedFee,
  };
}

/** What a person asks for; what is absent stays. `inherit` is for properties alone. */
export type FeesAsked = {
  readonly lateFees?: LateFeeMode | 'inherit' | undefined;
  readonly returnedFee?: ReturnedFee | 'inherit' | undefined;
};

const inherited = (since: string): Inherited => ({ mode: 'inherit', since });

/** The switch after a change; one that stays as it is keeps its instant. */
function lateFeesAfter(before: PropertyFees['lateFees'], asked: FeesAsked['lateFees'], now: string) {
  if (asked === undefined || before?.mode === asked) return before;
  if (asked === 'inherit') return before ? inherited(now) : undefined;
  return { mode: asked, since: now };
}

/** Another amount begins anew, too: what came back before is not charged it. */
function returnedFeeAfter(before: PropertyFees['returnedFee'], asked: FeesAsked['returnedFee'], now: string) {
  if (asked === undefined) return before;
  if (asked === 'inherit') return isInherited(before) ? before : inherited(now);
  const isSame =
    !isInherited(before) && before.cents === asked.cents && before.isAutomatic === asked.isAutomatic;
  return isSame ? before : { ...asked, since: now };
}

/** A property's own fees after a change at a UTC instant. */
export const propertyFeesAfter = (before: PropertyFees, asked: FeesAsked, now: string): PropertyFees => ({
  lateFees: lateFeesAfter(before.lateFees, asked.lateFees, now),
  returnedFee: returnedFeeAfter(before.returnedFee, asked.returnedFee, now),
});

/** The organization's fees after a change at a UTC instant; nothing is above it to be inherited. */
export function organizationFeesAfter(
  before: OrganizationFees,
  asked: FeesAsked,
  now: string,
): OrganizationFees {
  const after = propertyFeesAfter(before, asked, now);
  return {
    lateFees: after.lateFees?.mode === 'inherit' ? before.lateFees : after.lateFees,
    returnedFee: isInherited(after.returnedFee) ? before.returnedFee : after.returnedFee,
  };
}
