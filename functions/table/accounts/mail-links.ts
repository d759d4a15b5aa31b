import { defined } from '../../../shared/domain/defined';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { type AccountWithRoles, accountById } from './read';
import { MailLink } from './record';

/** For an unknown address the caller passes a made-up userId, so that both cases do the same work. */
export const addLink =
  (db: Db) =>
  async (link: MailLink): Promise<void> => {
    await db.write(put(MailLink, link));
  };

type Asked = Pick<MailLink, 'tokenHash' | 'purpose'> & {
  readonly now: Date;
  /** The expected user, read together with the link. */
  readonly supposed?: string | undefined;
};

/**
 * The link's account and when the link was requested (UTC); undefined when it is unknown, used, for another
 * purpose, expired at `now` or without an account.
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
