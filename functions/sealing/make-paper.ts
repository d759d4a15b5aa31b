import { createHash } from 'node:crypto';
import { renderSVG } from 'uqr';
import { canonicalJson } from '../../shared/domain/leases/canonical-json';
import { signersOfPacket } from '../../shared/domain/leases/lease-parts';
import { chainProblem, type SealedPaper, writeEvidence } from '../../shared/domain/leases/signing/evidence';
import type { PacketEvent } from '../../shared/domain/leases/signing/packet-events';
import { frozenText, signatureFile } from '../common/leases/lease-text';
import { isSignature } from '../common/leases/signature-size';
import { uploadedBytes } from '../common/leases/uploaded-file';
import type { PaperAt } from '../common/leases/write-pages';
import { paperPlace, writePages } from '../common/leases/write-pages';
import { letterheadFiles } from '../common/letterhead/letterhead-files';
import { CannotLayOut, type PrintFiles } from '../gateways/print/lease-printer';
import type { Deps } from '../runtime/deps/deps';
import type { Seal } from './published-seal';

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const mostImageBytes = 64 * 1024;

/** The packet's events up to the one that asked for this PDF. Throws if the chain is broken. */
async function eventsFor({ read, packet }: PaperAt, paper: SealedPaper): Promise<PacketEvent[]> {
  const { term, version, chain, textHash } = packet;
  const events = read.events.filter((event) => event.term === term && event.version === version);
  if (await chainProblem({ events, chain }, textHash, sha256))
    throw new Error('The events of a packet are not as they were chained');
  const lastKind = paper === 'lease' ? 'completed' : 'voided';
  return events.slice(0, events.findLastIndex(({ kind }) => kind === lastKind) + 1);
}

/**
 * The signature images by signer, each as signed; without those too large to print, from before November
 * 2026.
 */
async function drawingsOf(
  { read: { lease }, packet, organization }: PaperAt,
  { files }: Deps,
): Promise<PrintFiles> {
  const drawn = signersOfPacket(lease, packet).flatMap(({ id, signed }) =>
    signed?.image ? [{ id, image: signed.image }] : [],
  );
  const read64 = async ({ id, image }: { id: string; image: string }) => {
    const found = await files.peek(signatureFile(organization.organizationId, image), mostImageBytes);
    if (!found || sha256(found.head) !== image) throw new Error('A signature is not the one that was given');
    return [`/${id}.png`, found.head] as const;
  };
  const read = await Promise.all(drawn.map(read64));
  return Object.fromEntries(read.filter(([, bytes]) => isSignature(bytes)));
}

/** The PDF that the text names, as it was signed. Throws if it is missing or was changed. */
async function broughtFor(
  { read, packet, organization }: PaperAt,
  deps: Deps,
): Promise<Uint8Array | undefined> {
  if (!packet.file) return undefined;
  const { organizationId } = organization;
  const bytes = await uploadedBytes({ organizationId, leaseId: read.lease.leaseId }, packet.file, deps);
  if (!bytes) throw new Error('The PDF of a lease is not the one that was signed');
  return bytes;
}

type Making = { readonly paper: SealedPaper; readonly seal: Seal };

/** The sealed PDF and its hash. A repeat makes the same bytes. */
export async function makePaper(
  at: PaperAt,
  { paper, seal }: Making,
  deps: Deps,
): Promise<{ bytes: Uint8Array; hash: string }> {
  const { read, packet, organization } = at;
  const { organizationId } = organization;
  const { term, version, textHash } = packet;
  const [document, events, drawings] = await Promise.all([
    frozenText({ organizationId, textHash }, deps),
    eventsFor(at, paper),
    drawingsOf(at, deps),
  ]);
  const verify = `${deps.settings.siteUrl}/auth/verify`;
  const about = { paper, document, events, keyHash: seal.keyHash, verify };
  const letterhead = paper === 'lease' ? packet.letterhead : undefined;
  const head = await letterheadFiles({ organizationId, letterhead }, deps);
  const print = (images: PrintFiles, logo: PrintFiles) =>
    deps.printer.print({
      '/paper.json': Buffer.from(
        JSON.stringify(writePages(at, { ...about, logo, images: Object.keys(images) })),
      ),
      '/qr.svg': Buffer.from(renderSVG(verify, { border: 0 })),
      ...images,
      ...logo,
    });
  // An image that claims to be a PNG may not be one, or trap the printer; its hash stays in the certificate.
  const printing = print(drawings, head).catch((problem: unknown) => {
    if (problem instanceof CannotLayOut) return print({}, {});
    throw problem;
  });
  // The printer works in a thread of its own, so the first seal's library loads meanwhile.
  const [printed] = await Promise.all([printing, deps.pdfs.load()]);
  const brought = paper === 'lease' ? await broughtFor(at, deps) : undefined;
  const pages = brought ? await deps.pdfs.withPagesInFront(printed, brought) : printed;
  const last = events.at(-1);
  if (!last) throw new Error('A packet to seal has no events');
  const evidence = {
    version: 1 as const,
    paper,
    lease: { id: read.lease.leaseId, term, version },
    about: {
      place: paperPlace(at),
      parties: signersOfPacket(read.lease, packet).map(({ name, role }) => ({ name, role })),
    },
    pages: { bytes: pages.length, hash: sha256(pages) },
    text: canonicalJson(document),
    textHash,
    events,
    chain: { seq: last.seq, hash: sha256(canonicalJson(last)) },
  };
  const bytes = await deps.pdfs.seal(pages, {
    key: seal.key,
    certificate: seal.certificate,
    at: new Date(last.at),
    evidence: await writeEvidence(evidence, sha256),
    brought,
  });
  return { bytes, hash: sha256(bytes) };
}
