import * as z from 'zod';
import { areas, type Grants as GrantsRead, type RoleLabel as Label, roleIds } from './permissions';

/** `permissions` holds the rules, so that the web app's frame loads them without zod. */
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

export type RoleLabel = Label;
export const RoleLabel = z.enum(Object.keys(roleIds) as [Label, ...Label[]]);

export const Grants = z.object({
  areas: z.partialRecord(z.enum(areas), z.enum(['view', 'change'])),
  properties: z.union([z.literal('all'), z.array(z.string()).readonly()]),
}) satisfies z.ZodType<GrantsRead>;
export type Grants = GrantsRead;

/** The caller: one person in one role of one organization, as the session stores it. */
export const Viewer = z.object({
  userId: z.string(),
  userRoleId: z.string(),
  roleLabel: RoleLabel,
  organizationId: z.string(),
  /** The rental-owner record this person is, for the role rentalOwner. */
  ownerId: z.string().optional(),
  /** Only for roles whose reach is `granted`. */
  grants: Grants.optional(),
  /** The admin who views as this person, and the admin's own session. Nothing can be changed meanwhile. */
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
