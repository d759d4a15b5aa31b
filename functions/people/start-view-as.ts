import { people as rows } from '../../shared/contract/people';
import { mayViewAs } from '../../shared/domain/people/people';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { findNamed } from './find-person';
import { personAsObject } from './person-audit';
import { viewSession } from './view-session';
import { tokenAnswer } from './view-token';

/** 'View as' is read-only (pipeline/view-as). It ends with the admin's session or with either one's role. */
export const startViewAs = change(rows.startViewAs, {
  read: findNamed,
  act: async (request, deps) => {
    const { found: person, viewer, now, trace } = request;
    if (!mayViewAs(person, viewer)) throw refuse('cannot-view-as');
    const view = viewSession(person, { own: await request.session(), now });
    const after = { until: view.endsAt };
    const left = trace({ action: 'person.view-as', object: personAsObject(person), after });
    const session = await deps.people.startView({ session: view, actor: viewer, trace: left });
    return { success: 1, data: await tokenAnswer({ session, userId: viewer.userId, now }, deps) };
  },
});
