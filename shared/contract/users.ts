import * as z from 'zod';
import { limits } from '../domain/limits';
import { messages } from '../domain/messages';
import { Grants, RoleLabel } from '../domain/people/roles';
import { anyone, bearer, endpoints, linkHolder, type RateLimit } from './endpoint';
import { answer, done, id, line, nameLine, success, wholeNumber } from './parts';
import { SubscriptionStatus } from './subscriptions';

const email = z.string().min(1, messages.emailRequired).max(limits.emailCharacters);
const secret = z.string().min(1, 'Password is required').max(limits.passwordCharacters.max);
const linkToken = z.string().min(1).max(200);
const nonce = z.string().min(32).max(100);

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** A stranger's ten wrong passwords from one address lock nobody out elsewhere; thirty from everywhere slow
 * all strangers down, but never a browser that the account knows. */
const wrongPasswords = { windowSeconds: quarterHour, failuresOnly: true } as const;
const loginLimits = [
  { ...wrongPasswords, by: { accountField: 'email', andAddress: true }, limit: 10 },
  { ...wrongPasswords, by: { accountField: 'email' }, limit: 30, strangersOnly: true },
  { ...wrongPasswords, by: 'address', limit: 100, strangersOnly: true },
] as const satisfies readonly RateLimit[];

/** One role of the person; the first of the list is the active one. */
export const RoleOfUser = z.object({
  user_role_id: id,
  role_label: RoleLabel,
  role_id: z.number().int(),
  admin_userid: id,
  organization: z.string(),
});

