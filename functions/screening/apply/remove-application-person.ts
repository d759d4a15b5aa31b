import { screening as rows } from '../../../shared/contract/screening';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { takenOutLetter } from '../apply-letters';
import { toStranger } from '../letter-to-applicant';
import { findLinked } from './find-apply-link';
import { removePart } from './remove-part';

/** The first applicant takes somebody out again; nothing of that person's part is kept, and they are told. */
export const removeApplicationPerson = change(rows.removeApplicationPerson, {
  read: async ({ body: { token, person_id: applicationId }, now }, deps) => {
    const { application: main, organization } = await findLinked({ token, now }, 'application', deps);
    const isNamed = main.people?.some((one) => one.applicationId === applicationId);
    const { organizationId } = main;
    const part = isNamed ? await deps.applications.byId({ organizationId, applicationId }) : undefined;
    return { main, organization, part };
  },
  act: async ({ now, found: { main, part, organization } }, deps) => {
    if (main.stage !== 'draft') throw refuse('application-closed');
    // Taken out already, by another click.
    if (!part) return { success: 1 };
    const to = { application: part, organization };
    const mails = [toStranger(to, { letter: takenOutLetter(to), now }, deps)];
    await removePart({ part, main, mails, now }, deps);
    return { success: 1 };
  },
});
