import * as z from 'zod';
import { Appointment } from '../domain/appointment';
import { LeaseEnd, Notice, RentChange } from '../domain/leases/lease';
import { leaseEnds } from '../domain/leases/lease-list';
import { Day, Sha256 } from '../domain/leases/moments';
import { SignerRole, SigningMethod, VoidReason } from '../domain/leases/packet';
import { PacketEventKind } from '../domain/leases/signing/packet-events';
import { LeaseStatus, renewalStates } from '../domain/leases/status/status';
import { Until } from '../domain/leases/status/until-when';
import { Term, TermFields } from '../domain/leases/term';
import { limits } from '../domain/limits';
import { bearer, endpoints } from './endpoint';
import { leaseAdopt } from './lease-adopt';
import { leaseCondition } from './lease-condition';
import { leaseDrafts, leaseParams } from './lease-drafts';
import { leaseImport } from './lease-import';
import { leaseLife } from './lease-life';
import { leasePapers } from './lease-papers';
import { leaseSettlement } from './lease-settlement';
import { templateRows } from './lease-templates';
import { MoveInLine } from './ledger-shapes';
import { answer, cents, chosen, cursor, id, line, paging, placeFilters, success, version } from './parts';

export const leaseTabs = ['drafts', 'out', 'active', 'expiring', 'ended'] as const;
export type LeaseTab = (typeof leaseTabs)[number];

const whole = z.number().int();
/** A number of each tab, and of all leases. */
const TabNumbers = z.object({
  all: whole,
  drafts: whole,
  out: whole,
  active: whole,
  expiring: whole,
  ended: whole,
});

const nextStep = z.object({ step: z.string(), on: Day.optional() }).optional();

/**
 * A lease in a list. `from` and `to` are local dates, empty until chosen; `to`, the last day as it stands
 * today, is absent for month-to-month. `rent` is in cents.
 */
export const LeaseLine = z.object({
  lease_id: id,
  unit_id: id,
  unit_number: z.string(),
  property_id: id,
  property_title: z.string(),
  tenants: z.array(z.string()),
  from: z.string(),
  to: z.string().optional(),
  rent: z.number().int(),
  status: LeaseStatus,
  /** What counts today was signed outside Keystead. */
  is_adopted: z.boolean(),
  next_step: nextStep,
  /** Cents, for who sees money, of a lease with a ledger. */
  balance: cents.optional(),
  deposit_held: cents.optional(),
});
export type LeaseLine = z.infer<typeof LeaseLine>;

/** One person’s part in a packet. UTC instants, absent until they happen; `is_turn`: can sign now. */
export const LeaseSigner = z.object({
  signer_id: id,
  role: SignerRole,
  name: z.string(),
  email: z.string(),
  order: z.number().int(),
  is_turn: z.boolean(),
  mail: z.enum(['delivered', 'bounced']).optional(),
  opened_at: z.string().optional(),
  consented_at: z.string().optional(),
  signed_at: z.string().optional(),
  method: SigningMethod.optional(),
  declined_at: z.string().optional(),
  reason: z.string().optional(),
});
export type LeaseSigner = z.infer<typeof LeaseSigner>;

/** One event of a packet’s chain. `at` is a UTC instant, `signer` the name of the person it is about. */
export const LeaseEvent = z.object({
  seq: z.number().int(),
  kind: PacketEventKind,
  at: z.string(),
  by: z.string(),
  address: z.string(),
  agent: z.string(),
  signer: z.string().optional(),
  note: z.string().optional(),
});
export type LeaseEvent = z.infer<typeof LeaseEvent>;

/** One version of a term’s packet. `expired`: not everyone had signed by the end of its last day. */
export const LeasePacket = z.object({
  term: z.number().int(),
  version: z.number().int(),
  state: z.enum(['open', 'complete', 'void', 'expired']),
  text_hash: z.string(),
  sent_at: z.string(),
  expires_on: Day,
  completed_at: z.string().optional(),
  /** SHA-256 of the sealed PDFs: the signed lease, and the page that says it is void. */
  sealed: z.object({ lease: Sha256.optional(), void: Sha256.optional() }),
  voided: z.object({ at: z.string(), why: VoidReason, note: z.string() }).optional(),
  /** Signed on paper before a witness; `scan` is the SHA-256 of the PDF. */
  in_person: z.object({ witness: z.string(), scan: Sha256 }).optional(),
  signers: z.array(LeaseSigner),
  events: z.array(LeaseEvent),
});
export type LeasePacket = z.infer<typeof LeasePacket>;

