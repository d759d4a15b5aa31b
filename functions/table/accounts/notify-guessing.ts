import { attemptWrite } from '../db/attempts';
import type { Db } from '../db/db';
import { outboxWrite } from '../outbox/writes';

type Guessed = { readonly userId: string; readonly entryId: string; readonly now: Date };

/** Mails an account's holder that someone is guessing the password, at most once a UTC day. */
export const notifyGuessing =
  (db: Db) =>
  async ({ userId, entryId, now }: Guessed): Promise<void> => {
    const daily = { scope: 'login.told', subject: userId, limit: 1, windowSeconds: 86_400, now };
    const message = { kind: 'guessing', userId } as const;
    // Not tied to an organization: the person may belong to several.
    const mail = { organizationId: '', entryId, dueAt: now.toISOString(), message };
    await db.transact([attemptWrite('told', daily), outboxWrite(mail)]);
  };
