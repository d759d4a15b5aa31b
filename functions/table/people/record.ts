import * as z from 'zod';
import { nameOf } from '../../../shared/domain/names';
import { personStatuses } from '../../../shared/domain/people/people';
import { Grants, RoleLabel } from '../../../shared/domain/people/roles';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { naturalOrder, plainText } from '../db/natural-order';
import { type RecordOf, record } from '../db/record';

export type PersonKey = { readonly organizationId: string; readonly userRoleId: string };

export const peoplePartition = (organizationId: string) => `${organizationPartition(organizationId)}#PEOPLE`;

type Named = PersonKey & { readonly firstName: string; readonly lastName: string; readonly email: string };

/** A person's place in the list: by name, or by mail while there is no name. */
export const personPlace = ({ firstName, lastName, email, userRoleId }: Named): [string, string] => [
  naturalOrder(nameOf({ firstName, lastName, email })),
  userRoleId,
];

/** How long a removed person's record answers a repeat of the removal. */
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
    /** Empty unless a rental owner. */
    ownerId: z.string(),
    grants: Grants.optional(),
    createdAt: z.string(),
    /** When the invitation was last sent and its link expires; empty for someone who signed up. */
    invitedAt: z.string(),
    expiresAt: z.string(),
    /** Hash of the one valid link; absent once accepted. */
    inviteHash: z.string().optional(),
    /** The record stays a day longer, in no list, so that a repeat of the removal finds its own work. */
    removedAt: z.string().optional(),
    /** When an applicant's account ends, since no application names it any more. */
    endsAt: z.string().optional(),
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

/** One partition for all organizations, which a job reads. */
export const applicantEndsPartition = 'APPLICANT-ENDS';

/** When an applicant's account ends: a UTC instant, the person's `endsAt` unless a later one was set. */
export const ApplicantEnd = record({
  name: 'applicant-end',
  fields: () => ({ organizationId: z.string(), userRoleId: z.string(), dueAt: z.string() }),
  key: ({ dueAt, organizationId, userRoleId }: PersonKey & { readonly dueAt: string }) => ({
    pk: applicantEndsPartition,
    sk: [dueAt, organizationId, userRoleId].join(separator),
  }),
});
export type ApplicantEnd = RecordOf<typeof ApplicantEnd>;

/** Keeps a mail from having the same role twice in an organization. */
export const PersonGuard = record({
  name: 'person-guard',
  fields: () => ({ organizationId: z.string(), userRoleId: z.string() }),
  key: ({ organizationId, email, roleLabel }: Pick<Person, 'organizationId' | 'email' | 'roleLabel'>) => ({
    pk: `${organizationPartition(organizationId)}#PERSON_EMAIL#${sha256(`${email}\n${roleLabel}`)}`,
    sk: 'PERSON_EMAIL',
  }),
});

/** 256 random bits that work once, stored as SHA-256. In no organization: the link's holder names none. */
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
