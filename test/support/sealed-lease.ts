import { sealLeases } from '../../functions/sealing/seal-leases';
import { conrad, type LeaseStand, nora, one } from './stand/leases';

/** A lease that its tenant, co-signer and agent signed. */
export async function signedLease(stand: LeaseStand, unitId = one): Promise<string> {
  const leaseId = await stand.sent(unitId);
  await stand.signAs(nora);
  await stand.coSign(await stand.tokenOf(conrad));
  await stand.signAs(stand.agent);
  return leaseId;
}

/** Runs the job that seals; with a printer, on real pages. */
export const sealAll = ({ deps }: LeaseStand, printer = deps.printer) =>
  sealLeases(() => ({ ...deps, printer }))();

/** The sealed files of a lease's newest packet. */
export async function sealedFiles(stand: LeaseStand, leaseId: string) {
  const { packets } = await stand.read(leaseId);
  const bytesOf = (hash: string | undefined) =>
    hash === undefined ? undefined : stand.files.get(`sealed/org_one/${hash}.pdf`)?.bytes;
  const sealed = packets[0]?.sealed;
  return { lease: bytesOf(sealed?.lease), void: bytesOf(sealed?.void) };
}

/** The published certificates, as the verifier takes them. */
export const publishedKeys = async ({ deps }: LeaseStand): Promise<Uint8Array[]> =>
  (await deps.leases.seals.certificates()).map((each) => new Uint8Array(Buffer.from(each, 'base64')));
