import { normalizeEmail } from '../../text';
import type { Lease } from '../lease';
import { signersOfPacket } from '../lease-parts';
import type { Packet, Signer, SignerRole } from '../packet';
import { type Parties, signerNameOf } from '../parties';
import type { Term } from '../term';

type Person = Parties['tenants'][number] & { readonly companyName?: string; readonly authority?: string };

/** Who must sign: every tenant, every co-signer, each owner who signs, and the manager as agent (D47). */
function peopleWhoSign({ tenants, coSigners, owners, agent }: Parties): [SignerRole, Person][] {
  const as = (role: SignerRole, people: readonly Person[]) =>
    people.map((person): [SignerRole, Person] => [role, person]);
  return [
    ...as('tenant', tenants),
    ...as('co-signer', coSigners),
    ...as(
      'owner',
      owners.filter(({ signs }) => signs),
    ),
    ...as('agent', agent ? [agent] : []),
  ];
}

/** The signers of a term's packet; a fixed order puts those it does not name last. */
export function signersOfTerm({ number, parties }: Term, version: number): Signer[] {
  const { signingOrder = [] } = parties;
  const orderOf = (id: string): number => {
    const place = signingOrder.indexOf(id);
    return (place === -1 ? signingOrder.length : place) + 1;
  };
  return peopleWhoSign(parties).map(([role, person]) => ({
    term: number,
    version,
    id: person.id,
    role,
    name: signerNameOf(person),
    email: normalizeEmail(person.email),
    ...(person.authority !== undefined && { authority: person.authority }),
    order: orderOf(person.id),
    devices: [],
  }));
}

/** Whether everyone before this person has signed; in a free order, always. */
export const isTurnOf = (lease: Pick<Lease, 'signers'>, packet: Packet, { order }: Signer): boolean =>
  signersOfPacket(lease, packet).every((other) => other.order >= order || other.signed !== undefined);

/** Those who can sign now. */
export const signersInTurn = (lease: Pick<Lease, 'signers'>, packet: Packet): Signer[] =>
  signersOfPacket(lease, packet).filter((signer) => !signer.signed && isTurnOf(lease, packet, signer));
