import * as z from 'zod';
import { nameOf } from '../../../shared/domain/names';
import { personStatuses } from '../../../shared/domain/people';
import { Grants, RoleLabel } from '../../../shared/domain/roles';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { naturalOrder, plainText } from '../db/natural-order';
import { type RecordOf, record } from '../db/record';

export type PersonKey = { readonly organizationId: string; readonly userRoleId: string };

export const peoplePartition = (organizationId: string) => `${organizationPartition(organizationId)}#PEOPLE`;

type Named = PersonKey & { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Where a person stands in the list: by name, or by the mail while there is no name. */
export const personPlace = ({ firstName, lastName, email, userRoleId }: Named): [string, string] => [
  naturalOrder(nameOf({ firstName, lastName, email })),
  userRoleId,
];

/** How long the record of a removed person answers a repeat of the removal. */
const removedMilliseconds = 86_400_000;

/** A person in one role of one organization. Instants are UTC. */
export const Person = record({
  name: 'person',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    /** Empty while invited. */
    userId: z.string(),
    roleLabel: RoleLabel,
    status: z.enum(personStatuses),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Empty for who is no rental owner. */
    ownerId: z.string(),
    grants: Grants.optional(),
    createdAt: z.string(),
    /** When the invitation was last sent and until when its link works; empty for who signed up. */
    invitedAt: z.string(),
    expiresAt: z.string(),
    /** Hash of the one link that works; absent for who is in. */
    inviteHash: z.string().optional(),
    /** When the person was removed. The record stays a day, in no list, so that a repeat of the removal finds what it did. */
    removedAt: z.string().optional(),
    /** Counts its changes. */
    version: z.number(),
  }),
  key: ({ organizationId, userRoleId }: PersonKey) => ({
    pk: peoplePartition(organizationId),
    sk: `PERSON#${userRoleId}`,
  }),
  derived: (person) => ({
    order: person.removedAt === undefined ? personPlace(person).join(separator) : undefined,
    searchText: plainText([person.firstName, person.lastName, person.email].join(' ')),
  }),
  expires: ({ removedAt }) =>
    removedAt && new Date(Date.parse(removedAt) + removedMilliseconds).toISOString(),
});
export type Person = RecordOf<typeof Person>;

/** Keeps one mail from having one role twice in an organization. */
export const PersonGuard = record({
  name: 'person-guard',
  fields: () => ({ organizationId: z.string(), userRoleId: z.string() }),
  key: ({ organizationId, email, roleLabel }: Pick<Person, 'organizationId' | 'email' | 'roleLabel'>) => ({
    pk: `${organizationPartition(organizationId)}#PERSON_EMAIL#${sha256(`${email}\n${roleLabel}`)}`,
    sk: 'PERSON_EMAIL',
  }),
});

/** The link of an invitation: 256 random bits, only their SHA-256 is stored; it works once. Outside every organization: its holder names none. */
export const Invitation = record({
  name: 'invitation',
  fields: () => ({
    tokenHash: z.string(),
    organizationId: z.string(),
    userRoleId: z.string(),
    expiresAt: z.string(),
  }),
  key: ({ tokenHash }: { tokenHash: string }) => ({ pk: `INVITE#${tokenHash}`, sk: 'INVITE' }),
  expires: ({ expiresAt }) => expiresAt,
});
