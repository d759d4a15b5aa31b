import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import type { Db } from '../db/db';
import { put, update } from '../db/writes';
import { addLink } from './mail-links';
import { Account, MailLink } from './record';

type Again = {
  readonly link: MailLink;
  /** Password hashes: the one that was read, and one that no password matches. */
  readonly from: string;
  readonly to: string;
  readonly audit: readonly AuditEntry[];
};

/**
 * Someone signs up again, with another password, for an account never activated: neither password counts, and
 * the link sets a new one. An account activated or changed meanwhile only gets the link.
 */
export const signUpAgain =
  (db: Db) =>
  async ({ link, from, to, audit }: Again): Promise<void> => {
    const asRead = {
      and: [
        { attr: 'active', eq: false },
        { attr: 'passwordHash', eq: from },
      ],
    } as const;
    const failure = await db.transact([
      put(MailLink, link),
      update(Account, { key: link, set: { passwordHash: to }, condition: asRead }),
      ...audit.map(auditWrite),
    ]);
    if (failure) await addLink(db)(link);
  };
