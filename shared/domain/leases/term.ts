import * as z from 'zod';
import { limits } from '../limits';
import { householdLimits, Occupant, Pet, Utility } from './household';
import { Day, Sha256 } from './moments';
import { Parties } from './parties';
import { Deposit, LateTerms, Proration, RentLine } from './rent-terms';

const line = z.string().max(limits.textCharacters);

/** The most rent lines of a term. */
export const maxRentLines = 20;

/** The most pages of a lease brought as a PDF. */
export const maxBroughtPages = 300;

/** A lease brought as a PDF, by its SHA-256. */
export const BroughtFile = z.object({ sha256: Sha256, pages: z.number().int().min(1).max(maxBroughtPages) });
export type BroughtFile = z.infer<typeof BroughtFile>;

/** A term's text comes from a template's version, a copy edited for this lease, or a PDF brought along. */
export const TermText = z.discriminatedUnion('from', [
  z.object({ from: z.literal('template'), templateId: z.string(), version: z.number().int().min(1) }),
  z.object({ from: z.literal('own'), sha256: Sha256 }),
  BroughtFile.extend({ from: z.literal('pdf') }),
]);
export type TermText = z.infer<typeof TermText>;

/**
 * What the parties agree on for one period: everything a draft can change. Without `to` it is month-to-month
 * from its first day; an empty day has not been chosen yet. `atEnd` is what follows `to`.
 */
export const TermFields = z.object({
  kind: z.enum(['residential', 'room', 'commercial']),
  from: z.union([z.literal(''), Day]),
  to: z.union([z.literal(''), Day]).optional(),
  atEnd: z.enum(['month-to-month', 'end']),
  parties: Parties,
  rentLines: z.array(RentLine).max(maxRentLines),
  dueDay: z.number().int().min(1).max(31),
  proration: Proration,
  late: LateTerms,
  deposit: Deposit,
  noticeDays: z.number().int().min(0).max(365),
  utilities: z.array(Utility).max(householdLimits.utilities),
  occupants: z.array(Occupant).max(householdLimits.occupants),
  pets: z.array(Pet).max(householdLimits.pets),
  parking: line,
  /** Where notices to the landlord go. */
  noticeAddress: line,
  text: TermText.optional(),
});
export type TermFields = z.infer<typeof TermFields>;

/** A version being drafted; it ends by being sent or discarded. */
export const Draft = z.object({
  version: z.number().int().min(1),
  since: Day,
  discardedOn: Day.optional(),
});
export type Draft = z.infer<typeof Draft>;

/** One agreed period of a lease. Number 1 is the first; a renewal is the next number. */
export const Term = TermFields.extend({
  number: z.number().int().min(1),
  drafts: z.array(Draft).min(1),
});
export type Term = z.infer<typeof Term>;
