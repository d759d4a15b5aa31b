import * as z from 'zod';
import { Day } from '../../leases/moments';
import { limits } from '../../limits';
import { shownTypes } from '../../portfolio/documents';
import { Lines } from '../accounts';

const line = z.string().max(limits.textCharacters);

/** What an owner pays for. */
export const expenseCategories = [
  'repairs',
  'cleaning',
  'landscaping',
  'utilities',
  'insurance',
  'taxes',
  'association',
  'legal',
  'supplies',
  'other',
] as const;
export const ExpenseCategory = z.enum(expenseCategories);
export type ExpenseCategory = z.infer<typeof ExpenseCategory>;

/** How money of a property's own book moved. */
export const MoneyMethod = z.enum(['check', 'transfer', 'cash']);
export type MoneyMethod = z.infer<typeof MoneyMethod>;

/** `provider`: sent by the payment provider to an owner's account. */
export const MovedBy = z.enum([...MoneyMethod.options, 'provider']);

/** What the manager gets a month: a part of what was collected, in hundredths of a percent, or cents. */
export const ManagementFee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('percent'), hundredths: z.number().int().min(0).max(10_000) }),
  z.object({ kind: z.literal('flat'), cents: z.number().int().min(0).max(limits.rentCents) }),
]);
export type ManagementFee = Readonly<z.infer<typeof ManagementFee>>;

/**
 * A vendor's bill: cents, its due day, the unit it is for, as numbered then, and the service request that it
 * is of.
 */
export const Bill = z.object({
  cents: z.number().int(),
  due: Day,
  unit: z.object({ id: z.string(), number: z.string() }).optional(),
  request: z.string().optional(),
});
export type Bill = Readonly<z.infer<typeof Bill>>;

/** The picture or PDF of a bill's or an expense's invoice, kept as long as its entry. */
export const Invoice = z.object({ documentId: z.string(), contentType: z.enum(shownTypes) });
export type Invoice = Readonly<z.infer<typeof Invoice>>;

/**
 * What an entry of a property's own book says besides its lines. `parts` are cents that each owner gains,
 * written apart from the lines, so that a statement has a second way to its figures (D42).
 */
export const OwnerMoney = z.object({
  parts: Lines,
  /** Who was paid, for an expense. */
  vendor: line.optional(),
  category: ExpenseCategory.optional(),
  method: MovedBy.optional(),
  /** The number of an invoice, check or transfer. */
  reference: line.optional(),
  bill: Bill.optional(),
  /** The check that it is part of: the bank account's id, and its number (checks.md). */
  check: z.object({ account: z.string(), number: z.number().int().positive() }).optional(),
  invoice: Invoice.optional(),
  /** Of a management fee: its month, its terms, and what each owner had received. */
  fee: z.object({ month: z.string(), terms: ManagementFee, collected: Lines }).optional(),
});
export type OwnerMoney = Readonly<z.infer<typeof OwnerMoney>>;
