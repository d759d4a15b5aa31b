import * as z from 'zod';
import { bankStates } from '../domain/ledger/owners/bank';
import { limits } from '../domain/limits';
import { ownerViews } from '../domain/portfolio/owner-list';
import { OwnerForm } from '../domain/portfolio/owners';
import { AddressBlock } from '../domain/settings/business';
import { bearer, endpoints, inFiveMinutes, linkHolder } from './endpoint';
import {
  answer,
  cents,
  cursor,
  done,
  id,
  line,
  paging,
  placeFilters,
  success,
  version,
  versioned,
} from './parts';

/** The spec's existing-owners list (§3). `user_id` and `user_role_id` are empty without an account. */
export const ExistingOwner = z.object({
  id,
  user_id: z.string(),
  user_role_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.string(),
  email: z.string(),
  mobile_number: z.string(),
  property_title: z.string(),
});
export type ExistingOwner = z.infer<typeof ExistingOwner>;

/** What the payment provider has on an owner's bank account; the only number is its last digits. */
export const BankStatus = z.object({
  owner_name: z.string(),
  state: z.enum(bankStates),
  /** What the provider still asks for, in plain words. A `ready` owner can provide it later. */
  missing: z.array(z.string()),
  bank_name: z.string(),
  bank_last4: z.string(),
  /** UTC instant of the last change; empty while `none`. */
  updated_at: z.string(),
  /** Whether the caller may start or continue; every call checks again. */
  may_change: z.boolean(),
});
export type BankStatus = z.infer<typeof BankStatus>;

/** An owner in the list of owners. */
export const OwnerLine = z.object({
  owner_id: id,
  /** Company, or first and last name. */
  name: z.string(),
  is_company: z.boolean(),
  email: z.string(),
  mobile_number: z.string(),
  /** The owner has an account of their own. */
  has_account: z.boolean(),
  /** Whether the owner can be paid; absent when the caller may not see their bank details. */
  bank_ready: z.boolean().optional(),
  /** With `facts`: the properties owned today, and their units, as far as the caller sees them. */
  properties: z.number().int().optional(),
  units: z.number().int().optional(),
  /**
   * With `facts`: cents that the owner has in the books, below 0 owed; absent where the caller sees no money.
   */
  balance: cents.optional(),
});
export type OwnerLine = z.infer<typeof OwnerLine>;

/** A share the caller may see, in percent; 0 with a `next` is a future one. */
export const OwnedShare = z.object({
  property_id: id,
  property_title: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  unit_count: z.number().int(),
  percentage: z.number(),
  /** The next planned change: a local date, and the share from then on. */
  next: z.object({ from: z.string(), percentage: z.number() }).optional(),
  /** Cents that the owner has of it, for who sees its money. */
  balance: cents.optional(),
});
export type OwnedShare = z.infer<typeof OwnedShare>;

export const OwnerDetails = OwnerLine.extend({
  added_at: z.string(),
  /** Up to four lines; empty while nobody said. */
  mailing_address: z.string(),
  version,
  shares: z.array(OwnedShare),
  /** Over these properties, in cents, for who sees their money: what can be paid out, what is kept back. */
  available: cents.optional(),
  reserve: cents.optional(),
  /** The caller is this owner. */
  is_you: z.boolean(),
  /** For display only: every call checks again. */
  may_change: z.boolean(),
});
export type OwnerDetails = z.infer<typeof OwnerDetails>;

/** What leaves some of the owners that the caller may see. */
const ownerFilters = {
  search: z.string().max(limits.textCharacters).optional(),
  ...placeFilters,
};

