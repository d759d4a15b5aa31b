import { type Area, areas, grantableLevels, type Level } from './permissions';
import type { Grants, RoleLabel } from './roles';

/**
 * An expired invitation is still `invited`: it can be sent again. `not-invited`: a tenant who came in with a
 * lease signed elsewhere, and gets no email until somebody invites them.
 */
export const personStatuses = ['not-invited', 'invited', 'active', 'suspended'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** Whether this person has never had an account in this role. */
export const isWithoutAccount = (status: PersonStatus): boolean =>
  status === 'not-invited' || status === 'invited';

/** Roles invited by mail (people issue, part 6); the others come from sign-up, leases and applications. */
export const invitableRoles = ['rentalManager', 'rentalOwner', 'orgAdmin'] as const;
export type InvitableRole = (typeof invitableRoles)[number];

export const invitationDays = 7;

/** People whom an organization may invite in a day before it has ever paid. */
export const unpaidInvitationsADay = 10;

/** Minutes that 'View as' lasts. */
export const viewAsMinutes = 30;

/** Matches the largest plan's property limit. */
export const chosenPropertiesMax = 500;

/** The plan with invitations and custom permissions (ROL-09; decisions, Roles and Plans). */
export const organizationPlan = 4;
export const mayHaveCustomPermissions = (planId: number): boolean => planId === organizationPlan;

type Member = { readonly userId: string; readonly roleLabel: RoleLabel };

/** Whether this role comes by invitation, so that the Org plan pays for it. */
export const comesByInvitation = (roleLabel: RoleLabel): boolean =>
  invitableRoles.some((one) => one === roleLabel);

/** Whether the plan keeps this person out (decisions: who leaves plan 4). The head is never kept out. */
export const isKeptOut = (
  { userId, roleLabel }: Member,
  { planId, headId }: { readonly planId: number; readonly headId: string },
): boolean => comesByInvitation(roleLabel) && !mayHaveCustomPermissions(planId) && userId !== headId;

/** Whether anything can be granted to this role at all (decisions, Roles: 'as granted'). */
export const takesGrants = (roleLabel: RoleLabel): boolean =>
  areas.some((area) => grantableLevels(roleLabel, area).length > 0);

/** Drops grants this role cannot have: they would widen nothing. */
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

/** The head stays and nobody ends their own access, so an admin always remains. */
export function endAccessRefusal(
  person: Somebody,
  by: { readonly userId: string; readonly headId: string },
): 'head-stays' | 'not-yourself' | undefined {
  if (person.userId === '') return undefined;
  if (person.userId === by.headId) return 'head-stays';
  return person.userId === by.userId ? 'not-yourself' : undefined;
}

/** Only an active person who is neither the caller nor an admin: nobody looks upward. */
export const mayViewAs = (person: Somebody, by: { readonly userId: string }): boolean =>
  person.status === 'active' && person.roleLabel !== 'orgAdmin' && person.userId !== by.userId;
