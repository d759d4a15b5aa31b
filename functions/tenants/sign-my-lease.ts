import { tenants as rows } from '../../shared/contract/tenants';
import { noteMail } from '../../shared/domain/leases/note-mail';
import { isRefused } from '../../shared/domain/leases/refusals';
import { signingPlace } from '../../shared/domain/leases/signing-place';
import { toSignOf } from '../../shared/domain/leases/tenancy';
import { refuse } from '../../shared/wire/refusals';
import { doneOrRefuse, keepLease } from '../common/leases/keep-lease';
import { aboutLease, actorFrom, givenAt } from '../common/leases/lease-at';
import { newSigningLink } from '../common/leases/signing-links';
import { personName } from '../common/portfolio/person-name';
import { findMyLease } from '../common/tenants/tenant-place';
import { change } from '../runtime/change';

/** Takes a tenant from their account to what they have to sign, by a new link that replaces the mailed one (D48). */
export const signMyLease = change(rows.signMyLease, {
  read: async ({ viewer, now, body }, deps) => {
    const [at, name] = await Promise.all([
      findMyLease({ viewer, now, leaseId: body.lease_id }, deps),
      personName(viewer, deps),
    ]);
    return { at, name };
  },
  act: async (request, deps) => {
    const { found, viewer, now, trace } = request;
    const { at, name } = found;
    const { lease } = at.read;
    const asked = toSignOf(lease, at.terms, at.on);
    if (!asked) throw refuse('link-ended');
    const { packet, signer } = asked;
    const link = { term: packet.term, version: packet.version, signer: signer.id };
    const given = { ...givenAt(at, { actor: actorFrom(request, { id: viewer.userId, name }), now }), lease };
    const place = signingPlace(given, link);
    if (isRefused(place)) throw refuse(place.refused);
    const made = newSigningLink({ packet, signer, now }, deps);
    const done = doneOrRefuse(noteMail(given, { link, mail: 'sent-again' }));
    const left = trace({ action: 'lease.open-link', ...aboutLease(lease.leaseId, at.unit) });
    const organization = await request.organization();
    await keepLease({ ...at, done, organization, now, handed: made.link, trace: left }, deps);
    return { success: 1, data: { path: made.address.slice(deps.settings.siteUrl.length) } };
  },
});
