import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import { remove } from '../db/writes';
import { acceptInvitation } from './accept';
import { changeAccess } from './change-access';
import { changePermissions } from './change-permissions';
import { endUnpaidSessions } from './end-unpaid-sessions';
import { forgetPerson, toForget } from './forget';
import { invitePerson } from './invite';
import { peoplePage } from './page';
import { promotePerson } from './promote';
import { invitedByLink, personById, personByMail, personWithSessions, storedPerson } from './read';
import { ApplicantEnd, applicantEndsPartition, Person, type PersonKey } from './record';
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
  /** Accounts that end by `now`, the longest waiting first, at most `limit`. */
  applicantEnds: ({ now, limit }: { now: Date; limit: number }): Promise<ApplicantEnd[]> =>
    db.list(ApplicantEnd, {
      partition: applicantEndsPartition,
      range: { lt: `${now.toISOString()}${separator}${last}` },
      limit,
    }),
  dropEnd: async (end: ApplicantEnd): Promise<void> => {
    await db.write(remove(ApplicantEnd, end));
  },
  toForget: toForget(db),
  forget: forgetPerson(db),
});
export type People = ReturnType<typeof peopleStore>;
