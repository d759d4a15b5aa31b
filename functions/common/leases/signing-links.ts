import { createHash } from 'node:crypto';
import { addDays } from '../../../shared/domain/dates';
import type { Packet, Signer } from '../../../shared/domain/leases/packet';
import type { Tenant } from '../../../shared/domain/leases/parties';
import type { Deps } from '../../runtime/deps/deps';
import type { NewLink } from '../../table/leases/packet-writes';
import type { SigningLink, StoredReport } from '../../table/leases/record';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The second value of a co-signer's link: it opens the text's fields and does not reveal the first value. */
export const unitValueOf = (token: string): string => `unt-${sha256(`unit value of ${token}`)}`;

/** The packet's last day is over everywhere on earth at the end of the next UTC day. */
const endOf = ({ expiresOn }: Packet): string => `${addDays(expiresOn, 2)}T00:00:00.000Z`;

/** How long a mailed link opens a condition report, which has no last day of its own. */
const reportDays = 31;

type AskedReport = StoredReport & { readonly asked: { readonly at: string } };

/** A tenant's link to a condition report, which it opens as it was sent now; it cannot sign a lease. */
export function newReportLink(
  { report, tenant, now }: { report: AskedReport; tenant: Tenant; now: Date },
  { ids, settings }: Deps,
): { link: SigningLink; address: string } {
  const token = ids.secret();
  const { organizationId, leaseId, kind, version, asked } = report;
  return {
    link: {
      organizationId,
      leaseId,
      linkHash: sha256(token),
      value: 'report',
      term: 0,
      version,
      signer: tenant.id,
      report: { kind, askedAt: asked.at },
      expiresAt: new Date(now.getTime() + reportDays * 86_400_000).toISOString(),
    },
    address: `${settings.siteUrl}/auth/report?token=${token}`,
  };
}

/** How long the mailed link opens the copy. */
const copyDays = 365;

type CopyOf = {
  readonly packet: Pick<Packet, 'term' | 'version'>;
  readonly signer: Pick<Signer, 'id'>;
  readonly now: Date;
};

/** A link to a packet's sealed copy; it cannot sign. */
export function newCopyLink(
  { packet, signer, now }: CopyOf,
  { ids, settings }: Deps,
): { link: NewLink; address: string } {
  const token = ids.secret();
  return {
    link: {
      term: packet.term,
      version: packet.version,
      signer: signer.id,
      hashes: [{ value: 'copy', hash: sha256(token) }],
      expiresAt: new Date(now.getTime() + copyDays * 86_400_000).toISOString(),
    },
    address: `${settings.siteUrl}/auth/copy?token=${token}`,
  };
}

/** A signer's new link: what to store, and the address to mail. 256 random bits, stored as hashes (D48). */
export function newSigningLink(
  { packet, signer }: { packet: Packet; signer: Signer },
  { ids, settings }: Deps,
): { link: NewLink; address: string } {
  const token = ids.secret();
  const isCoSigner = signer.role === 'co-signer';
  const hashes = [
    { value: 'lease', hash: sha256(token) } as const,
    ...(isCoSigner ? [{ value: 'unit', hash: sha256(unitValueOf(token)) } as const] : []),
  ];
  const place = isCoSigner ? `/auth/cosigner-sign?LeasId=${token}` : `/auth/sign?token=${token}`;
  return {
    link: {
      term: packet.term,
      version: packet.version,
      signer: signer.id,
      hashes,
      expiresAt: endOf(packet),
    },
    address: `${settings.siteUrl}${place}`,
  };
}
