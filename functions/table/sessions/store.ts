import type { Db } from '../db/db';
import { actAs, extendSession } from './change';
import { endOthers, endSession } from './end';
import { allSessions, liveSessions, sessionById, sessionWithOrganization } from './read';
import { startSession } from './start';

export const sessionStore = (db: Db) => ({
  start: startSession(db),
  byId: sessionById(db),
  withOrganization: sessionWithOrganization(db),
  all: allSessions(db),
  live: liveSessions(db),
  extend: extendSession(db),
  actAs: actAs(db),
  end: endSession(db),
  endOthers: endOthers(db),
});
export type Sessions = ReturnType<typeof sessionStore>;
