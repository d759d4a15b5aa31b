import * as z from 'zod';
import { limits } from '../domain/limits';
import { bearer, bodyLimits, endpoints } from './endpoint';
import { cursor, id, pageLimit, success } from './parts';

/** The spec's existing-owners list (§3). `user_id` and `user_role_id` are empty until the owner has an account. */
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

export const owners = endpoints({
  getOrganisationRentalOwners: {
    method: 'GET',
    path: '/api/users/getOrganizationRentalUsers/{id}',
    auth: bearer('owners'),
    summary: 'The organisation’s rental owners, paged; {id} is its head (admin_userid) or the caller',
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
    sealed: true,
    refusals: ['not-found'],
    bodyLimit: bodyLimits.none,
    rate: [],
  },
  checkOwnerEmail: {
    method: 'GET',
    path: '/api/properties/CheckRentalOwnerMail/{email}',
    auth: bearer('owners', 'change'),
    summary:
      'Owners of the caller’s organisation who already use this mail address; an empty list means it is free',
    params: z.object({ email: z.string().min(1).max(limits.emailCharacters) }),
    reply: z.object({ success, data: z.array(z.object({ email: z.string() })) }),
    sealed: true,
    refusals: [],
    bodyLimit: bodyLimits.none,
    rate: [],
  },
});
