import { defined } from '../../../shared/domain/defined';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { type Attempt, attemptWrite } from '../db/attempts';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { type AccountWithRoles, accountById } from './read';
import { MailLink } from './record';

type Beside = {
  readonly audit?: readonly AuditEntry[];
  /** The mailbox's limit, if this link counts against it. */
  readonly room?: (Attempt & { readonly limit: number }) | undefined;
};

/** Stores a link and its log entries; false if the mailbox has no room. For an unknown address the caller
 * passes a made-up one, so that both cases do the same work. */
export const addLink =
  (db: Db) =>
  async (link: MailLink, { audit = [], room }: Beside = {}): Promise<boolean> => {
    const failure = await db.transact([
      put(MailLink, link),
      ...audit.map(auditWrite),
      ...(room ? [attemptWrite('room', room)] : []),
    ]);
    return failure === undefined;
  };

type Asked = Pick<MailLink, 'tokenHash'> & {
  readonly now: Date;
  /** The expected user, read together with the link. */
  readonly supposed?: string | undefined;
};

/** The account whose password a link sets, and when the link was requested (UTC). Undefined if the link is
 * unknown, used, for another purpose, expired at `now`, or has no account. */
export const accountByLink =
  (db: Db) =>
  async ({
    tokenHash,
    now,
    supposed,
  }: Asked): Promise<(AccountWithRoles & { readonly since?: string }) | undefined> => {
    const byId = accountById(db);
    const [link, read] = await Promise.all([
      db.get(MailLink, { tokenHash }),
      supposed === undefined ? undefined : byId(supposed),
    ]);
    if (link?.purpose !== 'reset' || link.expiresAt <= now.toISOString()) return undefined;
    const found = link.userId === supposed ? read : await byId(link.userId);
    return found && { ...found, ...defined({ since: link.createdAt }) };
  };
