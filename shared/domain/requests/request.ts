import * as z from 'zod';
import { Day, Instant, Sha256 } from '../leases/moments';
import { ZoneFrom } from '../leases/time-zones';
import { limits } from '../limits';
import { categoryKeys, hazardKeys, priorityKeys } from './categories';
import { requestLimits } from './request-limits';

const line = z.string().max(limits.textCharacters);
const text = z.string().max(limits.descriptionCharacters);
const cents = z.number().int();

/** Nobody changes a fact in place. */
export type Fixed<T> = T extends (infer E)[]
  ? readonly Fixed<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T;

/** Who did it; `id` is a user role, an owner, a vendor, or empty for the schedule. */
export const RequestActor = z.object({
  kind: z.enum(['tenant', 'staff', 'owner', 'vendor', 'schedule']),
  id: z.string(),
  /** As of then. */
  name: line,
});
export type RequestActor = Fixed<z.infer<typeof RequestActor>>;

/** Each fact has its place in the order of all facts: two of one instant stay in order. */
const fact = { seq: z.number().int().min(1), at: Instant, by: RequestActor };
const Fact = z.object(fact);
export type Fact = Fixed<z.infer<typeof Fact>>;
const Because = z.object({ ...fact, why: text });

export const mayEnterKeys = ['yes', 'call', 'no'] as const;
export const raisedHow = ['app', 'offline', 'phone', 'mail', 'schedule'] as const;

/** An instant as a caller sends it. */
export const SentInstant = Instant.max(30);

/** A time that suits whoever is at home. */
export const Window = z.object({ from: SentInstant, to: SentInstant });
export type Window = Fixed<z.infer<typeof Window>>;

export const Raised = Fact.extend({
  how: z.enum(raisedHow),
  category: z.enum(categoryKeys),
  hazard: z.enum(hazardKeys).optional(),
  room: line,
  words: text,
  mayEnter: z.enum(mayEnterKeys),
  pets: line,
  windows: z.array(Window).max(requestLimits.windows),
});

export const Triage = Fact.extend({
  priority: z.enum(priorityKeys),
  fixBy: Instant,
  /** Corrected, for who raised it saw only what they saw. */
  category: z.enum(categoryKeys),
  hazard: z.enum(hazardKeys).optional(),
});
export type Triage = Fixed<z.infer<typeof Triage>>;

export const Assignee = z.object({ kind: z.enum(['vendor', 'staff']), id: z.string(), name: line });
export type Assignee = Fixed<z.infer<typeof Assignee>>;

export const jobEnds = ['unassigned', 'done', 'canceled', 'archived'] as const;
export const Job = Fact.extend({
  jobId: z.string(),
  to: Assignee,
  /** What the vendor's page shows beside place, words and files. */
  sees: z.object({ phone: z.boolean(), limit: z.boolean() }),
  /** SHA-256 of its link's secret; a new link ends the one before. */
  link: Sha256.optional(),
  /** Why a vendor without valid insurance was taken. */
  uninsured: text.optional(),
  accepted: Fact.optional(),
  declined: Because.optional(),
  ended: Fact.extend({ why: z.enum(jobEnds) }).optional(),
});
export type Job = Fixed<z.infer<typeof Job>>;

/** Those at home, or those who work. Staff may speak for either. */
export const sides = ['home', 'worker'] as const;
export type Side = (typeof sides)[number];

export const Visit = Fact.extend({
  number: z.number().int().min(1),
  jobId: z.string().optional(),
  from: Instant,
  to: Instant,
  /** Whose proposal it is; the other side agrees. */
  side: z.enum(sides),
  agreed: Fact.optional(),
  off: Because.optional(),
  missed: Fact.extend({ side: z.enum(sides) }).optional(),
});
export type Visit = Fixed<z.infer<typeof Visit>>;

export const Estimate = Fact.extend({
  number: z.number().int().min(1),
  jobId: z.string(),
  cents,
  words: text,
  file: z.string().optional(),
});

