import { type Trace, traceWrites } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { PayerCustomer, type PayerKey } from './record';

export const customerOf =
  (db: Db) =>
  (key: PayerKey): Promise<PayerCustomer | undefined> =>
    db.get(PayerCustomer, key);

/** Keeps a tenant's customer, the first one for good. Answers the one that is kept. */
export const keepCustomer =
  (db: Db) =>
  async (customer: PayerCustomer): Promise<PayerCustomer> => {
    const failed = await db.transact([put(PayerCustomer, customer, absent)]);
    return failed === undefined ? customer : ((await db.get(PayerCustomer, customer)) ?? customer);
  };

/** Writes the log entry of a method's end, which the provider has. */
export const logMethod =
  (db: Db) =>
  async (trace: Trace): Promise<void> => {
    await db.transact(traceWrites(trace));
  };
