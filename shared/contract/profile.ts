import * as z from 'zod';
import { limits } from '../domain/limits';
import { NotificationChoices } from '../domain/notifications/notification-choices';
import { SavedView, viewsProblem } from '../domain/people/saved-view';
import { viewLimits, viewLists } from '../domain/people/saved-views';
import { SetupChoices } from '../domain/portfolio/setup';
import { bearer, endpoints, inFiveMinutes } from './endpoint';
import { organizationSettingRows } from './organization-settings';
import { answer, done, id, line, nameLine, pictureType, success } from './parts';

/** All views of a list; `version` counts its changes, 0 for none yet. */
const SavedViews = z.object({
  version: z.number().int().min(0),
  views: z
    .array(SavedView)
    .max(viewLimits.perList)
    .superRefine((views, context) => {
      const message = viewsProblem(views);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
});

const quarterHour = 15 * 60;

const password = z.string().min(1, 'Password is required').max(limits.passwordCharacters.max);
/** Six digits from the authenticator app, or a recovery code. */
const code = z.string().min(1, 'Enter the code').max(40);

/** `mobile_number` is ten national digits or empty; `image_url` is empty without a photo. */
export const Profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** A mail bounced for good: mails no longer reach this person. */
  email_bounces: z.boolean(),
  mobile_number: z.string(),
  image_url: z.string(),
  /** The active role's organization; only its head may rename it. */
  organization: z.object({ name: z.string(), may_rename: z.boolean(), asks_model: z.boolean() }),
  notifications: NotificationChoices,
  /** Two-step login: `since` is a UTC instant, empty while off. */
  second_factor: z.object({ since: z.string(), recovery_codes_left: z.number().int().min(0) }),
});
export type Profile = z.infer<typeof Profile>;

/** Instants are UTC; `agent` is what the browser calls itself. */
export const SessionLine = z.object({
  session_id: id,
  agent: z.string(),
  started_at: z.string(),
  expires_at: z.string(),
  role_label: z.string(),
  is_this: z.boolean(),
});
export type SessionLine = z.infer<typeof SessionLine>;

/** Per IP address; each person has a separate limit (functions/runtime/pipeline/tries). */
const tries = [{ by: 'address', limit: 30, windowSeconds: quarterHour, failuresOnly: true }] as const;

