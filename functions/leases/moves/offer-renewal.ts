import { leases as rows } from '../../../shared/contract/leases';
import type { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import type { Done, Given } from '../../../shared/domain/leases/given';
import { draftOffer } from '../../../shared/domain/leases/moves/offer-renewal';
import { isRefused } from '../../../shared/domain/leases/refusals';
import { consentText } from '../../../shared/domain/leases/signing/consent-text';
import { send } from '../../../shared/domain/leases/signing/send';
import { newestTerm } from '../../../shared/domain/leases/status/current-term';
import { refuse } from '../../../shared/wire/refusals';
import { changeLease, type LeaseFound, readForChange } from '../../common/leases/change-lease';
import { actorFrom, givenAt } from '../../common/leases/lease-at';
import { canonicalText } from '../../common/leases/lease-text';
import { doneOrRefuse } from '../../common/leases/save-lease';
import { readLetterhead } from '../../common/letterhead/read-letterhead';
import { change } from '../../runtime/change';
import { fillLease } from '../draft/fill-lease';
import { freezeSent } from '../signing/freeze-sent';
import { findTemplate } from '../templates/find-template';

type Offer = Parameters<typeof draftOffer>[1];
type Found = LeaseFound & { readonly template: LeaseDocument | undefined };

/** The renewal's text once drafted; refuses as the draft does. */
function textOfOffer({ at, template }: Found, { offer, now }: { offer: Offer; now: Date }) {
  const actor = actorFrom({ address: '', agent: '' }, { id: '', name: '' });
  const given = { ...givenAt(at, { actor, now }), lease: at.read.lease };
  const term = newestTerm(doneOrRefuse(draftOffer(given, offer)).lease);
  const text = term && fillLease(term, { ...at, on: given.now.on, template });
  if (!text) throw refuse('lease-incomplete', { fields: { text: 'Choose the text of the lease' } });
  return text;
}

/** Renews by a rent rule, freezes and sends in one transaction (D37). Many leases take many calls. */
export const offerRenewal = change(rows.offerRenewal, {
  read: async ({ viewer, now, body }, deps) => {
    const found = await readForChange({ viewer, now, leaseId: body.lease_id }, deps);
    const { organizationId } = viewer;
    // A renewal keeps the previous term's template; a PDF is brought anew, in its draft.
    const text = newestTerm(found.at.read.lease)?.text;
    return { ...found, template: await findTemplate({ organizationId, text }, deps) };
  },
  act: async (request, deps) => {
    const { body, now, found } = request;
    const offer = { months: body.months, rent: body.rent };
    const text = textOfOffer(found, { offer, now });
    const textHash = canonicalText(text).hash;
    const organization = await request.organization();
    const letterhead = await readLetterhead(organization, deps);
    const { version: consentVersion } = consentText;
    const command = (given: Given) => {
      const drafted = draftOffer(given, offer);
      if (isRefused(drafted)) return drafted;
      const term = drafted.lease.terms.length;
      return send({ ...given, ...drafted }, { term, textHash, letterhead, consentVersion });
    };
    const prepare = (done: Done) => freezeSent(done, { at: found.at, organization, text }, deps);
    const version = await changeLease({ request, action: 'lease.offer', command, prepare }, deps);
    return { success: 1, data: { version } };
  },
});
