import type { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import { withWholeRows } from '../../../shared/domain/leases/document/table-rows';
import { signersOfPacket } from '../../../shared/domain/leases/lease-parts';
import type { Packet, Signer } from '../../../shared/domain/leases/packet';
import type { SealedPaper } from '../../../shared/domain/leases/signing/evidence';
import type { EventDraft, PacketEventKind } from '../../../shared/domain/leases/signing/packet-events';
import { productName } from '../../../shared/domain/product';
import type { PrintFiles } from '../../gateways/print/lease-printer';
import { printedLetterhead } from '../letterhead/letterhead-files';
import type { LeaseInOrganization } from './lease-at';

/** What a sealed PDF is made from: a packet, its lease, and the organization. */
export type PaperAt = LeaseInOrganization & { readonly packet: Packet };

const roleWords: Record<Signer['role'], string> = {
  tenant: 'Tenant',
  'co-signer': 'Co-signer',
  owner: 'Landlord',
  agent: 'Manager, for the landlord',
};

const eventWords: Partial<Record<PacketEventKind, string>> = {
  delivered: 'Email delivered',
  bounced: 'Email bounced',
  opened: 'Opened',
  consented: 'Agreed to sign electronically',
  asked: 'Asked a question',
  reminded: 'Reminded by mail',
  'sent-again': 'Link mailed again',
};

/** The home's whole address, as a sealed paper names it. */
export const paperPlace = ({ unit, head: { property } }: HomeAt): string =>
  `${property.street}, Unit ${unit.unitNumber}, ${property.city}, ${property.state} ${property.zipcode}`;

type HomeAt = {
  readonly unit: Pick<PaperAt['unit'], 'unitNumber'>;
  readonly head: { readonly property: PaperAt['head']['property'] };
};

/** `2026-06-15 12:00:00`, of a UTC instant. */
const utc = (at: string): string => at.slice(0, 19).replace('T', ' ');

function methodWords({ method }: NonNullable<Signer['signed']>, { inPerson }: Packet): string {
  if (method !== 'in-person') return `with a ${method} signature`;
  return `on paper, before ${inPerson?.witness}; SHA-256 of the scan: ${inPerson?.scan}`;
}

type Pages = {
  readonly paper: SealedPaper;
  readonly document: LeaseDocument;
  readonly events: readonly EventDraft[];
  readonly keyHash: string;
  readonly verify: string;
  /** The files of the signatures that can be printed. */
  readonly images: readonly string[];
  /** The logo that can be printed, if any, by its name. */
  readonly logo?: PrintFiles;
};

/** What is known of one signer, and each thing this person did. */
function writeSigner(signer: Signer, { packet }: PaperAt, { events, images }: Pages) {
  const { id, name, role, authority = '', signed } = signer;
  const method = signed ? methodWords(signed, packet) : '';
  const own = events.flatMap(({ kind, signer: about, at, actor }) => {
    const { ipAddress: address, userAgent: agent } = actor.origin;
    if (kind === 'sent') return [{ what: 'Sent', at: utc(at), address: '', agent: `by ${actor.name}` }];
    if (about !== id) return [];
    const what = kind === 'signed' ? `Signed ${method}` : eventWords[kind];
    return what ? [{ what, at: utc(at), address, agent }] : [];
  });
  const image = `${id}.png`;
  return {
    name,
    kind: role,
    role: roleWords[role],
    authority,
    method,
    events: own,
    written: signed?.name ?? name,
    at: signed ? `${utc(signed.at)} UTC` : '',
    image: images.includes(`/${image}`) ? image : null,
    imageHash: signed?.image ?? '',
  };
}

const howKnown =
  'Times are UTC; address and browser are as the server saw them. The whole chain of events is attached to this file as evidence.json.';
const statements: Record<SealedPaper, string> = {
  lease: `Everyone named here read the text above, agreed to sign electronically unless it says otherwise, and signed it. ${howKnown}`,
  void: `Everyone named here had signed the text with this SHA-256 before it was voided. ${howKnown}`,
};

/** What the template lays out: the lease or the void page, then the certificate. */
export function writePages(at: PaperAt, pages: Pages) {
  const { read, unit, head, packet, organization } = at;
  const { property } = head;
  const place = paperPlace({ unit, head: { property } });
  const { paper, document, events, keyHash, verify, logo = {} } = pages;
  const last = events.at(-1);
  const voided = paper === 'void' ? packet.voided : undefined;
  const day = (last?.at ?? packet.sent.at).slice(0, 10).split('-').map(Number);
  return {
    title: voided ? `Void: lease for ${place}` : `Lease for ${place}`,
    author: productName,
    id: read.lease.leaseId,
    label: `Version ${packet.version}`,
    place,
    date: day,
    digest: packet.textHash,
    key: keyHash,
    consent: packet.consentVersion,
    verify,
    organization: organization.name,
    letterhead: printedLetterhead(packet.letterhead, logo) ?? null,
    before: packet.file?.pages ?? 0,
    lease: withWholeRows(document),
    statement: statements[paper],
    void: voided ? { at: `${utc(voided.at)} UTC`, by: last?.actor.name, note: voided.note } : null,
    signers: signersOfPacket(read.lease, packet).map((signer) => writeSigner(signer, at, pages)),
  };
}
