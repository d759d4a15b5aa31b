import { leases as rows } from '../../shared/contract/leases';
import { consentText } from '../../shared/domain/leases/consent-text';
import { newestTerm } from '../../shared/domain/leases/current-term';
import type { LeaseDocument } from '../../shared/domain/leases/document/lease-document';
import type { Given } from '../../shared/domain/leases/given';
import { draftOffer } from '../../shared/domain/leases/offer-renewal';
import { isRefused } from '../../shared/domain/leases/refusals';
import { send } from '../../shared/domain/leases/send';
import { refuse } from '../../shared/wire/refusals';
import { doneOrRefuse } from '../common/leases/keep-lease';
import { actorFrom, givenAt } from '../common/leases/lease-at';
import { canonicalText, freezeText } from '../common/leases/lease-text';
import { change } from '../runtime/change';
import { changeLease, type LeaseFound, readForChange } from './change-lease';
import { fillLease } from './fill-lease';
import { findTemplate } from './find-template';

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
    const prepare = () => freezeText(text, { organizationId: viewer.organizationId, files: deps.files });
    const version = await changeLease({ request, action: 'lease.offer', command, prepare }, deps);
    return { success: 1, data: { version } };
  },
});