export const owners = endpoints({
  searchOwners: {
    method: 'GET',
    path: '/api/owners/searchOwners',
    auth: bearer('owners'),
    summary: 'The rental owners the caller may see, by name: searched, paged',
    query: z.object({
      ...ownerFilters,
      view: z.enum(ownerViews).optional(),
      /** `balance.desc`; without it by name. */
      sort: line.optional(),
      /** Also reads properties, units and balance of each line. */
      facts: z.literal('with').optional(),
      ...paging,
    }),
    reply: answer({
      owners: z.array(OwnerLine),
      /** Where the list was read whole for another order, a view or a filter. */
      count: z.number().int().optional(),
      next: cursor.optional(),
    }),
    refusals: [],
  },
  countOwners: {
    method: 'GET',
    path: '/api/owners/countOwners',
    auth: bearer('owners'),
    summary:
      'How many owners each view of the list has, among those that the filters leave, and their balance',
    query: z.object(ownerFilters),
    reply: answer({
      views: z.record(
        z.enum(['all', ...ownerViews]),
        z.object({
          count: z.number().int(),
          /** What they have in the books, in cents, where the caller sees money. */
          balance: cents.optional(),
        }),
      ),
    }),
    refusals: [],
  },
  getOwner: {
    method: 'GET',
    path: '/api/owners/getOwner/{id}',
    auth: bearer('owners'),
    summary: 'One owner, with the shares of properties the caller may see',
    params: z.object({ id }),
    reply: z.object({ success, data: OwnerDetails }),
    refusals: ['not-found'],
  },
  addOwner: {
    method: 'POST',
    path: '/api/owners/addOwner',
    auth: bearer('owners', 'change'),
    summary: 'Add a rental owner who has no property yet; `changeShares` adds one with a share of a property',
    body: OwnerForm.omit({ userId: true, percentage: true }),
    reply: answer({ owner_id: id }),
    refusals: ['invalid', 'owner-email-taken', 'conflict'],
    idempotent: true,
  },
  updateOwner: {
    method: 'PUT',
    path: '/api/owners/updateOwner/{id}',
    auth: bearer('owners', 'change'),
    summary:
      'Change an owner’s mobile number and mailing address; refused when somebody else changed them meanwhile',
    params: z.object({ id }),
    body: z.object({ version, mobile_number: z.string().max(30), mailing_address: AddressBlock }),
    reply: versioned,
    refusals: ['not-found', 'changed-meanwhile', 'conflict'],
  },
  getOrganizationRentalOwners: {
    method: 'GET',
    path: '/api/users/getOrganizationRentalUsers/{id}',
    auth: bearer('owners'),
    summary: 'The organization’s rental owners, paged; {id} is its head (admin_userid) or the caller',
    params: z.object({ id }),
    query: z.object({
      search: z.string().max(limits.textCharacters).optional(),
      ...paging,
    }),
    reply: answer({ rentalOwners: z.array(ExistingOwner), next: cursor.optional() }),
    refusals: ['not-found'],
  },
  checkOwnerEmail: {
    method: 'GET',
    path: '/api/properties/CheckRentalOwnerMail/{email}',
    auth: bearer('owners', 'change'),
    summary:
      'Owners of the caller’s organization who already use this mail address; an empty list means it is free',
    params: z.object({ email: z.string().min(1).max(limits.emailCharacters) }),
    reply: z.object({ success, data: z.array(z.object({ email: z.string() })) }),
    refusals: [],
  },
  getConnectedAccountId: {
    method: 'POST',
    path: '/api/stripeAccountRouter/getConnectedAccountId',
    auth: bearer('owners'),
    summary: 'The owner’s account at the payment provider; empty until the bank details were begun',
    body: z.object({ rentailownerid: id }),
    reply: z.object({ success, ca: z.object({ connectaccountid: z.string() }) }),
    refusals: ['not-found'],
    // A read, although the spec makes it a POST.
    whenReadOnly: true,
  },
  getBankStatus: {
    method: 'GET',
    path: '/api/stripeAccountRouter/getBankStatus/{id}',
    auth: bearer('owners'),
    summary: 'How an owner’s bank details stand: not begun, begun, restricted with what is missing, ready',
    params: z.object({ id }),
    reply: z.object({ success, data: BankStatus }),
    refusals: ['not-found'],
  },
  refreshBankStatus: {
    method: 'POST',
    path: '/api/stripeAccountRouter/refreshBankStatus',
    auth: bearer('owners'),
    summary: 'Asks the provider how the account stands now, for who just came back from its pages',
    body: z.object({ rentailownerid: id }),
    reply: done,
    refusals: ['not-found', 'payments-away', 'conflict'],
    rate: [{ by: 'address', limit: 120, windowSeconds: 60 * 60 }],
    whenReadOnly: true,
  },
  startOnboarding: {
    method: 'POST',
    path: '/api/stripeAccountRouter/startOnboarding',
    auth: bearer('owners', 'change'),
    summary: 'The provider’s page where an owner’s bank and identity are entered; the link works once',
    body: z.object({
      rentailownerid: id,
      /** The provider's page returns to this property's screen. */
      for_property: id.optional(),
    }),
    reply: answer({ url: z.string() }),
    refusals: ['not-found', 'payments-away'],
    // Each link sends the owner a mail.
    rate: [{ by: 'address', limit: 60, windowSeconds: 60 * 60 }],
  },
  sendBankLink: {
    method: 'POST',
    path: '/api/stripeAccountRouter/sendBankLink',
    auth: bearer('owners', 'change'),
    summary: 'Mail the owner a link to enter the own bank details; it works once, and the one before ends',
    body: z.object({ rentailownerid: id }),
    reply: done,
    refusals: ['not-found'],
    rate: [inFiveMinutes(20)],
    idempotent: true,
  },
  openBankLink: {
    method: 'POST',
    path: '/api/stripeAccountRouter/openBankLink',
    auth: linkHolder,
    summary: 'The provider’s page for the owner who holds a mailed link, which is used up by it',
    body: z.object({ token: z.string().min(1).max(200) }),
    reply: answer({ url: z.string() }),
    refusals: ['link-not-valid', 'payments-away'],
    rate: [{ by: 'address', limit: 60, windowSeconds: 60 * 60 }],
  },
});
