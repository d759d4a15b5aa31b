import type { Db } from '../db/db';
import { acceptInvitation } from './accept';
import { changeAccess } from './change-access';
import { changePermissions } from './change-permissions';
import { endUnpaidSessions } from './end-unpaid-sessions';
import { invitePerson } from './invite';
import { peoplePage } from './page';
import { promotePerson } from './promote';
import { invitedByLink, personById, personByMail, personWithSessions, storedPerson } from './read';
import { Person, type PersonKey } from './record';
import { resendInvitation } from './resend';
import { revokeInvitation } from './revoke';
import { startView } from './start-view';

export const peopleStore = (db: Db) => ({
  page: peoplePage(db),
  byId: personById(db),
  /** Also removed ones, in any order. */
  byIds: (keys: readonly PersonKey[]): Promise<Person[]> => db.getAll(Person, keys),
  byMail: personByMail(db),
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
