import type { MyPaper } from '../../shared/contract/tenants';
import { displayDate } from '../../shared/domain/dates';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import type { Packet } from '../../shared/domain/leases/packet';
import { sharesBalance } from '../../shared/domain/leases/status/tenancy';
import { letterName } from '../common/leases/sealed-file';
import type { TenantPlace } from '../common/tenants/tenant-place';
import type { Deps } from '../runtime/deps/deps';

type Paper = MyPaper & { readonly isScan: boolean };

/** A packet's PDFs: signed here by all sides, on paper before a witness, or declared void afterward. */
function papersOf({ sealed = {}, inPerson, completed, voided, term }: Packet, from: string): Paper[] {
  const name = term === 1 ? 'Lease' : 'Renewal';
  const paper = (hash: string | undefined, what: string, { on = '', isScan = false }): Paper[] =>
    hash === undefined ? [] : [{ hash, name: `${what} from ${displayDate(from)}`, on, isScan }];
  return [
    ...paper(sealed.lease?.hash, name, { on: completed?.on }),
    ...paper(inPerson?.scan, `Scan of the ${name.toLowerCase()}`, { on: completed?.on, isScan: true }),
    ...paper(sealed.void?.hash, `Void ${name.toLowerCase()}`, { on: voided?.on }),
  ];
}

/** What a tenant signed or was sent of a lease, the newest first; it stays as long as the account does. */
export async function myPapers(place: TenantPlace, deps: Deps): Promise<Paper[]> {
  const { read, terms, unit, on } = place;
  const { lease } = read;
  const mine = new Set(terms.map(({ tenant }) => tenant.id));
  const signed = lease.packets.filter((packet) =>
    signersOfPacket(lease, packet).some((signer) => mine.has(signer.id) && signer.signed !== undefined),
  );
  const fromOf = ({ term }: Packet) => lease.terms.find(({ number }) => number === term)?.from ?? '';
  const { organizationId } = unit;
  const settlement = sharesBalance(lease, terms, on)
    ? await deps.ledgers.settlement({ organizationId, leaseId: lease.leaseId })
    : undefined;
  const letter = settlement?.letter
    ? [{ hash: settlement.letter, name: letterName, on: settlement.on, isScan: false }]
    : [];
  return [...signed.flatMap((packet) => papersOf(packet, fromOf(packet))), ...letter].toSorted((one, other) =>
    other.on.localeCompare(one.on),
  );
}