/** A person's own data: 'View as' neither reads nor changes it, and it stays open after the plan ends. */
export const profile = endpoints({
  ...organizationSettingRows,
  getProfile: {
    method: 'GET',
    path: '/api/profile/getProfile',
    auth: bearer(),
    summary: 'The caller’s own details, preferences and whether the second step of login is on',
    reply: z.object({ success, data: Profile }),
    refusals: [],
    viewAs: 'refused',
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/profile/updateProfile',
    auth: bearer(),
    summary: 'Change the caller’s name and mobile number',
    body: z.object({ first_name: nameLine, last_name: nameLine, mobile_number: line.default('') }),
    reply: done,
    refusals: ['conflict'],
    whenReadOnly: true,
  },
  renameOrganization: {
    method: 'PUT',
    path: '/api/profile/renameOrganization',
    auth: bearer(),
    summary: 'Another name for the organization; its head alone may',
    body: z.object({ name: nameLine }),
    reply: done,
    refusals: ['not-permitted', 'conflict'],
    whenReadOnly: true,
  },
  saveSetup: {
    method: 'PUT',
    path: '/api/profile/saveSetup',
    auth: bearer('properties', 'change'),
    summary: 'Answer what a new organization is asked, or hide its setup list; what is absent stays as it is',
    body: SetupChoices,
    reply: done,
    refusals: ['not-permitted', 'conflict'],
    whenReadOnly: true,
  },
  setAssistantModel: {
    method: 'PUT',
    path: '/api/profile/setAssistantModel',
    auth: bearer(),
    summary: 'Whether the assistant may ask a language model what a question means; the head alone says',
    body: z.object({ on: z.boolean() }),
    reply: done,
    refusals: ['not-permitted', 'conflict'],
  },
  createPhotoUpload: {
    method: 'POST',
    path: '/api/profile/createPhotoUpload',
    auth: bearer(),
    summary: 'Where and how to send the caller’s photo straight to storage',
    body: z.object({
      contentType: pictureType,
      bytes: z.number().int().min(1).max(limits.imageBytesPerUnit),
    }),
    reply: answer({ imageUpload: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) }),
    refusals: [],
    rate: [inFiveMinutes(20)],
    whenReadOnly: true,
  },
  savePhoto: {
    method: 'PUT',
    path: '/api/profile/savePhoto',
    auth: bearer(),
    summary: 'Use the photo that was sent; an empty name takes the photo away',
    body: z.object({ upload: z.string().max(200) }),
    reply: answer({ image_url: z.string() }),
    refusals: ['conflict'],
    whenReadOnly: true,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/profile/changePassword',
    auth: bearer(),
    summary: 'A new password, the present one given; ends the caller’s other sessions',
    body: z.object({ password, new_password: z.string().max(1000) }),
    reply: done,
    refusals: ['wrong-credentials', 'conflict', 'busy'],
    rate: [...tries],
    whenReadOnly: true,
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/profile/savePreferences',
    auth: bearer(),
    summary: 'Where the caller is told of what; mails about money and safety go out all the same',
    body: NotificationChoices,
    reply: done,
    refusals: [],
    whenReadOnly: true,
  },
  getSavedViews: {
    method: 'GET',
    path: '/api/profile/getSavedViews/{list}',
    auth: bearer(),
    summary: 'The caller’s named filters of a list, in this role',
    params: z.object({ list: z.enum(viewLists) }),
    reply: z.object({ success, data: SavedViews }),
    refusals: [],
  },
  saveViews: {
    method: 'PUT',
    path: '/api/profile/saveViews/{list}',
    auth: bearer(),
    summary: 'Replace the caller’s named filters of a list; at most 20, refused when changed meanwhile',
    params: z.object({ list: z.enum(viewLists) }),
    body: SavedViews,
    reply: answer({ version: z.number().int() }),
    refusals: ['changed-meanwhile'],
    whenReadOnly: true,
  },
  listSessions: {
    method: 'GET',
    path: '/api/profile/listSessions',
    auth: bearer(),
    summary: 'The caller’s live sessions on all devices, the one that asks first',
    reply: z.object({ success, data: z.array(SessionLine) }),
    refusals: [],
    viewAs: 'refused',
  },
  endSession: {
    method: 'POST',
    path: '/api/profile/endSession',
    auth: bearer(),
    summary: 'Sign out one other device; one that is signed out already is no error',
    body: z.object({ session_id: id }),
    reply: done,
    refusals: [],
    whenReadOnly: true,
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/profile/endOtherSessions',
    auth: bearer(),
    summary: 'Sign out every device but the one that asks',
    body: z.object({}),
    reply: done,
    refusals: [],
    whenReadOnly: true,
  },
  startSecondFactor: {
    method: 'POST',
    path: '/api/profile/startSecondFactor',
    auth: bearer(),
    summary: 'A secret for an authenticator app, shown until a code of it is given back; the password given',
    body: z.object({ password }),
    reply: answer({ secret: z.string(), otpauth_url: z.string() }),
    refusals: ['wrong-credentials', 'second-factor-on', 'conflict', 'busy'],
    rate: [...tries],
    whenReadOnly: true,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/profile/confirmSecondFactor',
    auth: bearer(),
    summary: 'Two-step login is on from here; answers the recovery codes, which are shown this once',
    body: z.object({ code }),
    reply: answer({ recovery_codes: z.array(z.string()) }),
    refusals: ['wrong-code', 'second-factor-on', 'conflict'],
    rate: [...tries],
    whenReadOnly: true,
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/profile/newRecoveryCodes',
    auth: bearer(),
    summary: 'Ten new recovery codes in place of those there are; password and a code given',
    body: z.object({ password, code }),
    reply: answer({ recovery_codes: z.array(z.string()) }),
    refusals: ['wrong-credentials', 'wrong-code', 'second-factor-off', 'conflict', 'busy'],
    rate: [...tries],
    whenReadOnly: true,
  },
  endSecondFactor: {
    method: 'POST',
    path: '/api/profile/endSecondFactor',
    auth: bearer(),
    summary: 'Login by the password alone again; password and a code given',
    body: z.object({ password, code }),
    reply: done,
    refusals: ['wrong-credentials', 'wrong-code', 'second-factor-off', 'conflict', 'busy'],
    rate: [...tries],
    whenReadOnly: true,
  },
});
