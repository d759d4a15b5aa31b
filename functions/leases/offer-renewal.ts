import { leases as rows } from '../../shared/contract/leases';
import { consentText } from '../../shared/domain/leases/consent-text';
import type { Given } from '../../shared/domain/leases/given';
import { draftOffer } from '../../shared/domain/leases/offer-renewal';
import { newestTerm } from '../../shared/domain/leases/paper';
import { isRefused } from '../../shared/domain/leases/refusals';
import { send } from '../../shared/domain/leases/send';
import { refuse } from '../../shared/wire/refusals';
import { doneOrRefuse } from '../common/leases/keep-lease';
import { actorFrom, givenAt } from '../common/leases/lease-at';
import { canonicalText, freezeText } from '../common/leases/lease-text';
import { change } from '../runtime/change';
import { changeLease, type LeaseFound, readForChange } from './change-lease';
import { fillLease } from './fill-lease';

type Offer = Parameters<typeof draftOffer>[1];

/** The text that the renewal has once it is drafted; refuses as the draft does. */
function textOfOffer({ at }: LeaseFound, { offer, now }: { offer: Offer; now: Date }) {
  const actor = actorFrom({ address: '', agent: '' }, { id: '', name: '' });
  const given = { ...givenAt(at, { actor, now }), lease: at.read.lease };
  const term = newestTerm(doneOrRefuse(draftOffer(given, offer)).lease);
  const text = term && fillLease(term, { ...at, on: given.now.on });
  if (!text) throw refuse('lease-incomplete', { fields: { text: 'Choose the text of the lease' } });
  return text;
}

/** Renewed, the rent by a rule, frozen and sent in one transaction (D37); many leases at once are many of these calls. */
export const offerRenewal = change(rows.offerRenewal, {
  read: ({ viewer, now, body }, deps) => readForChange({ viewer, now, leaseId: body.lease_id }, deps),
  act: async (request, deps) => {
    const { body, now, found, viewer } = request;
    const offer = { months: body.months, rent: body.rent };
    const text = textOfOffer(found, { offer, now });
    const textHash = canonicalText(text).hash;
    const command = (given: Given) => {
      const drafted = draftOffer(given, offer);
      if (isRefused(drafted)) return drafted;
      const term = drafted.lease.terms.length;
      return send({ ...given, ...drafted }, { term, textHash, consentVersion: consentText.version });
    };
    const organization = await request.organization();
    const prepare = () => freezeText(text, { organizationId: viewer.organizationId, files: deps.files });
    const version = await changeLease(
      { request, organization, action: 'lease.offer', command, prepare },
      deps,
    );
    return { success: 1, data: { version } };
  },
});
