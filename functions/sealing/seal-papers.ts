import type { SealedPaper } from '../../shared/domain/leases/evidence/evidence';
import type { Packet } from '../../shared/domain/leases/packet';
import { papersToSeal } from '../../shared/domain/leases/seal-packet';
import { sealedFile } from '../common/leases/sealed-file';
import type { Deps } from '../runtime/deps/deps';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import { type SealDue, unitIdOfLease } from '../table/leases/record';
import { keepSealed } from './keep-sealed';
import { makePaper } from './make-paper';
import type { PaperAt } from './paper-at';
import { publishedSeal } from './published-seal';

/** What a line leads to; undefined when it is no longer there. */
async function findPacket(due: SealDue, deps: Deps): Promise<PaperAt | undefined> {
  const { organizationId, leaseId, term, version } = due;
  const unitId = unitIdOfLease(leaseId) ?? '';
  const [read, unit, organization] = await Promise.all([
    deps.leases.byId({ organizationId, leaseId }),
    deps.units.byId({ organizationId, unitId }),
    deps.organizations.byId(organizationId),
  ]);
  const head = unit && (await deps.properties.head(unit));
  const packet = read?.lease.packets.find((one) => one.term === term && one.version === version);
  return read && unit && head && organization && packet && { read, unit, head, organization, packet };
}

const daysInYear = 365.25;
const dayMilliseconds = 86_400_000;

/** Until when nobody can delete a file that is made of a packet. */
function keptUntil({ completed }: Packet, { settings }: Deps): Date | undefined {
  const from = new Date(completed?.at ?? 0).getTime();
  return settings.sealYears === undefined
    ? undefined
    : new Date(from + settings.sealYears * daysInYear * dayMilliseconds);
}

/** One paper: made, put under its hash, written down and mailed. The same paper again has the same bytes. */
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
  await keepSealed(at, { paper, hash, isQuiet }, deps);
}

/** Makes what a packet lacks: the signed lease, and the void page after it. Answers how many. */
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