export const LeaseDetails = z.object({
  lease_id: id,
  /** Sent back by every change of the lease. */
  version,
  unit_id: id,
  unit_number: z.string(),
  property_id: id,
  property_title: z.string(),
  address: z.string(),
  status: LeaseStatus,
  /** Until when the tenants are there, as it stands today. */
  until: Until,
  /** Signed outside Keystead: its first term has no packet, no signers and no certificate. */
  is_adopted: z.boolean(),
  /** Its tenants by name who get no email, since nobody invited them. */
  not_invited: z.array(z.string()),
  /** The `user_role_id` of its tenants by their ids in the lease, for those with a page of their own. */
  tenant_pages: z.record(z.string(), id),
  /** Today in the property’s zone. */
  today: Day,
  /** The zone from tomorrow on, and those that can be chosen. */
  time_zone: z.string(),
  time_zones: z.array(z.string()),
  next_step: nextStep,
  terms: z.array(Term),
  /** The number of the term that is being drafted, sent or was signed last. */
  current_term: z.number().int(),
  /** The number of the current signed term, or else of the one being drafted. */
  agreed_term: z.number().int(),
  /** New rents of its lines, past ones and those to come. */
  rent_changes: z.array(RentChange),
  /** The term that a drafted renewal follows, for the rule of its first day. */
  before: z
    .object({ from: TermFields.shape.from, to: TermFields.shape.to, rollsOver: z.boolean() })
    .optional(),
  /** Of a draft: how many months a new lease of the organization usually runs; 0 is month-to-month. */
  usual_months: whole.optional(),
  /**
   * Of a signed lease that has not begun: tenants by name without proof of insurance for its first day, for
   * staff of an organization that asks for it.
   */
  uninsured: z.array(z.string()).optional(),
  /** How far the signing of a renewal is; separate from the status. */
  renewal: z.enum(renewalStates).optional(),
  /** The current notice. */
  notice: Notice.optional(),
  /** When both go through the home at the end; absent until a household moves out. */
  walk_through: z.object({ appointment: Appointment.optional(), may_move: z.boolean() }).optional(),
  /** The recorded end. */
  end: LeaseEnd.optional(),
  /** The day the keys came back. */
  keys_on: Day.optional(),
  /** Its move-in charges, for who sees its money. */
  move_in: z.array(MoveInLine).optional(),
  /** The newest one first. */
  packets: z.array(LeasePacket),
  /** The owners of the property today, to choose who signs. */
  owners: z.array(z.object({ owner_id: id, name: z.string(), email: z.string() })),
  /** What the caller may do now; every call checks again. */
  may: z.object({
    change: z.boolean(),
    send: z.boolean(),
    discard: z.boolean(),
    void: z.boolean(),
    resend: z.boolean(),
    draft_again: z.boolean(),
    renew: z.boolean(),
    give_notice: z.boolean(),
    take_notice_back: z.boolean(),
    return_keys: z.boolean(),
    end: z.boolean(),
    reopen: z.boolean(),
    roll_over: z.boolean(),
    charge_rent: z.boolean(),
    change_rent: z.boolean(),
    /** Signed outside Keystead: its paper can be added, or it can be taken back. */
    name_file: z.boolean(),
    remove_adopted: z.boolean(),
    /** Rent is charged, and the caller sees the money. */
    see_ledger: z.boolean(),
  }),
});
export type LeaseDetails = z.infer<typeof LeaseDetails>;

/** What leaves some of the leases that the caller may see. */
const leaseFilters = {
  /** A part of a tenant’s name, the unit number or the property’s name. */
  search: z.string().max(limits.textCharacters).optional(),
  ...placeFilters,
  /** Of one unit. */
  unit: id.optional(),
  /** Lease statuses. */
  status: chosen.optional(),
  /** Ends within so many days, or has no end. */
  ends: z.enum(leaseEnds).optional(),
  /** Ends within 60 days, and nobody offered a renewal. */
  offer: z.literal('without').optional(),
  /** A range of dollars a month. */
  rent: line.optional(),
};

export const leases = endpoints({
  ...leaseDrafts,
  ...leaseAdopt,
  ...leaseImport,
  ...leasePapers,
  ...leaseLife,
  ...leaseCondition,
  ...leaseSettlement,
  ...templateRows,
  getLease: {
    method: 'GET',
    path: '/api/leases/getLease/{leaseId}',
    auth: bearer('leases'),
    summary: 'One lease whole: terms, packets with each signer’s state, events, and what may be done',
    params: leaseParams,
    reply: z.object({ success, data: LeaseDetails }),
    refusals: ['not-found'],
  },
  listLeases: {
    method: 'GET',
    path: '/api/leases/listLeases',
    auth: bearer('leases'),
    summary: 'The leases that the caller may see, by tab and search, the next end first, paged',
    query: z.object({
      tab: z.enum(leaseTabs).optional(),
      ...leaseFilters,
      /** `rent.desc`; without it the next end first. */
      sort: line.optional(),
      ...paging,
    }),
    reply: answer({
      leases: z.array(LeaseLine),
      /** Of all that the filters leave, where the list was read whole for another order or a filter. */
      whole: z.object({ count: z.number().int(), rent: cents }).optional(),
      next: cursor.optional(),
    }),
    refusals: [],
  },
  countLeases: {
    method: 'GET',
    path: '/api/leases/countLeases',
    auth: bearer('leases'),
    summary: 'How many leases each tab has, among those that the caller may see, and their rent a month',
    query: z.object(leaseFilters),
    reply: answer({
      ...TabNumbers.shape,
      /** Cents a month by tab. */
      rents: TabNumbers,
    }),
    refusals: [],
  },
  getLeaseData: {
    method: 'GET',
    path: '/api/properties/getLeaseData/{unitId}',
    auth: bearer('properties'),
    summary: 'The lease of a unit; an empty list when there is none',
    params: z.object({ unitId: id }),
    reply: z.object({ success, data: z.array(z.object({ unit_id: id, lease_unit_id: id })) }),
    refusals: ['not-found'],
  },
  getLeaseAgreementDetails: {
    method: 'POST',
    path: '/api/leaseinfo/getLeaseAggrementDetails',
    auth: bearer('properties'),
    summary: 'Who has signed the lease of a unit; `leaseid` is lease_unit_id of getLeaseData',
    body: z.object({ unitid: id, leaseid: id }),
    reply: z.object({
      success,
      data: z.array(
        z.object({
          /** UTC instants of the last signature of each side; empty until all of that side have signed. */
          tenant_signature: z.string(),
          owner_signature: z.string(),
          esign_inperson: z.union([z.literal(0), z.literal(1)]),
        }),
      ),
    }),
    refusals: ['not-found'],
    // Only reads, whatever its method, so read-only accounts and 'View as' may call it.
    whenReadOnly: true,
    viewAs: 'allowed',
  },
});
