import type { Role } from '../accounts/record';
import { absent, present } from '../db/conditions';
import { sha256 } from '../db/keys';
import { check, put, remove, update, type Write } from '../db/writes';
import { type NewOwner, Owner, OwnerEmailGuard } from './record';
import { putOnShelf, shelfOf, takeOffShelf } from './shelves';

const guarded = (owners: readonly NewOwner[]): readonly NewOwner[] =>
  owners.filter(({ email }) => email !== '');

/** The SHA-256 of the mails that these owners take, in their order. */
export const emailHashesOf = (owners: readonly NewOwner[]): string[] =>
  guarded(owners).map(({ email }) => sha256(email));

/** A mail address is used once in an organization; an owner may have none. */
export const takeEmails = (owners: readonly NewOwner[]): Write<'owner-email-guard'>[] =>
  guarded(owners).map((owner) => put(OwnerEmailGuard, { ...owner, emailHash: sha256(owner.email) }, absent));

type Coming = {
  readonly organizationId: string;
  /** Whose owners they become, and what it is called. */
  readonly propertyId: string;
  readonly title: string;
  /** The import that makes them. */
  readonly importId?: string | undefined;
};

/** New owners with their place in the search; their mails are taken by `takeEmails`, they are counted by `countWrites`. */
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

/** One property more of an owner who stands already, so that nobody takes the owner away in the same moment. */
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

/** An owner without an account, if no property was given to the owner since it was read: `links` counts those. */
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

/** The rental owner is there and has no account yet. */
export const hasNoAccount = (owner: OwnerKey): Write<'owner'> => check(Owner, owner, isFree);

/** A rental owner's role says whose account the owner has, once; nothing for another role. */
export const tieOwner = ({ organizationId, ownerId, userId, userRoleId }: Role): Write<'owner'>[] =>
  ownerId === undefined
    ? []
    : [update(Owner, { key: { organizationId, ownerId }, set: { userId, userRoleId }, condition: isFree })];

/** The rental owner is free again for another account; nothing for who is none (`ownerId` empty). */
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
