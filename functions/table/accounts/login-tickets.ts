import { refuse } from '../../../shared/wire/refusals';
import type { Db } from '../db/db';
import { put, update } from '../db/writes';
import { LoginTicket } from './record';

/** Codes a person may try per login. */
const triesPerLogin = 5;

export const addTicket =
  (db: Db) =>
  async (ticket: Omit<LoginTicket, 'tries'>): Promise<void> => {
    await db.write(put(LoginTicket, { ...ticket, tries: 0 }));
  };

/** A login that was begun, whether or not it can still be gone on with. */
export const ticketByHash =
  (db: Db) =>
  (ticketHash: string): Promise<LoginTicket | undefined> =>
    db.get(LoginTicket, { ticketHash });

/**
 * Takes one of a login's five tries in one conditional write, so that parallel calls share the five. Refuses
 * `login-expired`: unknown, used, over at `now`, or no try left.
 */
export const tryTicket =
  (db: Db) =>
  async ({ ticketHash, now }: { ticketHash: string; now: Date }): Promise<LoginTicket> => {
    const condition = {
      and: [
        { attr: 'tries', lt: triesPerLogin },
        { attr: 'expiresAt', gt: now.toISOString() },
      ],
    } as const;
    const tried = update(LoginTicket, { key: { ticketHash }, add: { tries: 1 }, condition });
    const ticket = await db.updated(LoginTicket, tried);
    if (!ticket) throw refuse('login-expired');
    return ticket;
  };
