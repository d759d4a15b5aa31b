import { defined } from '../../../shared/domain/defined';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { type AccountWithRoles, accountById } from './read';
import { MailLink } from './record';

/** Stores a link, and what the log says of it. For an unknown address the caller passes a made-up userId, so that both cases do the same work. */
export const addLink =
  (db: Db) =>
  async (link: MailLink, audit: readonly AuditEntry[] = []): Promise<void> => {
    await db.transact([put(MailLink, link), ...audit.map(auditWrite)]);
  };

type Asked = Pick<MailLink, 'tokenHash' | 'purpose'> & {
  readonly now: Date;
  /** Who it is supposed to be for is read beside it. */
  readonly supposed?: string | undefined;
};

/**
 * Whom a link is for, and since when it is under way; undefined when it cannot be used: unknown, used, for another purpose, expired at `now`, or
 * of nobody.
 */
export const accountByLink =
  (db: Db) =>
  async ({
    tokenHash,
    purpose,
    now,
    supposed,
  }: Asked): Promise<(AccountWithRoles & { readonly since?: string }) | undefined> => {
    const byId = accountById(db);
    const [link, read] = await Promise.all([
      db.get(MailLink, { tokenHash }),
      supposed === undefined ? undefined : byId(supposed),
    ]);
    if (link?.purpose !== purpose || link.expiresAt <= now.toISOString()) return undefined;
    const found = link.userId === supposed ? read : await byId(link.userId);
    return found && { ...found, ...defined({ since: link.createdAt }) };
  };
