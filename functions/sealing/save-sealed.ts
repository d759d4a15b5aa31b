import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import type { SealedPaper } from '../../shared/domain/leases/signing/evidence';
import type { Actor } from '../../shared/domain/leases/signing/packet-events';
import { sealPacket } from '../../shared/domain/leases/signing/seal-packet';
import { changedDues } from '../../shared/domain/leases/steps/steps';
import { plainName } from '../../shared/domain/name-line';
import { productName } from '../../shared/domain/product';
import { givenAt, momentAt } from '../common/leases/lease-at';
import { letterEntry } from '../common/leases/lease-letters';
import { lineOf } from '../common/leases/lease-line';
import { doneOrRefuse } from '../common/leases/save-lease';
import { newCopyLink } from '../common/leases/signing-links';
import type { PaperAt } from '../common/leases/write-pages';
import type { Deps } from '../runtime/deps/deps';
import { copyLetters } from './copy-letters';

const actor: Actor = { id: 'seal-leases', name: productName, origin: { ipAddress: '', userAgent: '' } };

type Sealed = { readonly paper: SealedPaper; readonly hash: string; readonly isQuiet: boolean };

/** Records the sealed PDF, with a link and a mail for each signer. Refuses `conflict`. */
export async function saveSealed(
  { read, unit, head, organization, packet }: PaperAt,
  { paper, hash, isQuiet }: Sealed,
  deps: Deps,
): Promise<void> {
  const now = deps.clock.now();
  const place = { unit, head };
  const { property } = head;
  const signers = signersOfPacket(read.lease, packet).filter(({ email }) => email !== '' && !isQuiet);
  const copiedTo = signers.map(({ id }) => id);
  const { term, version } = packet;
  const given = { ...givenAt(place, { actor, now }), lease: read.lease };
  const done = doneOrRefuse(sealPacket(given, { term, version, paper, hash, copiedTo }));
  const { on } = momentAt(place, now);
  const home = [property.street, `Unit ${unit.unitNumber}`, property.city].map(plainName).join(', ');
  const context = { organization, place: home, now };
  const copies = signers.map((signer) => {
    const { link, address } = newCopyLink({ packet, signer, now }, deps);
    const isTenants = paper === 'lease' && signer.role === 'tenant';
    return {
      link,
      to: signer.email,
      isAddressed: paper === 'lease',
      tenant: isTenants ? { leaseId: read.lease.leaseId, signer: signer.id } : undefined,
      letter: copyLetters[paper](context, { signer, packet, address }),
    };
  });
  await deps.leases.write({
    before: read,
    done,
    unit,
    head,
    line: lineOf(done.lease, { unit, property, on }),
    dues: changedDues(read.lease, { after: done.lease, on }),
    newLinks: copies.map(({ link }) => link),
    mails: copies.map((copy) => letterEntry(copy, context, deps)),
  });
}
