import type { Contract } from '../../shared/contract';
import { lastSignedPacket } from '../../shared/domain/leases/current-term';
import { refuse } from '../../shared/wire/refusals';
import { letterName, sealedFile, sealedName } from '../common/leases/sealed-file';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler } from '../runtime/handler';
import { findSigning, type SigningAt } from './find-signing';

type Paper = { readonly hash: string } | undefined;
type Asked = { readonly paper: Paper; readonly name: string; readonly now: Date };

/** A sealed file for this signer, under its own name. */
async function download({ organization }: SigningAt, { paper, name, now }: Asked, { files }: Deps) {
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
  const { street, city } = head.property;
  return answer({
    ...{ organization: organization.name, place: `${street}, Unit ${unit.unitNumber}, ${city}` },
    ...{ lease, void: voidPage, settlement, is_void: voided !== undefined },
  });
};
