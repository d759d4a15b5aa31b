import * as z from 'zod';
import { Appointment } from '../appointment';
import { limits } from '../limits';
import { Day } from './moments';
import { Packet, Signer } from './packet';
import { peopleLimits } from './parties';
import { Term } from './term';

const line = z.string().max(limits.textCharacters);
const number = z.number().int().min(1);

/** Every fact counts from its own day; `writtenOn` is the day it was recorded. */
export const Notice = z.object({
  number,
  by: z.enum(['tenants', 'owner', 'both']),
  givenOn: Day,
  lastDay: Day,
  reason: z.string().max(limits.descriptionCharacters),
  writtenOn: Day,
  takenBackOn: Day.optional(),
});
export type Notice = z.infer<typeof Notice>;

/** The keys are back. */
export const Surrender = z.object({ number, on: Day, writtenOn: Day, undoneOn: Day.optional() });
export type Surrender = z.infer<typeof Surrender>;

export const EndReason = z.enum(['agreement', 'move-out', 'default', 'court', 'other']);
export const LeaseEnd = z.object({
  number,
  on: Day,
  why: EndReason,
  note: z.string().max(limits.descriptionCharacters),
  writtenOn: Day,
  undoneOn: Day.optional(),
});
export type LeaseEnd = z.infer<typeof LeaseEnd>;

/** A line's new cents from the first of a month on; `noticeDay` is when the tenants were told (D38). */
export const RentChange = z.object({
  term: number,
  line: z.string(),
  cents: z.number().int().min(0).max(limits.rentCents),
  from: Day,
  noticeDay: Day,
  writtenOn: Day,
});
export type RentChange = z.infer<typeof RentChange>;

/**
 * A decision in holdover (D36). `rolls-over`: the term continues month-to-month from a day; days between
 * `after`, the last agreed day, and that day belong to nobody. `rent`: these days are charged; a `to` before
 * `from` charges none.
 */
export const HoldoverDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rolls-over'), term: number, after: Day, from: Day, decidedOn: Day }),
  z.object({ kind: z.literal('rent'), from: Day, to: Day.optional(), decidedOn: Day }),
]);
export type HoldoverDecision = z.infer<typeof HoldoverDecision>;

export const shareUnits = ['percent', 'cents'] as const;

/**
 * Each tenant's part of the rent from a day on, in cents or hundredths of a percent (D26). A view alone: the
 * balance stays one, and everyone owes all of it. Without parts it ends.
 */
export const RentShares = z.object({
  from: Day,
  unit: z.enum(shareUnits),
  shares: z
    .array(z.object({ tenant: z.string(), amount: z.number().int().min(0) }))
    .max(peopleLimits.tenants),
  writtenOn: Day,
});
export type RentShares = z.infer<typeof RentShares>;

/** The lease's own record: one household's stay in one unit. */
export const LeaseHead = z.object({
  leaseId: z.string(),
  unitId: z.string(),
  propertyId: z.string(),
  movedInOn: Day.optional(),
  notices: z.array(Notice),
  surrenders: z.array(Surrender),
  forwarding: z.object({ address: line, givenOn: Day }).optional(),
  ends: z.array(LeaseEnd),
  rentChanges: z.array(RentChange),
  holdovers: z.array(HoldoverDecision),
  settledOn: Day.optional(),
  /** When both sides go through the home at the end, and the keys come back. */
  walkThrough: Appointment.optional(),
  /** By `from`. */
  rentShares: z.array(RentShares).optional(),
});
export type LeaseHead = z.infer<typeof LeaseHead>;

/** A whole lease: its own record, and those of its terms, packets and signers, read together. */
export const Lease = LeaseHead.extend({
  terms: z.array(Term).min(1),
  packets: z.array(Packet),
  signers: z.array(Signer),
});
export type Lease = z.infer<typeof Lease>;

/** What a lease's status and next step are computed from; a line of a list keeps it. */
export const LeaseOutline = LeaseHead.pick({
  leaseId: true,
  notices: true,
  surrenders: true,
  forwarding: true,
  ends: true,
  holdovers: true,
  settledOn: true,
}).extend({
  terms: z.array(
    Term.pick({
      number: true,
      from: true,
      to: true,
      atEnd: true,
      drafts: true,
      deposit: true,
      adopted: true,
    }),
  ),
  packets: z.array(
    Packet.pick({
      term: true,
      version: true,
      sent: true,
      expiresOn: true,
      signerCount: true,
      signedOn: true,
      completed: true,
      voided: true,
    }),
  ),
});
export type LeaseOutline = z.infer<typeof LeaseOutline>;
