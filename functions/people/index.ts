import { people } from '../../shared/contract/people';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { mail } from '../runtime/deps/mail';
import type { Handlers } from '../runtime/handlers';
import { feature } from '../runtime/pipeline/feature';
import { acceptInvitation } from './accept-invitation';
import { changePermissions } from './change-permissions';
import { endViewAs } from './end-view-as';
import { getInvitation } from './get-invitation';
import { getPerson } from './get-person';
import { invitePerson } from './invite-person';
import { listPeople } from './list-people';
import { reactivatePerson } from './reactivate-person';
import { removePerson } from './remove-person';
import { resendInvitation } from './resend-invitation';
import { revokeInvitation } from './revoke-invitation';
import { startViewAs } from './start-view-as';
import { suspendPerson } from './suspend-person';

export const handlers = {
  listPeople,
  getPerson,
  invitePerson,
  resendInvitation,
  revokeInvitation,
  changePermissions,
  suspendPerson,
  reactivatePerson,
  removePerson,
  startViewAs,
  endViewAs,
  getInvitation,
  acceptInvitation,
} satisfies Handlers<'people'>;

export const gateways = { mail };

export const handler = feature('people', { rows: people, handlers }, depsFromEnv(gateways));
