import * as z from 'zod';
import { limits } from '../domain/limits';
import { messages } from '../domain/messages';
import { chosenPropertiesMax, invitableRoles, personStatuses } from '../domain/people/people';
import { type Area, areas, RoleLabel } from '../domain/people/roles';
import { bearer, bodyLimits, endpoints, linkHolder } from './endpoint';
import { answer, cursor, done, id, nameLine, paging, success } from './parts';
import { SignedIn } from './users';

const hour = 60 * 60;
const email = z.string().min(1, messages.emailRequired).max(limits.emailCharacters);
const inviteToken = z.string().min(1).max(200);
const personParams = z.object({ id });
const thisPerson = z.object({ user_role_id: id });

const level = z.enum(['view', 'change']).optional();

/** ROL-09: a level for each area that can be granted, over all properties or a list of their ids. */
export const GrantsForm = z.object({
  areas: z.object({
    properties: level,
    owners: level,
    applicants: level,
    leases: level,
    money: level,
    requests: level,
    documents: level,
    reports: level,
  } satisfies Partial<Record<Area, typeof level>>),
  properties: z.union([z.literal('all'), z.array(id).max(chosenPropertiesMax)]),
});
export type GrantsForm = z.infer<typeof GrantsForm>;

/** A person in one role. `user_id` is empty until they accept the invitation. Instants are UTC. */
export const PersonLine = z.object({
  user_role_id: id,
  user_id: z.string(),
  role_label: RoleLabel,
  role_id: z.number().int(),
  status: z.enum(personStatuses),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** The organization's head, whose access cannot end. */
  is_head: z.boolean(),
  /** The plan does not pay for this person: no login, session or acceptance until the Org plan is back. */
  kept_out: z.boolean(),
  created_at: z.string(),
  /** When the invitation was last sent and when it expires; both empty once the person has accepted. */
  invited_at: z.string(),
  expires_at: z.string(),
});
export type PersonLine = z.infer<typeof PersonLine>;

