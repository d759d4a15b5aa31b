import type { ClauseChange } from '../../shared/domain/leases/document/clause-change';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import type { Packet } from '../../shared/domain/leases/packet';
import { isAfterAdopted, packetBefore } from '../../shared/domain/leases/status/current-term';
import { compareSent, notCompared } from '../common/leases/compare-texts';
import { momentAt } from '../common/leases/lease-at';
import { frozenText } from '../common/leases/lease-text';
import type { Deps } from '../runtime/deps/deps';
import type { SigningAt } from './find-signing';

/** What changed since this person last signed; nothing for those who never saw the earlier text (D37). */
export async function changesFor(
  { at, now }: { at: SigningAt; now: Date },
  deps: Deps,
): Promise<ClauseChange[] | undefined> {
  const { packet, signer, organization, read } = at;
  const { on } = momentAt(at, now);
  const before = packetBefore(read.lease, { term: packet.term, on });
  const { term } = packet;
  if (!before && signer.role === 'tenant' && isAfterAdopted(read.lease, { term, on })) return [notCompared];
  const hasSigned = before && signersOfPacket(read.lease, before).some(({ id }) => id === signer.id);
  if (!before || !hasSigned) return undefined;
  const { organizationId } = organization;
  const textOf = async ({ textHash, file }: Packet) => ({
    document: await frozenText({ organizationId, textHash }, deps),
    file,
  });
  const [old, next] = await Promise.all([textOf(before), textOf(packet)]);
  return compareSent(old, next);
}
