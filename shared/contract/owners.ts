import * as z from 'zod';
import { bankStates } from '../domain/bank';
import { limits } from '../domain/limits';
import { bearer, endpoints } from './endpoint';
import { cursor, done, id, pageLimit, success } from './parts';

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

export const owners = endpoints({
  getOrganizationRentalOwners: {
    method: 'GET',
    path: '/api/users/getOrganizationRentalUsers/{id}',
    auth: bearer('owners'),
    summary: 'The organization’s rental owners, paged; {id} is its head (admin_userid) or the caller',
    params: z.object({ id }),
    query: z.object({
      search: z.string().max(limits.textCharacters).optional(),
      after: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    reply: z.object({
      success,
      data: z.object({ rentalOwners: z.array(ExistingOwner), next: cursor.optional() }),
    }),
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
    reply: z.object({ success, data: z.object({ url: z.string() }) }),
    refusals: ['not-found', 'payments-away', 'account-read-only'],
    // Each link sends the owner a mail.
    rate: [{ by: 'address', limit: 60, windowSeconds: 60 * 60 }],
  },
});
