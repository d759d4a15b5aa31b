import type { Db } from '../db/db';
import { Device, type DeviceKey } from './record';

/** Undefined for a browser that the account of this address does not know (any more), and for nobody's address. */
export const knownDevice =
  (db: Db) =>
  async ({ now, ...key }: DeviceKey & { readonly now: Date }): Promise<Device | undefined> => {
    const device = await db.get(Device, key);
    return device && device.expiresAt > now.toISOString() ? device : undefined;
  };
