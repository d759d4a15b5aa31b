import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { unitStands } from '../units/writes';
import { UnitAccess } from './record';

type Asked = Pick<UnitAccess, 'organizationId' | 'unitId'>;
type Saving = { readonly access: UnitAccess; readonly propertyId: string; readonly trace: Trace };

export const unitAccessStore = (db: Db) => ({
  /** Empty, at version 0, before anybody wrote something down. */
  ofUnit: async ({ organizationId, unitId }: Asked): Promise<UnitAccess> =>
    (await db.get(UnitAccess, { organizationId, unitId })) ?? {
      organizationId,
      unitId,
      keys: [],
      meters: [],
      codes: [],
      version: 0,
    },
  /** Replaces the version before. Refuses `conflict` when it changed meanwhile, or the unit is gone. */
  save: async ({ access, propertyId, trace }: Saving): Promise<void> => {
    const condition = access.version === 1 ? absent : isVersion(access.version - 1);
    const failure = await db.transact<string>([
      ...traceWrites(trace),
      unitStands({ ...access, propertyId }),
      put(UnitAccess, access, condition),
    ]);
    if (failure) throw refuse('conflict');
  },
});
