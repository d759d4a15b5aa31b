import { people } from '../../shared/contract/people';
import { depsFromEnv } from '../runtime/deps-from-env';
import { withRareMail } from '../runtime/deps-with-rare-mail';
import { withStores } from '../runtime/deps-with-stores';
import { feature } from '../runtime/feature';
import type { Handlers } from '../runtime/handler';
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

export const handler = feature(
  'people',
  { rows: people, handlers },
  depsFromEnv(
    withStores(() => import('./stores')),
    withRareMail,
  ),
);
