import { remove, type Write } from '../db/writes';
import { UnitAccess } from './record';

/** It goes with its unit, whether there is one or not. */
export const removeAccess = ({ organizationId, unitId }: Parameters<typeof UnitAccess.key>[0]): Write =>
  remove(UnitAccess, { organizationId, unitId });
