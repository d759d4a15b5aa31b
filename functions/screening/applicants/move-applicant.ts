import { screening as rows } from '../../../shared/contract/screening';
import { refuse } from '../../../shared/wire/refusals';
import { findUnit } from '../../common/portfolio/find-unit';
import { findParty } from '../../common/screening/find-party';
import { change } from '../../runtime/change';
import { aboutApplication } from '../../table/screening/record';
import { homeAt } from '../new-application';
import { findApplication } from './find-application';
import { moveParty } from './move-party';

const actions = { waiting: 'application.wait', submitted: 'application.consider' } as const;

/** Puts an applicant on the waiting list or takes them from it, for another unit if named. They are told. */
export const moveApplicant = change(rows.moveApplicant, {
  read: async ({ viewer, now, body }, deps) => {
    const before = await findApplication({ viewer, now, applicationId: body.application_id }, deps);
    const unitId = body.to === 'submitted' ? (body.unit_id ?? before.unitId) : before.unitId;
    const unit = { viewer, now, unitId, area: 'applicants', toChange: true } as const;
    const [party, at] = await Promise.all([
      findParty(before, deps),
      unitId === before.unitId ? undefined : findUnit(unit, deps),
    ]);
    return { party, at };
  },
  act: async (request, deps) => {
    const { now, body, found, trace } = request;
    const { party, at } = found;
    // A part goes with the application it belongs to.
    if (party.main.partOf) throw refuse('application-closed');
    if (party.main.version !== body.version) throw refuse('changed-meanwhile');
    const moving = { to: body.to, place: at && homeAt(at), organization: await request.organization(), now };
    const moved = moveParty(party, moving, deps);
    const { after } = moved;
    const reply = { success: 1, data: { version: party.main.version + 1 } } as const;
    const left = trace({ action: actions[body.to], ...aboutApplication(after) });
    await deps.applications.write({ ...moved, trace: { ...left, reply } });
    return reply;
  },
});
