import * as z from 'zod';
import { limits } from '../limits';

const line = z.string().max(limits.textCharacters);

/** `email` is empty for somebody who signs in person. */
const Person = z.object({
  id: z.string().min(1).max(64),
  firstName: line,
  lastName: line,
  email: z.string().max(limits.emailCharacters),
  mobile: z.string().max(30),
  signsInPerson: z.boolean(),
});

/** An adult who rents; `userId` once there is an account. */
export const Tenant = Person.extend({ userId: z.string().optional() });
export type Tenant = z.infer<typeof Tenant>;

/** Answers for the tenants' duties, without an account. */
export const CoSigner = Person.extend({ address: line });
export type CoSigner = z.infer<typeof CoSigner>;

/** An owner of the property at the time; one who does not sign is represented by another one or by the agent. */
export const LeaseOwner = Person.extend({ ownerId: z.string(), companyName: line, signs: z.boolean() });
export type LeaseOwner = z.infer<typeof LeaseOwner>;

/** The manager who signs for the owners; `authority` is what gives the right to, in the manager's own words. */
export const LeaseAgent = Person.extend({ userId: z.string(), companyName: line, authority: line });
export type LeaseAgent = z.infer<typeof LeaseAgent>;

/** Who can sign one packet: its signers, links and mails are written in one transaction of 100 items. */
export const signersMost = 20;

/** How many people of each kind one term takes. */
export const peopleLimits = { tenants: 20, coSigners: 10, owners: limits.ownersPerProperty } as const;

/**
 * The people of one term. They belong to the term, so that a renewal adds or releases people only once it is signed (D37). A `signingOrder` of
 * person ids makes the order fixed, one after the other; without it, it is free.
 */
export const Parties = z.object({
  tenants: z.array(Tenant).max(peopleLimits.tenants),
  coSigners: z.array(CoSigner).max(peopleLimits.coSigners),
  owners: z.array(LeaseOwner).max(peopleLimits.owners),
  agent: LeaseAgent.optional(),
  signingOrder: z.array(z.string()).optional(),
});
export type Parties = z.infer<typeof Parties>;

type Named = { readonly firstName: string; readonly lastName: string; readonly companyName?: string };

/** `Ada Byron`, or the company an owner or agent stands for. */
export const nameOf = ({ firstName, lastName, companyName = '' }: Named): string =>
  companyName || `${firstName} ${lastName}`.trim();

/** The person who signs: `Ada Byron, Byron Homes LLC` when it is for a company. */
export const signerNameOf = (person: Named): string =>
  [`${person.firstName} ${person.lastName}`.trim(), person.companyName].filter(Boolean).join(', ');
