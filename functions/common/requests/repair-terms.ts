import { limits } from '../../../shared/domain/limits';
import { nameOf } from '../../../shared/domain/names';
import type { AskedOwners } from '../../../shared/domain/requests/approvals';
import type { Deps } from '../../runtime/deps/deps';
import type { Organization } from '../../table/organizations/record';
import type { PropertyHead } from '../../table/properties/record';
import type { RepairTerms } from '../../table/repair-terms/record';

/** Until somebody sets them, in cents. */
const usualLimits = { usual: 300_00, emergency: 750_00 } as const;

/** Who runs their own property asks nobody. */
const noLimits = { usual: limits.rentCents, emergency: limits.rentCents } as const;

/** What may be spent without asking; `isOwn`: the organization is its own owner (role owner). */
export const spendLimitsOf = (terms: RepairTerms | undefined, { isOwn }: { isOwn: boolean }) => {
  if (terms) return { usual: terms.usual, emergency: terms.emergency };
  return isOwn ? noLimits : usualLimits;
};

/** All with a share today, or the one who decides alone. */
export function askedOwners({ shares }: PropertyHead, terms: RepairTerms | undefined): AskedOwners {
  const all = shares.map(({ ownerId, percentage, ...owner }) => ({
    ownerId,
    name: (nameOf(owner) || owner.companyName).slice(0, limits.textCharacters),
    percentage,
  }));
  const alone = all.filter(({ ownerId }) => ownerId === terms?.decidesAlone);
  return alone.length > 0 ? alone : all;
}

/** Whether the organization is a landlord with property of their own: its head has the role of an owner. */
export async function isOwnProperty(
  { organizationId, adminUserId }: Pick<Organization, 'organizationId' | 'adminUserId'>,
  { accounts }: Pick<Deps, 'accounts'>,
): Promise<boolean> {
  const head = await accounts.byId(adminUserId);
  return (head?.roles ?? []).some(
    (role) => role.organizationId === organizationId && role.roleLabel === 'owner',
  );
}
