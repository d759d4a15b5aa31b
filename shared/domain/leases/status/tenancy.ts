import { normalizeEmail } from '../../text';
import type { Lease } from '../lease';
import { signersOfPacket } from '../lease-parts';
import type { Day } from '../moments';
import type { Packet, Signer } from '../packet';
import type { Tenant } from '../parties';
import type { Term } from '../term';
import {
  completePacketOf,
  isAdopted,
  isComplete,
  isOpen,
  latestSigned,
  openPacketOf,
  termInForce,
} from './standing';
import { type LeaseStatus, statusOf } from './status';

/**
 * A term that a tenant may see, and the paper that counts: out to be signed, or signed by everyone. A term
 * that was signed outside Keystead has no paper here.
 */
export type TenantTerm = {
  readonly term: Term;
  readonly packet?: Packet | undefined;
  readonly tenant: Tenant;
};

const isDone = ({ term, packet }: TenantTerm, on: Day): boolean =>
  packet ? isComplete(packet, on) : isAdopted(term, on);

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
    return tenant && (packet || isAdopted(term, on)) ? [{ term, packet, tenant }] : [];
  });

/** What this tenant still has to sign, by a term's packet that is open. */
export function toSignOf(
  lease: Lease,
  terms: readonly TenantTerm[],
  on: Day,
): (TenantTerm & { readonly packet: Packet; readonly signer: Signer }) | undefined {
  const [asked] = terms.flatMap(({ packet, ...one }) => {
    if (!packet || !isOpen(packet, on)) return [];
    const signer = signersOfPacket(lease, packet).find(({ id }) => id === one.tenant.id);
    return signer && !signer.signed ? [{ ...one, packet, signer }] : [];
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

/** Whether a lease in this status is lived in, or is about to be. */
export const livesThere = (status: LeaseStatus): boolean => lived.includes(status);

/**
 * The term a tenant is shown: the one in force, else the next signed, else the last signed, else the newest
 * of theirs.
 */
export const shownTerm = (lease: Lease, terms: readonly TenantTerm[], on: Day): TenantTerm | undefined =>
  terms.find(({ term }) => term.number === termInForce(lease, on)?.number) ??
  terms.find((one) => isDone(one, on) && one.term.from > on) ??
  terms.findLast((one) => isDone(one, on)) ??
  terms.at(-1);

/** What this tenant signed beyond that: others still have to sign it, or it begins later (D37). */
export function signedAhead(lease: Lease, terms: readonly TenantTerm[], on: Day) {
  const shown = shownTerm(lease, terms, on);
  const [ahead] = terms.flatMap((one) => {
    if (one.term.number === shown?.term.number && isDone(one, on)) return [];
    const signers = one.packet ? signersOfPacket(lease, one.packet) : [];
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

/**
 * Whether this tenant speaks for the household (notice, requests, messages) and sees what is shared with it:
 * the lease runs or is about to, and names them now. Not who has left it, nor who joins by a term to come
 * (D37).
 */
export const speaksForTenants = (lease: Lease, terms: readonly TenantTerm[], on: Day): boolean =>
  sharesBalance(lease, terms, on) && livesThere(statusForTenant(lease, terms, on));