export const PersonDetails = PersonLine.extend({
  version: z.number().int().min(1),
  areas: z.partialRecord(z.enum(areas), z.enum(['view', 'change'])),
  properties: z.union([z.literal('all'), z.array(z.object({ property_id: id, property_title: z.string() }))]),
  owner_id: z.string(),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

const Token = z.object({ token: z.string(), sessionId: id, until: z.string() });

export const people = endpoints({
  listPeople: {
    method: 'GET',
    path: '/api/people/listPeople',
    auth: bearer('people'),
    summary: 'The people of the organization by name, paged; search looks at name and mail',
    query: z.object({
      search: z.string().max(limits.textCharacters).optional(),
      role: RoleLabel.optional(),
      status: z.enum(personStatuses).optional(),
      ...paging,
    }),
    reply: answer({ people: z.array(PersonLine), next: cursor.optional() }),
    refusals: [],
  },
  getPerson: {
    method: 'GET',
    path: '/api/people/getPerson/{id}',
    auth: bearer('people'),
    summary: 'One person with what is granted to them; {id} is the user_role_id',
    params: personParams,
    reply: z.object({ success, data: PersonDetails }),
    refusals: ['not-found'],
  },
  invitePerson: {
    method: 'POST',
    path: '/api/people/invitePerson',
    auth: bearer('people', 'change'),
    summary: 'Invite somebody by mail into a role; the link works once and for seven days',
    body: z.object({
      email,
      role_label: z.enum(invitableRoles),
      first_name: nameLine.default(''),
      last_name: nameLine.default(''),
      /** The rental owner record of a rentalOwner; only that role needs it. */
      owner_id: z.string().max(100).default(''),
      grants: GrantsForm.default({ areas: {}, properties: [] }),
    }),
    reply: answer({ user_role_id: id }),
    refusals: [
      'org-plan-needed',
      'not-found',
      'already-member',
      'owner-has-account',
      'invitation-limit',
      'conflict',
    ],
    bodyLimit: bodyLimits.form,
    idempotent: true,
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/people/resendInvitation',
    auth: bearer('people', 'change'),
    summary: 'Mail a new link to somebody who was invited; the one before stops',
    body: thisPerson,
    reply: done,
    refusals: ['org-plan-needed', 'not-found', 'already-accepted', 'conflict'],
    idempotent: true,
  },
  revokeInvitation: {
    method: 'POST',
    path: '/api/people/revokeInvitation',
    auth: bearer('people', 'change'),
    summary: 'Take an invitation back; its link stops',
    body: thisPerson,
    reply: done,
    refusals: ['not-found', 'already-accepted', 'conflict'],
    whenReadOnly: true,
  },
  changePermissions: {
    method: 'PUT',
    path: '/api/people/changePermissions/{id}',
    auth: bearer('people', 'change'),
    summary: 'What a person may see and change (Org plan); acts on their next call',
    params: personParams,
    body: z.object({ version: z.number().int().min(1), grants: GrantsForm }),
    reply: answer({ version: z.number().int() }),
    refusals: ['org-plan-needed', 'not-found', 'changed-meanwhile', 'conflict'],
    bodyLimit: bodyLimits.form,
  },
  suspendPerson: {
    method: 'POST',
    path: '/api/people/suspendPerson',
    auth: bearer('people', 'change'),
    summary: 'Take somebody’s access away for now; their sessions here end at once',
    body: thisPerson,
    reply: done,
    refusals: ['not-found', 'head-stays', 'not-yourself', 'conflict'],
    whenReadOnly: true,
  },
  reactivatePerson: {
    method: 'POST',
    path: '/api/people/reactivatePerson',
    auth: bearer('people', 'change'),
    summary: 'Let a suspended person in again, with what was granted before',
    body: thisPerson,
    reply: done,
    refusals: ['org-plan-needed', 'not-found', 'conflict'],
  },
  removePerson: {
    method: 'POST',
    path: '/api/people/removePerson',
    auth: bearer('people', 'change'),
    summary: 'Take somebody out of the organization; their sessions here end at once, their account stays',
    body: thisPerson,
    reply: done,
    refusals: ['not-found', 'head-stays', 'not-yourself', 'conflict'],
    whenReadOnly: true,
  },
  startViewAs: {
    method: 'POST',
    path: '/api/people/startViewAs',
    auth: bearer('people', 'change'),
    summary: 'See the product as this person does, read only, for half an hour at most; it is logged',
    body: thisPerson,
    reply: z.object({ success, data: Token }),
    refusals: ['not-found', 'cannot-view-as', 'conflict'],
    whenReadOnly: true,
  },
  endViewAs: {
    method: 'POST',
    path: '/api/people/endViewAs',
    auth: bearer(),
    summary: 'Back to the own session, with a new token of it; the way out of ‘View as’',
    body: z.object({}),
    reply: z.object({ success, data: Token }),
    refusals: [],
    viewAs: 'allowed',
    whenReadOnly: true,
  },
  getInvitation: {
    method: 'POST',
    path: '/api/people/getInvitation',
    auth: linkHolder,
    summary: 'What an invitation’s link invites to; a POST, so that the token stands in no log',
    body: z.object({ token: inviteToken }),
    reply: answer({
      organization: z.string(),
      role_label: RoleLabel,
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      expires_at: z.string(),
      /** Safe to reveal: only the mailbox's owner has this link. */
      has_account: z.boolean(),
    }),
    refusals: ['link-not-valid', 'access-not-paid'],
    rate: [{ by: 'address', limit: 60, windowSeconds: hour }],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/people/acceptInvitation',
    auth: linkHolder,
    summary: 'Take the invitation: a new account with its password, or one more role of the account there is',
    body: z.object({
      token: inviteToken,
      first_name: nameLine.default(''),
      last_name: nameLine.default(''),
      password: z.string().min(1, 'Password is required').max(1000),
    }),
    /**
     * A login's answer for a new account, whose password was just chosen; others log in, with their second
     * step.
     */
    reply: z.object({ success, data: SignedIn.shape.data.optional() }),
    refusals: ['link-not-valid', 'access-not-paid', 'wrong-credentials', 'conflict', 'busy'],
    rate: [
      { by: 'address', limit: 60, windowSeconds: hour, failuresOnly: true },
      { by: { accountField: 'token' }, limit: 10, windowSeconds: hour, failuresOnly: true },
    ],
  },
});
