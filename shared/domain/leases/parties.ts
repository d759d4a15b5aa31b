import * as z from 'zod';
import { limits } from '../limits';

const line = z.string().max(limits.textCharacters);

/** `email` is empty for someone who signs in person. */
const Person = z.object({
  id: z.string().min(1).max(64),
  firstName: line,
  lastName: line,
  email: z.string().max(limits.emailCharacters),
  mobile: z.string().max(30),
  signsInPerson: z.boolean(),
});

/** An adult tenant; `userId` once there is an account. */
export const Tenant = Person.extend({ userId: z.string().optional() });
export type Tenant = z.infer<typeof Tenant>;

/** Guarantees the tenants' duties, without an account. */
export const CoSigner = Person.extend({ address: line });
export type CoSigner = z.infer<typeof CoSigner>;

/** An owner of the property at the time. Another owner or the agent signs for one who does not sign. */
export const LeaseOwner = Person.extend({ ownerId: z.string(), companyName: line, signs: z.boolean() });
export type LeaseOwner = z.infer<typeof LeaseOwner>;

/** The manager who signs for the owners; `authority` is the basis, in the manager's own words. */
export const LeaseAgent = Person.extend({ userId: z.string(), companyName: line, authority: line });
export type LeaseAgent = z.infer<typeof LeaseAgent>;

/** The most signers of a packet: signers, links and mails go into one transaction of 100 items. */
export const maxSigners = 20;

/** The most people of each kind in a term. */
export const peopleLimits = { tenants: 20, coSigners: 10, owners: limits.ownersPerProperty } as const;

/**
 * The people of one term, not of the lease: a renewal adds or releases people only once it is signed (D37). A
 * `signingOrder` of person ids fixes the order, one after another; without it, the order is free.
 */
export const Parties = z.object({
  tenants: z.array(Tenant).max(peopleLimits.tenants),
  coSigners: z.array(CoSigner).max(peopleLimits.coSigners),
  owners: z.array(LeaseOwner).max(peopleLimits.owners),
  /** A co-signer is a condition of the applicants’ approval. */
  needsCoSigner: z.boolean().optional(),
  agent: LeaseAgent.optional(),
  signingOrder: z.array(z.string()).optional(),
});
export type Parties = z.infer<typeof Parties>;

type Named = { readonly firstName: string; readonly lastName: string; readonly companyName?: string };

/** `Ada Byron`, or the company an owner or agent represents. */
export const nameOf = ({ firstName, lastName, companyName = '' }: Named): string =>
  companyName || `${firstName} ${lastName}`.trim();

/** The person who signs: `Ada Byron, Byron Homes LLC` for a company. */
export const signerNameOf = (person: Named): string =>
  [`${person.firstName} ${person.lastName}`.trim(), person.companyName].filter(Boolean).join(', ');
