import { attemptWrite } from '../db/attempts';
import type { Db } from '../db/db';
import { outboxWrite } from '../outbox/writes';

type Guessed = { readonly userId: string; readonly entryId: string; readonly now: Date };

/** Has the holder of an account told by mail that somebody guesses the password: once a day, however long it goes on. */
export const tellGuessing =
  (db: Db) =>
  async ({ userId, entryId, now }: Guessed): Promise<void> => {
    const daily = { scope: 'login.told', subject: userId, limit: 1, windowSeconds: 86_400, now };
    const message = { kind: 'guessing', userId } as const;
    // The person belongs to no organization more than to another.
    const mail = { organizationId: '', entryId, dueAt: now.toISOString(), message };
    await db.transact([attemptWrite('told', daily), outboxWrite(mail)]);
  };
