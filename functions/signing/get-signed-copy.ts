import type { Contract } from '../../shared/contract';
import {
  adoptedVersion,
  lastAdoptedTerm,
  lastSignedPacket,
} from '../../shared/domain/leases/status/current-term';
import { refuse } from '../../shared/wire/refusals';
import { type LeaseInOrganization, leaseInOrganization } from '../common/leases/lease-at';
import { letterName, sealedFile, sealedName } from '../common/leases/sealed-file';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler } from '../runtime/handler';
import type { Property } from '../table/properties/record';
import type { Unit } from '../table/units/record';
import { findSigning } from './find-signing';

/** The settlement's letter for a tenant of a lease that was signed elsewhere: there is no other paper. */
async function adoptedCopy(token: string, now: Date, deps: Deps) {
  const link = await deps.leases.link({ value: token, now });
  if (link?.value !== 'copy' || link.version !== adoptedVersion) return undefined;
  const at = await leaseInOrganization(link, deps);
  const term = at && lastAdoptedTerm(at.read.lease);
  const isTenant = term?.parties.tenants.some(({ id }) => id === link.signer) && term.number === link.term;
  if (!at || !isTenant) throw refuse('link-not-valid');
  const { organization, unit, head } = at;
  const { letter } = (await deps.ledgers.settlement(link)) ?? {};
  const paper = letter === undefined ? undefined : { hash: letter };
  const settlement = await download(at, { paper, name: sealedName(unit, letterName), now }, deps);
  return answer({
    organization: organization.name,
    place: placeOf(head.property, unit),
    settlement,
    is_void: false,
  });
}

type Paper = { readonly hash: string } | undefined;
type Asked = { readonly paper: Paper; readonly name: string; readonly now: Date };

const placeOf = ({ street, city }: Property, { unitNumber }: Unit): string =>
  `${street}, Unit ${unitNumber}, ${city}`;

/** A sealed file for this signer, under its own name. */
async function download({ organization }: LeaseInOrganization, { paper, name, now }: Asked, { files }: Deps) {
  if (!paper) return undefined;
  const { hash } = paper;
  return {
    hash,
    url: await files.download({ key: sealedFile(organization.organizationId, hash), name, now }),
  };
}

/** The signed lease, by the link mailed with it or the link it was signed with. */
export const getSignedCopy: Handler<Contract['signing']['getSignedCopy']> = async (request, deps) => {
  const { body, now } = request;
  const adopted = await adoptedCopy(body.token, now, deps);
  if (adopted) return adopted;
  const at = await findSigning({ token: body.token, value: 'copy', now }, deps);
  const { packet, read, organization, unit, head, signer } = at;
  const { organizationId } = organization;
  const { leaseId } = read.lease;
  if (!packet.completed) throw refuse('link-not-valid');
  const { sealed = {}, voided } = packet;
  const { letter } = (await deps.ledgers.settlement({ organizationId, leaseId })) ?? {};
  const isTold = signer.role === 'tenant' && packet === lastSignedPacket(read.lease);
  const [lease, voidPage, settlement] = await Promise.all([
    download(at, { paper: sealed.lease, name: sealedName(unit), now }, deps),
    download(at, { paper: sealed.void, name: sealedName(unit, 'Void page'), now }, deps),
    letter !== undefined && isTold
      ? download(at, { paper: { hash: letter }, name: sealedName(unit, letterName), now }, deps)
      : undefined,
  ]);
  return answer({
    organization: organization.name,
    place: placeOf(head.property, unit),
    lease,
    void: voidPage,
    settlement,
    is_void: voided !== undefined,
  });
};
