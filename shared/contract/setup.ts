import * as z from 'zod';
import { SetupChoices } from '../domain/portfolio/setup';
import { cents, id } from './parts';

const Place = z.object({ lease_id: id, unit_number: z.string(), property_title: z.string() });

/** What stands of the way to the first rent paid online; the steps are made of it (desk.md §1.2). */
export const Setup = z.object({
  choices: SetupChoices,
  /** A landlord of their own units: no manager, owners or fees. */
  is_solo: z.boolean(),
  /** The head of an organization with staff. */
  leads_team: z.boolean(),
  properties: z.object({ count: z.number().int(), units: z.number().int(), first: z.string().optional() }),
  /** Owners who are not the caller. */
  owners: z.object({ others: z.number().int(), without_email: z.number().int() }),
  /** The lease that is furthest on its way. */
  lease: Place.extend({ state: z.enum(['draft', 'signing', 'agreed']), from: z.string() }).optional(),
  /**
   * Owners whom rent can be paid to, of those who must be; `in_review`: the provider looks at the details.
   */
  bank: z.object({
    ready: z.number().int(),
    in_review: z.number().int(),
    of: z.number().int(),
    /** Of a single owner: the bank and the account's last digits. */
    name: z.string().optional(),
    /** The first owner whose bank details are missing. */
    next: id.optional(),
  }),
  /** Properties whose management fee is set, of those in use. */
  fees: z.object({ set: z.number().int(), of: z.number().int(), next: id.optional() }),
  /** Tenants of leases that are not over, by their account; the first names of who is not in yet. */
  tenants: z.object({
    not_invited: z.number().int(),
    invited: z.number().int(),
    active: z.number().int(),
    waiting_for: z.array(z.string()),
  }),
  /** The first online payment that is on its way or settled. `on`: the property's day on which it began. */
  payment: Place.extend({
    name: z.string(),
    cents,
    on: z.string(),
    has_settled: z.boolean(),
  }).optional(),
  /** People of the organization beside the caller, for who leads a team. */
  others: z.number().int(),
});
export type Setup = z.infer<typeof Setup>;
