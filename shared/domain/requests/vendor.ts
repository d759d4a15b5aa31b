import * as z from 'zod';
import { Day } from '../leases/moments';
import { limits } from '../limits';
import { categoryKeys } from './categories';

const line = z.string().max(limits.textCharacters);

/** A vendor as the organization writes it down. The money side belongs to the books. */
export const VendorFields = z.object({
  name: line,
  contact: line,
  email: z.string().max(limits.emailCharacters),
  mobile: z.string().max(30),
  trades: z.array(z.enum(categoryKeys)).max(categoryKeys.length),
  /** ZIP codes or towns, in words. */
  areas: line,
  /** The last day its insurance is valid; absent when nobody has seen one. */
  insuredUntil: Day.optional(),
  notes: z.string().max(limits.descriptionCharacters),
});
export type VendorFields = z.infer<typeof VendorFields>;

export const insuranceStates = ['missing', 'valid', 'expiring', 'expired'] as const;
export type InsuranceState = (typeof insuranceStates)[number];

/** An insurance expires soon from so many days before its last. */
export const expiringDays = 30;

/** How a vendor's insurance stands on a day. */
export function insuranceOn(
  { insuredUntil }: Pick<VendorFields, 'insuredUntil'>,
  today: string,
): InsuranceState {
  if (insuredUntil === undefined) return 'missing';
  if (insuredUntil < today) return 'expired';
  const days = (Date.parse(insuredUntil) - Date.parse(today)) / 86_400_000;
  return days <= expiringDays ? 'expiring' : 'valid';
}

export const isInsured = (vendor: Pick<VendorFields, 'insuredUntil'>, today: string): boolean =>
  ['valid', 'expiring'].includes(insuranceOn(vendor, today));
