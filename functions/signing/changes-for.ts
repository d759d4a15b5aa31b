import { packetBefore } from '../../shared/domain/leases/current-term';
import type { ClauseChange } from '../../shared/domain/leases/document/clause-change';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import type { Packet } from '../../shared/domain/leases/packet';
import { compareSent } from '../common/leases/compare-texts';
import { momentAt } from '../common/leases/lease-at';
import { frozenText } from '../common/leases/lease-text';
import type { Deps } from '../runtime/deps/deps';
import type { SigningAt } from './find-signing';

/** What changed since this person last signed; nothing for those who never saw the earlier text (D37). */
export async function changesFor(
  { at, now: instant }: { at: SigningAt; now: Date },
  deps: Deps,
): Promise<ClauseChange[] | undefined> {
  const { link, signer, organization, read } = at;
  const { on } = momentAt(at, instant);
  const before = packetBefore(read.lease, { term: link.term, on });
  const now = read.lease.packets.find(({ term, version }) => term === link.term && version === link.version);
  const hasSigned = before && signersOfPacket(read.lease, before).some(({ id }) => id === signer.id);
  if (!now || !before || !hasSigned) return undefined;
  const { organizationId } = organization;
  const textOf = async ({ textHash, file }: Packet) => ({
    document: await frozenText({ organizationId, textHash }, deps),
    file,
  });
  const [old, next] = await Promise.all([textOf(before), textOf(now)]);
  return compareSent(old, next);
}