export const AskedOwner = z.object({ ownerId: z.string(), name: line, percentage: z.number() });
export const Ask = Fact.extend({
  number: z.number().int().min(1),
  cents,
  why: text,
  /** All with a share that day, or the one who decides alone. */
  owners: z.array(AskedOwner).max(limits.ownersPerProperty),
  answers: z.array(Fact.extend({ ownerId: z.string(), yes: z.boolean(), words: text })),
  decided: Fact.extend({ yes: z.boolean() }).optional(),
  withdrawn: Fact.optional(),
  /** Staff went over the owners in an emergency. */
  override: text.optional(),
});
export type Ask = Fixed<z.infer<typeof Ask>>;

export const waitedFor = ['tenant', 'vendor', 'owner', 'parts', 'weather'] as const;
export type WaitedFor = (typeof waitedFor)[number];
export const Wait = Because.extend({
  for: z.enum(waitedFor),
  /** It stands no longer from then on. */
  until: Instant.optional(),
  ended: Fact.optional(),
});
export type Wait = Fixed<z.infer<typeof Wait>>;

export const Work = Fact.extend({ jobId: z.string(), stopped: Fact.optional() });
export const Done = Fact.extend({ jobId: z.string().optional(), note: text });
export const Confirm = Fact.extend({ rating: z.number().int().min(1).max(5).optional(), words: text });
export const Cancel = Because.extend({ duplicateOf: z.string().optional() });

export const VendorBill = Fact.extend({
  number: z.number().int().min(1),
  jobId: z.string(),
  cents,
  reference: line,
  words: text,
  file: z.string().optional(),
});

export const Cost = Fact.extend({
  number: z.number().int().min(1),
  /** The vendor's bill by link that it is of. */
  bill: z.number().int().optional(),
  vendor: line,
  ownerCents: cents,
  tenantCents: cents,
  on: Day,
  /** Sources in the ledger: the bill in the property's book, the claim in the lease's. */
  source: z.string(),
  claim: z.object({ leaseId: z.string(), source: z.string() }).optional(),
  undone: Because.optional(),
});
export type Cost = Fixed<z.infer<typeof Cost>>;

/** The place as it was called then. */
export const RequestPlace = z.object({
  propertyId: z.string(),
  unitId: z.string().optional(),
  leaseId: z.string().optional(),
  propertyTitle: line,
  unitNumber: line,
  address: z.string().max(1000),
  /** A common area, in words; empty in a unit. */
  area: line,
  zones: z.array(ZoneFrom),
});
export type RequestPlace = Fixed<z.infer<typeof RequestPlace>>;

export const RequestTenant = z.object({
  userRoleId: z.string().optional(),
  name: line,
  email: z.string().max(limits.emailCharacters),
  mobile: z.string().max(30),
});

/**
 * What owners' money may be spent without asking, in cents, as the property's terms said when it was raised.
 */
export const SpendLimits = z.object({ usual: cents, emergency: cents });
export type SpendLimits = Fixed<z.infer<typeof SpendLimits>>;

/** One thing to be mended or done at one place: what happened, in the order of `seq`. States are computed. */
export const RequestFacts = z.object({
  place: RequestPlace,
  tenants: z.array(RequestTenant).max(20),
  limits: SpendLimits,
  raised: Raised,
  /** When staff first said or did something. */
  answered: Instant.optional(),
  /** Somebody on call has it. */
  acknowledged: Fact.optional(),
  snoozed: Instant.optional(),
  triages: z.array(Triage),
  jobs: z.array(Job),
  visits: z.array(Visit),
  estimates: z.array(Estimate),
  asks: z.array(Ask),
  waits: z.array(Wait),
  works: z.array(Work),
  dones: z.array(Done),
  confirms: z.array(Confirm),
  reopens: z.array(Because),
  cancels: z.array(Cancel),
  bills: z.array(VendorBill),
  costs: z.array(Cost),
  /** The last fact's place in the order. */
  seq: z.number().int().min(1),
});
export type RequestFacts = Fixed<z.infer<typeof RequestFacts>>;