/** Spec §3. `plan` and `user_plans` are the organization's; both are empty for roles without a plan. */
export const CurrentUser = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mobile_number: z.string(),
  /** Ours: `getProfile` links to the photo; absent without one. */
  has_photo: z.literal(true).optional(),
  roles: z.array(RoleOfUser),
  plan: z.array(
    z.object({
      planid: z.number().int(),
      plan: z.string(),
      no_of_properties: z.number().int(),
      no_of_units: z.number().int(),
      subscription_type: z.enum(['monthly', 'annually']),
      annual_price: z.number(),
    }),
  ),
  user_plans: z.array(z.object({ id, amount: z.number(), startdate: z.string(), enddate: z.string() })),
  /** Ours: lets screens draw by role. The server checks again on every call. */
  grants: Grants.optional(),
  /** Ours: someone else views the product as this person, read-only, until this UTC instant. */
  view_as: z.object({ until: z.string() }).optional(),
  /** Ours: `canChange` is false once the trial or plan has ended; `trialDaysLeft` is absent when paid. */
  account: z.object({
    canChange: z.boolean(),
    trialDaysLeft: z.number().int().optional(),
    /** For the banner. */
    status: SubscriptionStatus.optional(),
    /** The organization lets the assistant ask a model what a question means. */
    assistantModel: z.literal(true).optional(),
  }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** A login's answer. */
export const SignedIn = answer({ token: z.string(), sessionId: id, user: CurrentUser });

/** The password was right but a code is needed: confirmLogin takes it with this ticket for five minutes. */
const SecondStep = z.object({ second_factor: z.object({ ticket: linkToken, expires_at: z.string() }) });

export const users = endpoints({
  getRoles: {
    method: 'GET',
    path: '/api/users/getRoles',
    auth: anyone,
    summary: 'Role labels and their ids',
    reply: z.object({ success, data: z.array(z.record(RoleLabel, z.number().int())) }),
    refusals: [],
  },
  register: {
    method: 'POST',
    path: '/api/users/register',
    auth: anyone,
    summary:
      'Sign up: mails a link, which makes the account and its organization. Answers the same for a known address',
    body: z.object({
      first_name: nameLine,
      last_name: nameLine,
      email,
      mobile_number: line.default(''),
      password: z.string().max(1000),
      planid: wholeNumber().default(1),
      annual: z.boolean().default(false),
      role: z.enum(['owner', 'manager']).optional(),
      /** Random, kept by the browser that signs up, which alone activates without the password. */
      nonce: nonce.optional(),
    }),
    reply: done,
    refusals: ['busy'],
    rate: [
      { by: 'address', limit: 30, windowSeconds: hour },
      { by: { accountField: 'email', andAddress: true }, limit: 5, windowSeconds: hour },
    ],
  },
  activate: {
    method: 'POST',
    path: '/api/users/activate',
    auth: linkHolder,
    summary: 'Activate an account with the token from its mail; once',
    body: z.object({
      token: linkToken,
      /** Needed (`password-needed`) unless one sign-up waits alone, from the browser that opens the link. */
      password: secret.optional(),
      /** As this browser sent it with its sign-up. */
      nonce: nonce.optional(),
    }),
    /** A login's answer: whoever made the sign-up is signed in. */
    reply: SignedIn,
    refusals: ['link-not-valid', 'password-needed', 'wrong-credentials', 'busy'],
    rate: [
      { by: 'address', limit: 60, windowSeconds: hour },
      { by: { accountField: 'token' }, limit: 20, windowSeconds: hour },
    ],
  },
  discardSignUp: {
    method: 'POST',
    path: '/api/users/discardSignUp',
    auth: linkHolder,
    summary: 'Forget every sign-up that waits at the mailbox of an activation link, and the link',
    body: z.object({ token: linkToken }),
    reply: done,
    refusals: ['link-not-valid'],
    rate: [{ by: 'address', limit: 60, windowSeconds: hour }],
  },
  login: {
    method: 'POST',
    path: '/api/users/login',
    auth: anyone,
    summary: 'Log in; the same words and the same time for a known and an unknown account',
    body: z.object({ email, password: secret }),
    reply: z.object({ success, data: z.union([SignedIn.shape.data, SecondStep]) }),
    refusals: ['wrong-credentials', 'no-access', 'access-not-paid', 'busy'],
    rate: [...loginLimits],
    givesDevice: true,
  },
  confirmLogin: {
    method: 'POST',
    path: '/api/users/confirmLogin',
    auth: linkHolder,
    summary: 'The second step of a login: a code of the authenticator app, or a recovery code',
    body: z.object({ ticket: linkToken, code: z.string().min(1, 'Enter the code').max(40) }),
    reply: SignedIn,
    refusals: ['login-expired', 'wrong-code', 'wrong-credentials', 'no-access', 'access-not-paid', 'busy'],
    rate: [
      // Each ticket also allows five tries, and each person ten an hour (functions/runtime/pipeline/tries).
      { by: { accountField: 'ticket' }, limit: 10, windowSeconds: quarterHour, failuresOnly: true },
      { by: 'address', limit: 100, windowSeconds: quarterHour, failuresOnly: true },
    ],
    givesDevice: true,
  },
  resendActivation: {
    method: 'POST',
    path: '/api/users/resendActivation',
    auth: anyone,
    summary: 'Mail the activation link of a waiting sign-up again; the answer does not say if there is one',
    body: z.object({ email }),
    reply: done,
    refusals: [],
    rate: [
      { by: { accountField: 'email', andAddress: true }, limit: 5, windowSeconds: hour },
      { by: 'address', limit: 30, windowSeconds: hour },
    ],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/users/forgotPassword',
    auth: anyone,
    summary: 'Mail a reset link, when there is such an account; the answer does not say',
    body: z.object({ email }),
    reply: done,
    refusals: [],
    rate: [
      { by: { accountField: 'email', andAddress: true }, limit: 5, windowSeconds: hour },
      { by: 'address', limit: 30, windowSeconds: hour },
    ],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/users/resetPassword',
    auth: linkHolder,
    summary: 'Set a new password with the token from the mail; once. Ends every session of the account',
    body: z.object({ token: linkToken, password: z.string().max(1000) }),
    reply: done,
    refusals: ['link-not-valid', 'busy'],
    rate: [{ by: 'address', limit: 60, windowSeconds: hour }],
    givesDevice: true,
  },
  logout: {
    method: 'POST',
    path: '/api/users/logout',
    auth: bearer(),
    summary: 'End a session of the caller',
    body: z.object({ sessionId: z.string().max(100).default('') }),
    reply: done,
    refusals: [],
    viewAs: 'allowed',
    whenReadOnly: true,
  },
  getCurrentUser: {
    method: 'GET',
    path: '/api/users/getCurrentUser',
    auth: bearer(),
    summary: 'Current user data, the active role first',
    reply: z.object({ success, data: CurrentUser }),
    refusals: [],
  },
  switchRole: {
    method: 'POST',
    path: '/api/users/switchRole',
    auth: bearer(),
    summary: 'Act in another of the caller’s roles; answers a new token of the same session',
    body: z.object({ user_role_id: id }),
    reply: z.object({ success, data: SignedIn.shape.data }),
    refusals: ['not-found', 'access-not-paid'],
    whenReadOnly: true,
  },
  extendSession: {
    method: 'POST',
    path: '/api/users/extendSession',
    auth: bearer(),
    summary: 'A new token for the same session, before it runs out',
    body: z.object({}),
    reply: answer({ token: z.string(), sessionId: id }),
    refusals: [],
    whenReadOnly: true,
  },
  contact: {
    method: 'POST',
    path: '/api/users/contact',
    auth: anyone,
    summary: 'A message from the public site to the company',
    body: z.object({
      name: nameLine.refine((name) => name !== '', 'Name is required'),
      email,
      subject: line.min(1, 'Subject is required'),
      message: z.string().min(1, 'Message is required').max(5000),
      /** A hidden field: only a bot fills it in, and gets a success while no mail is sent. */
      website: line.optional(),
    }),
    reply: done,
    refusals: [],
    rate: [
      { by: 'address', limit: 10, windowSeconds: hour },
      { by: { accountField: 'email', andAddress: true }, limit: 5, windowSeconds: hour },
    ],
  },
});
