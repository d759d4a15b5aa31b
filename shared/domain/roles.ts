import * as z from 'zod';
import { areas, roleIds } from './permissions';

/** The rules stand in `permissions`, which the web app's frame reads without loading zod. */
export {
  type Area,
  actsForOrganization,
  areas,
  choosesOwnership,
  grantableLevels,
  type Level,
  listForOwners,
  matrixReach,
  may,
  mayAddRentalOwner,
  mayAddUnits,
  mayDeleteUnit,
  type Reach,
  reachOf,
  roleIds,
  submittedRoleLabel,
} from './permissions';

export type RoleLabel = keyof typeof roleIds;
export const RoleLabel = z.enum(Object.keys(roleIds) as [RoleLabel, ...RoleLabel[]]);

/** Custom permissions of one person (ROL-09): a level per area, over all properties or a chosen list. */
export const Grants = z.object({
  areas: z.partialRecord(z.enum(areas), z.enum(['view', 'change'])),
  properties: z.union([z.literal('all'), z.array(z.string())]),
});
export type Grants = z.infer<typeof Grants>;

/** Who asks: one person in one role of one organization, as the stored session has it. */
export const Viewer = z.object({
  userId: z.string(),
  userRoleId: z.string(),
  roleLabel: RoleLabel,
  organizationId: z.string(),
  /** The rental-owner record this person is, for the role rentalOwner. */
  ownerId: z.string().optional(),
  /** Only for roles whose reach is `granted`. */
  grants: Grants.optional(),
  /** The admin who looks through this person's eyes ('View as'), and the own session it hangs on: nothing can be changed in it. */
  viewAs: z
    .object({
      userId: z.string(),
      userRoleId: z.string(),
      roleLabel: RoleLabel,
      sessionId: z.string(),
    })
    .optional(),
});
export type Viewer = z.infer<typeof Viewer>;
