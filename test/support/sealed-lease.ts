import { sealLeases } from '../../functions/sealing/seal-leases';
import { conrad, type LeaseWorld, nora, one } from './test-world/leases';

/** A lease that its tenant, co-signer and agent signed. */
export async function signedLease(testWorld: LeaseWorld, unitId = one): Promise<string> {
  const leaseId = await testWorld.sent(unitId);
  await testWorld.signAs(nora);
  await testWorld.coSign(await testWorld.tokenOf(conrad));
  await testWorld.signAs(testWorld.agent);
  return leaseId;
}

/** Runs the job that seals; with a printer, on real pages. */
export const sealAll = ({ deps }: LeaseWorld, printer = deps.printer) =>
  sealLeases(() => ({ ...deps, printer }))();

/** The sealed files of a lease's newest packet. */
export async function sealedFiles(testWorld: LeaseWorld, leaseId: string) {
  const { packets } = await testWorld.read(leaseId);
  const bytesOf = (hash: string | undefined) =>
    hash === undefined ? undefined : testWorld.files.get(`sealed/org_one/${hash}.pdf`)?.bytes;
  const sealed = packets[0]?.sealed;
  return { lease: bytesOf(sealed?.lease), void: bytesOf(sealed?.void) };
}

/** The published certificates, as the verifier takes them. */
export const publishedKeys = async ({ deps }: LeaseWorld): Promise<Uint8Array[]> =>
  (await deps.leases.seals.certificates()).map((each) => new Uint8Array(Buffer.from(each, 'base64')));
