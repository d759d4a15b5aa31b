import * as z from 'zod';
import { type ChargeKind, chargeKinds, type OwnerKind, ownerKinds } from '../accounts';
import { type ExpenseCategory, expenseCategories } from './owner-money';

/** The lines of Schedule E (Form 1040), Part I, that the books fill. */
export const scheduleNumbers = [3, 7, 9, 10, 11, 13, 14, 15, 16, 17, 19] as const;
export const ScheduleLine = z.literal(scheduleNumbers);
export type ScheduleLine = (typeof scheduleNumbers)[number];

/** As the form names them. */
export const scheduleNames: Readonly<Record<ScheduleLine, string>> = {
  3: 'Rents received',
  7: 'Cleaning and maintenance',
  9: 'Insurance',
  10: 'Legal and other professional fees',
  11: 'Management fees',
  13: 'Other interest',
  14: 'Repairs',
  15: 'Supplies',
  16: 'Taxes',
  17: 'Utilities',
  19: 'Other',
};

/** The one line of income; all others are expenses. */
export const rentsLine = 3 satisfies ScheduleLine;

/** A line of the form, or what moves an owner's balance beside it. */
export type YearPlace = ScheduleLine | 'other-income' | 'contributions' | 'distributions' | 'adjustments';

const categoryLines: Readonly<Record<ExpenseCategory, ScheduleLine>> = {
  repairs: 14,
  cleaning: 7,
  landscaping: 7,
  utilities: 17,
  insurance: 9,
  taxes: 16,
  association: 19,
  legal: 10,
  supplies: 15,
  other: 19,
};

type PlainKind = Exclude<ChargeKind | OwnerKind, 'expense'>;

/** All that tenants paid is line 3 (D68). Whoever posts a new kind says here where it goes. */
const kindPlaces: Readonly<Record<PlainKind, YearPlace>> = {
  rent: rentsLine,
  pet: rentsLine,
  parking: rentsLine,
  utility: rentsLine,
  late: rentsLine,
  nsf: rentsLine,
  damage: rentsLine,
  deposit: rentsLine,
  other: rentsLine,
  management: 11,
  loss: 19,
  processing: 19,
  bank: 19,
  'deposit-interest': 13,
  interest: 'other-income',
  contribution: 'contributions',
  distribution: 'distributions',
  journal: 'adjustments',
  opening: 'adjustments',
};

const isPlain = (kind: ChargeKind | OwnerKind): kind is PlainKind => kind !== 'expense';

/** What a figure is of: a kind, or for what an expense was. */
export const YearPart = z.union([
  z.enum([...chargeKinds, ...ownerKinds].filter(isPlain)),
  z.templateLiteral(['expense/', z.enum(expenseCategories)]),
]);
export type YearPart = z.infer<typeof YearPart>;

/** The part that an owner's line of an entry belongs to; an expense without a word of its own is other. */
export const yearPartOf = (kind: ChargeKind | OwnerKind, category: ExpenseCategory = 'other'): YearPart =>
  kind === 'expense' ? `expense/${category}` : kind;

/** Where kind and category stand in an owner's year. */
export const yearPlaceOf = (kind: ChargeKind | OwnerKind, category: ExpenseCategory = 'other'): YearPlace =>
  kind === 'expense' ? categoryLines[category] : kindPlaces[kind];
