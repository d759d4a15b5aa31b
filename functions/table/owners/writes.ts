import type { Role } from '../accounts/record';
import { absent, present } from '../db/conditions';
import { sha256 } from '../db/keys';
import { check, put, remove, update, type Write } from '../db/writes';
import { type NewOwner, Owner, OwnerEmailGuard } from './record';
import { putOnShelf, shelfOf, takeOffShelf } from './shelves';

const guarded = (owners: readonly NewOwner[]): readonly NewOwner[] =>
  owners.filter(({ email }) => email !== '');

/** SHA-256 of these owners' mails, in their order. */
export const emailHashesOf = (owners: readonly NewOwner[]): string[] =>
  guarded(owners).map(({ email }) => sha256(email));

/** Fails when the organization has an owner with one of these mails; an owner may have none. */
export const takeEmails = (owners: readonly NewOwner[]): Write<'owner-email-guard'>[] =>
  guarded(owners).map((owner) => put(OwnerEmailGuard, { ...owner, emailHash: sha256(owner.email) }, absent));

type Coming = {
  readonly organizationId: string;
  /** The property whose owners they become, and its title. */
  readonly propertyId: string;
  readonly title: string;
  /** The import that makes them. */
  readonly importId?: string | undefined;
};

/** Adds owners and their search entries; `takeEmails` takes their mails and `countWrites` counts them. */
export function addOwners(
  owners: readonly NewOwner[],
  { organizationId, propertyId, title, importId }: Coming,
): Write<'owner' | 'owner-shelf'>[] {
  const shelf = shelfOf(propertyId);
  return [
    ...putOnShelf({ organizationId, shelf, owners }),
    ...owners.map((owner) => put(Owner, { ...owner, importId, propertyTitle: title, shelf })),
  ];
}

/** An owner without a property. */
export function addOwnerAlone(owner: NewOwner): Write<'owner' | 'owner-shelf'>[] {
  const { organizationId, ownerId } = owner;
  const shelf = shelfOf(ownerId);
  return [...putOnShelf({ organizationId, shelf, owners: [owner] }), put(Owner, { ...owner, shelf }, absent)];
}

/** Gives an existing owner a property, so that the owner cannot be deleted at the same time. */
export const linkOwner = (
  { organizationId, ownerId }: Pick<Owner, 'organizationId' | 'ownerId'>,
  { title: propertyTitle }: { readonly title?: string } = {},
): Write<'owner'> =>
  update(Owner, {
    key: { organizationId, ownerId },
    set: { propertyTitle },
    add: { links: 1 },
    condition: present,
  });

/** Fails when the owner has an account, or got a property since it was read (`links` counts those). */
export const removeOwner = (owner: Owner): Write<'owner' | 'owner-email-guard' | 'owner-shelf'>[] => {
  const { organizationId, email, shelf, links } = owner;
  const asRead =
    links === undefined
      ? ({ attr: 'links', exists: false } as const)
      : ({ attr: 'links', eq: links } as const);
  return [
    remove(Owner, owner, { and: [{ attr: 'userRoleId', eq: '' }, asRead] }),
    remove(OwnerEmailGuard, { organizationId, emailHash: sha256(email) }),
    takeOffShelf({ organizationId, shelf, owners: [owner] }),
  ];
};

type OwnerKey = { readonly organizationId: string; readonly ownerId: string };

const isFree = { attr: 'userRoleId', eq: '' } as const;

/** Fails when the rental owner does not exist or has an account. */
export const hasNoAccount = (owner: OwnerKey): Write<'owner'> => check(Owner, owner, isFree);

/** Links a rental owner to the account of the role, once; empty for other roles. */
export const tieOwner = ({ organizationId, ownerId, userId, userRoleId }: Role): Write<'owner'>[] =>
  ownerId === undefined
    ? []
    : [update(Owner, { key: { organizationId, ownerId }, set: { userId, userRoleId }, condition: isFree })];

/** Unlinks a rental owner from the account; empty without an `ownerId`. */
export const untieOwner = ({ organizationId, ownerId }: OwnerKey): Write<'owner'>[] =>
  ownerId === ''
    ? []
    : [
        update(Owner, {
          key: { organizationId, ownerId },
          set: { userId: '', userRoleId: '' },
          condition: present,
        }),
      ];
