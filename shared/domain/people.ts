import { type Area, areas, grantableLevels, type Level } from './permissions';
import type { Grants, RoleLabel } from './roles';

/** Where a person of an organization stands. An invitation past its day is still `invited`: it can be sent again. */
export const personStatuses = ['invited', 'active', 'suspended'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** Whom an organization takes in by mail (issue of the people, part 6); the other roles come from signing up, leases and applications. */
export const invitableRoles = ['rentalManager', 'rentalOwner', 'orgAdmin'] as const;
export type InvitableRole = (typeof invitableRoles)[number];

/** Days an invitation's link works. */
export const invitationDays = 7;

/** Minutes that 'View as' lasts. */
export const viewAsMinutes = 30;

/** Properties of a chosen list: as many as the largest plan has. */
export const chosenPropertiesMax = 500;

/** The plan whose organization invites people and gives each their own permissions (ROL-09; decisions, Roles and Plans). */
export const organizationPlan = 4;
export const mayHaveCustomPermissions = (planId: number): boolean => planId === organizationPlan;

type Member = { readonly userId: string; readonly roleLabel: RoleLabel };

/** Whether somebody in this role came by an invitation, and so is paid for by the Org plan. */
export const comesByInvitation = (roleLabel: RoleLabel): boolean =>
  invitableRoles.some((one) => one === roleLabel);

/** Whether the plan keeps this person out (decisions: who leaves plan 4). The head of the organization is never kept out. */
export const isKeptOut = (
  { userId, roleLabel }: Member,
  { planId, headId }: { readonly planId: number; readonly headId: string },
): boolean => comesByInvitation(roleLabel) && !mayHaveCustomPermissions(planId) && userId !== headId;

/** Whether anything can be granted to this role at all (decisions, Roles: 'as granted'). */
export const takesGrants = (roleLabel: RoleLabel): boolean =>
  areas.some((area) => grantableLevels(roleLabel, area).length > 0);

/** The grants without what this role cannot be granted: a word too many widens nothing, and is not kept. */
export function grantsWithin(
  roleLabel: RoleLabel,
  {
    areas: given,
    properties,
  }: {
    readonly areas: { readonly [A in Area]?: Level | undefined };
    readonly properties: Grants['properties'];
  },
): Grants {
  const kept = areas.flatMap((area): [string, Level][] => {
    const level = given[area];
    return level && grantableLevels(roleLabel, area).includes(level) ? [[area, level]] : [];
  });
  return {
    areas: Object.fromEntries(kept),
    properties: properties === 'all' ? 'all' : [...new Set(properties)].toSorted(),
  };
}

type Somebody = Member & { readonly status: PersonStatus };

/** Why this person's access cannot be ended by that one: the head stays, and nobody locks himself out, so an admin is always left. */
export function whyNotEnd(
  person: Somebody,
  by: { readonly userId: string; readonly headId: string },
): 'head-stays' | 'not-yourself' | undefined {
  if (person.userId === '') return undefined;
  if (person.userId === by.headId) return 'head-stays';
  return person.userId === by.userId ? 'not-yourself' : undefined;
}

/** Whether 'View as' may look through this person's eyes: somebody else, who is in, and no admin, since nobody looks upwards. */
export const mayViewAs = (person: Somebody, by: { readonly userId: string }): boolean =>
  person.status === 'active' && person.roleLabel !== 'orgAdmin' && person.userId !== by.userId;
