import { people as rows } from '../../shared/contract/people';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { findNamed } from './find-person';
import { newInvitationLink } from './invitation-link';
import { assertOrgPlan } from './org-plan';
import { personAsObject } from './person-audit';
import { sendInvitation } from './send-invitation';

/** A new link by mail; the one before stops. */
export const resendInvitation = change(rows.resendInvitation, {
  permit: assertOrgPlan,
  read: findNamed,
  act: async (request, deps) => {
    const { found: person, viewer, now, trace } = request;
    if (person.status !== 'invited') throw refuse('already-accepted');
    const { link, address } = newInvitationLink({ ...person, now }, deps);
    // No reply is kept for a repeat: nobody knows whether the first mail went out, so it sends another or is refused.
    const left = trace({ action: 'person.resend', object: personAsObject(person) });
    await deps.people.resend({ person, link, actor: viewer, trace: left });
    await sendInvitation({ person, organization: await request.organization(), address }, deps);
    return { success: 1 };
  },
});
