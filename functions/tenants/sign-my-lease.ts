import { tenants as rows } from '../../shared/contract/tenants';
import { isRefused } from '../../shared/domain/leases/refusals';
import { landlordPlace } from '../../shared/domain/leases/signing/landlord-place';
import { noteMail } from '../../shared/domain/leases/signing/note-mail';
import { type SigningPlace, signingPlace } from '../../shared/domain/leases/signing/signing-place';
import { toSignOf } from '../../shared/domain/leases/status/tenancy';
import type { Viewer } from '../../shared/domain/people/roles';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { viewerAccount } from '../common/accounts/viewer-account';
import { aboutLease, actorFrom, findLease, givenAt, type LeaseAt, momentAt } from '../common/leases/lease-at';
import { doneOrRefuse, saveLease } from '../common/leases/save-lease';
import { newSigningLink } from '../common/leases/signing-links';
import { personName } from '../common/portfolio/person-name';
import { findMyLease } from '../common/tenants/tenant-place';
import { change } from '../runtime/change';
import type { Deps } from '../runtime/deps/deps';

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly leaseId: string };
type ToSign = { readonly at: LeaseAt; readonly asked: SigningPlace | undefined };

/**
 * What the caller has to sign: as a tenant, or as the owner or agent whom the lease names by their address.
 * Refuses `not-found` to everyone else, whether they see the lease or not.
 */
async function findToSign({ viewer, now, leaseId }: Asked, deps: Deps): Promise<ToSign> {
  if (viewer.roleLabel === 'tenant') {
    const mine = await findMyLease({ viewer, now, leaseId }, deps);
    return { at: mine, asked: toSignOf(mine.read.lease, mine.terms, mine.on) };
  }
  const [at, { email }] = await Promise.all([
    findLease({ viewer, now, leaseId }, deps),
    viewerAccount(viewer, deps),
  ]);
  const { on } = momentAt(at, now);
  const asked = landlordPlace(at.read.lease, { mail: normalizeEmail(email), on });
  if (!asked) throw refuse('not-found');
  return { at, asked };
}

/**
 * Takes a signer from their account to what they have to sign, by a new link beside the mailed ones (D48).
 */
export const signMyLease = change(rows.signMyLease, {
  read: async ({ viewer, now, body }, deps) => {
    const [{ at, asked }, name] = await Promise.all([
      findToSign({ viewer, now, leaseId: body.lease_id }, deps),
      personName(viewer, deps),
    ]);
    return { at, asked, name };
  },
  act: async (request, deps) => {
    const { found, viewer, now, trace } = request;
    const { at, asked, name } = found;
    const { lease } = at.read;
    if (!asked) throw refuse('link-ended');
    const { packet, signer } = asked;
    const link = { term: packet.term, version: packet.version, signer: signer.id };
    const given = { ...givenAt(at, { actor: actorFrom(request, { id: viewer.userId, name }), now }), lease };
    const place = signingPlace(given, link);
    if (isRefused(place)) throw refuse(place.refused);
    const made = newSigningLink({ packet, signer }, deps);
    const done = doneOrRefuse(noteMail(given, { link, mail: 'sent-again' }));
    const left = trace({ action: 'lease.open-link', ...aboutLease(lease.leaseId, at.unit) });
    const organization = await request.organization();
    await saveLease({ ...at, done, organization, now, handed: made.link, trace: left }, deps);
    return { success: 1, data: { path: made.address.slice(deps.settings.siteUrl.length) } };
  },
});
