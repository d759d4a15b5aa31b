import { normalizeEmail } from '../text';
import type { Lease } from './lease';
import { signersOfPacket } from './lease-parts';
import type { Day } from './moments';
import type { Packet, Signer } from './packet';
import type { Tenant } from './parties';
import { completePacketOf, isComplete, isOpen, latestSigned, openPacketOf, termInForce } from './standing';
import { type LeaseStatus, statusOf } from './status';
import type { Term } from './term';

/** A term that was sent to this tenant, and the paper that counts: out to be signed, or signed by everyone. */
export type TenantTerm = { readonly term: Term; readonly packet: Packet; readonly tenant: Tenant };

const tenantOf = ({ parties }: Term, email: string): Tenant | undefined =>
  parties.tenants.find((tenant) => normalizeEmail(tenant.email) === email);

type Person = Pick<Tenant, 'firstName' | 'lastName' | 'email'>;
const plainName = ({ firstName, lastName }: Person): string =>
  `${firstName} ${lastName}`.trim().toLowerCase();

/** Whether two leases name the same tenant: by mail address, or by name where one of them has none. */
export const isSameTenant = (one: Person, other: Person): boolean =>
  one.email && other.email
    ? normalizeEmail(one.email) === normalizeEmail(other.email)
    : plainName(one) === plainName(other);

/** The terms that a mailbox may see as a tenant's, earliest first: never a draft, nor what is void. */
export const termsOfTenant = (lease: Lease, email: string, on: Day): TenantTerm[] =>
  lease.terms.flatMap((term) => {
    const tenant = tenantOf(term, email);
    const asked = { term: term.number, on };
    const packet = openPacketOf(lease, asked) ?? completePacketOf(lease, asked);
    return tenant && packet ? [{ term, packet, tenant }] : [];
  });

/** What this tenant still has to sign, by a term's packet that is open. */
export function toSignOf(
  lease: Lease,
  terms: readonly TenantTerm[],
  on: Day,
): (TenantTerm & { readonly signer: Signer }) | undefined {
  const [asked] = terms.flatMap((one) => {
    if (!isOpen(one.packet, on)) return [];
    const signer = signersOfPacket(lease, one.packet).find(({ id }) => id === one.tenant.id);
    return signer && !signer.signed ? [{ ...one, signer }] : [];
  });
  return asked;
}

/** Where the lease stands for this tenant: over once a term begins that was agreed without them (D37). */
export function statusForTenant(lease: Lease, terms: readonly TenantTerm[], on: Day): LeaseStatus {
  const inForce = termInForce(lease, on);
  const isLeft = inForce !== undefined && terms.every(({ term }) => term.number < inForce.number);
  return isLeft ? 'ended' : statusOf(lease, on);
}

const lived: readonly LeaseStatus[] = [
  'signed',
  'active',
  'expiring',
  'month-to-month',
  'holdover',
  'notice-given',
];

/** Whether the unit and what is shared with its tenants are this tenant's to see. */
export const livesThere = (status: LeaseStatus): boolean => lived.includes(status);

/** The term a tenant is shown: the one in force, else the next signed, else the last signed, else the newest of theirs. */
export const shownTerm = (lease: Lease, terms: readonly TenantTerm[], on: Day): TenantTerm | undefined =>
  terms.find(({ term }) => term.number === termInForce(lease, on)?.number) ??
  terms.find(({ packet, term }) => isComplete(packet, on) && term.from > on) ??
  terms.findLast(({ packet }) => isComplete(packet, on)) ??
  terms.at(-1);

/** What this tenant signed beyond that: others still have to sign it, or it begins later (D37). */
export function signedAhead(lease: Lease, terms: readonly TenantTerm[], on: Day) {
  const shown = shownTerm(lease, terms, on);
  const [ahead] = terms.flatMap((one) => {
    if (one.term.number === shown?.term.number && isComplete(one.packet, on)) return [];
    const signers = signersOfPacket(lease, one.packet);
    const signed = signers.find(({ id }) => id === one.tenant.id)?.signed;
    const isAhead = one.term.number >= (shown?.term.number ?? 0);
    const waitingFor = signers.filter((signer) => !signer.signed).length;
    return signed && isAhead ? [{ term: one.term, signedOn: signed.on, waitingFor }] : [];
  });
  return ahead;
}

/** Whether the joint balance of the lease is this tenant's (D26): not once a term was agreed without them. */
export function sharesBalance(lease: Lease, terms: readonly TenantTerm[], on: Day): boolean {
  const counts = termInForce(lease, on) ?? latestSigned(lease, on);
  return !counts || terms.some(({ term }) => term.number === counts.number);
}
