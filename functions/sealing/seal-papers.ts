import type { Packet } from '../../shared/domain/leases/packet';
import type { SealedPaper } from '../../shared/domain/leases/signing/evidence';
import { papersToSeal } from '../../shared/domain/leases/signing/seal-packet';
import { leaseInOrganization } from '../common/leases/lease-at';
import { sealedFile } from '../common/leases/sealed-file';
import type { PaperAt } from '../common/leases/write-pages';
import type { Deps } from '../runtime/deps/deps';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import type { SealDue } from '../table/leases/record';
import { makePaper } from './make-paper';
import { publishedSeal } from './published-seal';
import { saveSealed } from './save-sealed';

/** The packet of a queue line; undefined if it no longer exists. */
async function findPacket(due: SealDue, deps: Deps): Promise<PaperAt | undefined> {
  const at = await leaseInOrganization(due, deps);
  const packet = at?.read.lease.packets.find(
    ({ term, version }) => term === due.term && version === due.version,
  );
  return at && packet && { ...at, packet };
}

const daysInYear = 365.25;
const dayMilliseconds = 86_400_000;

/** Nobody can delete a packet's files before this instant. */
function keptUntil({ completed }: Packet, { settings: { sealYears } }: Deps): Date | undefined {
  if (!completed || sealYears === undefined) return undefined;
  return new Date(Date.parse(completed.at) + sealYears * daysInYear * dayMilliseconds);
}

/** Makes one PDF, stores it under its hash, records and mails it. A repeat makes the same bytes. */
async function sealPaper(
  at: PaperAt,
  { paper, isQuiet }: { paper: SealedPaper; isQuiet: boolean },
  deps: Deps,
) {
  const seal = await publishedSeal(deps);
  const { bytes, hash } = await makePaper(at, { paper, seal }, deps);
  const key = sealedFile(at.organization.organizationId, hash);
  const keepUntil = keptUntil(at.packet, deps);
  await deps.files.put({ key, bytes, contentType: 'application/pdf', keepUntil });
  await saveSealed(at, { paper, hash, isQuiet }, deps);
}

/** Makes a packet's missing PDFs: the signed lease, and the void page after it. Returns how many. */
export async function sealPapers(due: SealDue, deps: Deps): Promise<number> {
  const seal = (): Promise<boolean> =>
    retryOnConflict(async () => {
      const at = await findPacket(due, deps);
      const [paper] = at ? papersToSeal(at.packet) : [];
      if (!at || !paper) return false;
      await sealPaper(at, { paper, isQuiet: due.isQuiet === true }, deps);
      return true;
    });
  let sealed = 0;
  while (await seal()) sealed += 1;
  return sealed;
}
