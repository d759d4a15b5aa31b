import * as z from 'zod';
import { AccessParts } from '../../../shared/domain/portfolio/unit-access';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

type AccessKey = { readonly organizationId: string; readonly unitId: string };

/** Keys, meters and entry codes of one unit (unit-access.md). */
export const UnitAccess = record({
  name: 'unit-access',
  fields: () => ({
    organizationId: z.string(),
    unitId: z.string(),
    ...AccessParts.shape,
    version: z.number(),
  }),
  key: ({ organizationId, unitId }: AccessKey) => ({
    pk: `${organizationPartition(organizationId)}#UNIT_ACCESS`,
    sk: unitId,
  }),
});
export type UnitAccess = RecordOf<typeof UnitAccess>;
