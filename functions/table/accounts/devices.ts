import type { Db } from '../db/db';
import { Device, type DeviceKey } from './record';

/** Undefined if the address has no account, or the account does not (or no longer) know the browser. */
export const knownDevice =
  (db: Db) =>
  async ({ now, ...key }: DeviceKey & { readonly now: Date }): Promise<Device | undefined> => {
    const device = await db.get(Device, key);
    return device && device.expiresAt > now.toISOString() ? device : undefined;
  };
