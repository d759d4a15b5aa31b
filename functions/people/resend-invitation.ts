import { people as rows } from '../../shared/contract/people';
import { refuse } from '../../shared/wire/refusals';
import { newInvitationLink } from '../common/people/invitation-link';
import { change } from '../runtime/change';
import { findNamed } from './find-person';
import { assertOrgPlan } from './org-plan';
import { personAsObject } from './person-audit';
import { sendInvitation } from './send-invitation';

/** Mails a new link; the old one stops working. */
export const resendInvitation = change(rows.resendInvitation, {
  permit: assertOrgPlan,
  read: findNamed,
  act: async (request, deps) => {
    const { found: person, viewer, now, trace } = request;
    if (person.status !== 'invited') throw refuse('already-accepted');
    const { link, address } = newInvitationLink({ ...person, now }, deps);
    // The first mail may be lost, so a repeat has no stored reply: it sends again or is refused.
    const left = trace({ action: 'person.resend', object: personAsObject(person) });
    await deps.people.resend({ person, link, actor: viewer, trace: left });
    await sendInvitation({ person, organization: await request.organization(), address }, deps);
    return { success: 1 };
  },
});
