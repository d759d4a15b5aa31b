import type { Db } from '../db/db';
import { acceptInvitation } from './accept';
import { changeAccess } from './change-access';
import { changePermissions } from './change-permissions';
import { endUnpaidSessions } from './end-unpaid-sessions';
import { invitePerson } from './invite';
import { peoplePage } from './page';
import { promotePerson } from './promote';
import { invitedByLink, personById, personWithSessions, storedPerson } from './read';
import { resendInvitation } from './resend';
import { revokeInvitation } from './revoke';
import { startView } from './start-view';

export const peopleStore = (db: Db) => ({
  page: peoplePage(db),
  byId: personById(db),
  stored: storedPerson(db),
  withSessions: personWithSessions(db),
  invitedBy: invitedByLink(db),
  invite: invitePerson(db),
  resend: resendInvitation(db),
  revoke: revokeInvitation(db),
  accept: acceptInvitation(db),
  changePermissions: changePermissions(db),
  changeAccess: changeAccess(db),
  promote: promotePerson(db),
  endUnpaidSessions: endUnpaidSessions(db),
  startView: startView(db),
});
export type People = ReturnType<typeof peopleStore>;
