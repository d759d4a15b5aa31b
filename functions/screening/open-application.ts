import { screening as rows } from '../../shared/contract/screening';
import { applicantName } from '../../shared/domain/screening/application-rules';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { findLinked, findListing } from './find-apply-link';
import { homeOf } from './home-of';

/** What a link leads to: a unit to apply for, or an application to go on with. */
export const openApplication = change(rows.openApplication, {
  act: async ({ body: { token }, now }, deps) => {
    const link = await deps.applications.link({ value: token, now });
    if (link?.kind === 'listing') {
      const { listing, organization } = await findListing({ token, now }, deps);
      return { success: 1, data: { home: homeOf(listing, organization.name) } };
    }
    if (link?.kind !== 'application') throw refuse('link-not-valid');
    const { application: stored, organization, main } = await findLinked({ token, now }, 'application', deps);
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
      ...{ version, stage, fields, submitted_at, is_sent: stored.sentAt !== undefined },
      people: people.map(({ applicationId: person_id, kind, email, doneAt, ...named }) => ({
        ...{ person_id, kind, email, name: applicantName(named), is_done: doneAt !== undefined },
      })),
      documents: documents.map(({ documentId, name, bytes }) => ({ document_id: documentId, name, bytes })),
      part: main && partOf && { kind: partOf.kind, named_by: applicantName(main.fields) },
    };
    return { success: 1, data: { home: homeOf(stored, organization.name), application } };
  },
});
