import { screening as rows } from '../../../shared/contract/screening';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { refuse } from '../../../shared/wire/refusals';
import { takeFeeUnlessAway } from '../../common/screening/take-fee';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import { homeOf, shownDecision, shownFee, zoneOfHome } from '../home-of';
import { findLinked, findListing } from './find-apply-link';

/** A link's application; back from the provider's page, its fee is looked at before the webhook. */
async function findOwnApplication(asked: { readonly token: string; readonly now: Date }, deps: Deps) {
  const before = await findLinked(asked, 'application', deps);
  const { page, settled } = before.application.fee ?? {};
  if (!page || settled) return before;
  await takeFeeUnlessAway({ ...page, now: asked.now }, deps);
  return findLinked(asked, 'application', deps);
}

/** What a link leads to: a unit to apply for, or an application to go on with. */
export const openApplication = change(rows.openApplication, {
  act: async ({ body: { token }, now }, deps) => {
    const link = await deps.applications.link({ value: token, now });
    if (link?.kind === 'listing') {
      const { listing, organization } = await findListing({ token, now }, deps);
      const cents = listing.terms?.applicationFee;
      const fee = cents === undefined ? undefined : { cents, is_due: false };
      return {
        success: 1,
        data: { home: homeOf(listing, organization.name), zone: zoneOfHome(listing.home), fee },
      };
    }
    if (link?.kind !== 'application') throw refuse('link-not-valid');
    const { application: stored, organization, main } = await findOwnApplication({ token, now }, deps);
    const {
      saved: version = 1,
      stage,
      fields,
      submittedAt: submitted_at,
      people = [],
      partOf,
      documents = [],
    } = stored;
    const application = {
      version,
      stage,
      fields,
      submitted_at,
      is_sent: stored.sentAt !== undefined,
      question: stored.asked && { is_sent: stored.asked.confirmedAt !== undefined },
      showing: stored.showing,
      people: people.map(({ applicationId: person_id, kind, email, doneAt, ...named }) => ({
        person_id,
        kind,
        email,
        name: applicantName(named),
        is_done: doneAt !== undefined,
      })),
      documents: documents.map(({ documentId, name, bytes }) => ({ document_id: documentId, name, bytes })),
      part: main && partOf && { kind: partOf.kind, named_by: applicantName(main.fields) },
      decision: shownDecision(stored),
    };
    const home = homeOf(stored, organization.name);
    return { success: 1, data: { home, zone: zoneOfHome(stored.home), fee: shownFee(stored), application } };
  },
});
