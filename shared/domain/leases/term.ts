import * as z from 'zod';
import { limits } from '../limits';
import { householdLimits, Occupant, Pet, Utility } from './household';
import { Day, Sha256 } from './moments';
import { Parties } from './parties';
import { Deposit, LateTerms, MoveIn, Proration, RentLine } from './rent/rent-terms';

const line = z.string().max(limits.textCharacters);

/** The most rent lines of a term. */
export const maxRentLines = 20;

/** The most pages of a lease brought as a PDF. */
export const maxUploadedPages = 300;

/** A lease brought as a PDF, by its SHA-256. */
export const UploadedFile = z.object({
  sha256: Sha256,
  pages: z.number().int().min(1).max(maxUploadedPages),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/** A term's text comes from a template's version, a copy edited for this lease, or a PDF brought along. */
export const TermText = z.discriminatedUnion('from', [
  z.object({ from: z.literal('template'), templateId: z.string(), version: z.number().int().min(1) }),
  z.object({ from: z.literal('own'), sha256: Sha256 }),
  UploadedFile.extend({ from: z.literal('pdf') }),
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
  /** Absent: agreed before move-in charges were, or signed elsewhere. It charges none, nor its deposit. */
  moveIn: MoveIn.optional(),
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

/**
 * A term that was signed outside Keystead and brought in: it has no packet and no signers. It counts from
 * `on`, the day it was brought in, until `removedOn`. `by` is a user id; `file` is the signed paper, if there
 * is one.
 */
export const Adopted = z.object({
  on: Day,
  by: z.string(),
  signedOn: Day.optional(),
  file: UploadedFile.optional(),
  removedOn: Day.optional(),
});
export type Adopted = z.infer<typeof Adopted>;

/** One agreed period of a lease. Number 1 is the first; a renewal is the next number. */
export const Term = TermFields.extend({
  number: z.number().int().min(1),
  /** Empty for an adopted term, which was never drafted here. */
  drafts: z.array(Draft),
  adopted: Adopted.optional(),
});
export type Term = z.infer<typeof Term>;
