import * as z from 'zod';
import { Day } from '../../leases/moments';
import { firstBank } from '../accounts';

/**
 * The bank accounts of a property, by their codes: where its money comes in and goes out, and where deposits
 * lie.
 */
export const AssignedAccounts = z.object({ money: z.string(), deposits: z.string() });
export type AssignedAccounts = Readonly<z.infer<typeof AssignedAccounts>>;

/** From a day on, the earliest first (D51). */
export const Assignment = AssignedAccounts.extend({ from: Day });
export type Assignment = Readonly<z.infer<typeof Assignment>>;

/** Before anybody told accounts apart. */
export const firstAccounts: AssignedAccounts = { money: firstBank, deposits: firstBank };

/** The accounts of a property on a day: its own, else those of the organization. */
export function accountsOn(
  { own = [], organization = [] }: { own?: readonly Assignment[]; organization?: readonly Assignment[] },
  on: string,
): AssignedAccounts {
  const found = own.findLast(({ from }) => from <= on) ?? organization.findLast(({ from }) => from <= on);
  return found ? { money: found.money, deposits: found.deposits } : firstAccounts;
}
