import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite, type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { put, remove } from '../db/writes';
import type { OutboxEntry } from '../outbox/record';
import { outboxWrite } from '../outbox/writes';
import { OwnerBankLink } from './record';

type Sent = {
  /** Absent for an owner who logs in instead. */
  readonly link?: OwnerBankLink | undefined;
  readonly mail: Omit<OutboxEntry, 'tries'>;
  readonly trace: Trace;
};

/** Stores the link in place of the owner's one before, with its mail and log entry. */
export const sendBankLink =
  (db: Db) =>
  async ({ link, mail, trace }: Sent): Promise<void> => {
    const writes = [...(link ? [put(OwnerBankLink, link)] : []), outboxWrite(mail), ...traceWrites(trace)];
    const failure = await db.transact(writes);
    if (failure) throw refuse('conflict');
  };

type Used = Pick<OwnerBankLink, 'organizationId' | 'ownerId' | 'tokenHash'> & {
  readonly now: Date;
  readonly audit: AuditEntry;
};

/** Uses the link up. Refuses `link-not-valid`: another, replaced, used, or expired at `now`. */
export const useBankLink =
  (db: Db) =>
  async ({ organizationId, ownerId, tokenHash, now, audit }: Used): Promise<void> => {
    const isGood = {
      and: [
        { attr: 'tokenHash', eq: tokenHash },
        { attr: 'expiresAt', gt: now.toISOString() },
      ],
    } as const;
    const failure = await db.transact([
      remove(OwnerBankLink, { organizationId, ownerId }, isGood),
      auditWrite(audit),
    ]);
    if (failure) throw refuse('link-not-valid');
  };
