import type { Contract } from '../../../shared/contract';
import { nameOf } from '../../../shared/domain/names';
import { mayReadReport, Report } from '../../../shared/domain/screening/report';
import { refuse } from '../../../shared/wire/refusals';
import type { Handler } from '../../runtime/handler';
import { noteAccess } from '../../runtime/note-access';
import { aboutApplication } from '../../table/screening/record';
import { findApplication } from '../applicants/find-application';
import { openAbout } from './seal-about';

/** The report, for those on its access list; each look is logged (D50). For all others it is not there. */
export const getScreeningReport: Handler<Contract['screening']['getScreeningReport']> = async (
  request,
  deps,
) => {
  const { viewer, now, params } = request;
  const stored = await findApplication({ viewer, now, applicationId: params.applicationId }, deps);
  const { organizationId, screening } = stored;
  const key = { organizationId, screeningId: screening?.screeningId ?? '' };
  const kept = await deps.applications.report(key, { now });
  if (!kept || !mayReadReport(viewer, kept, now)) throw refuse('not-found');
  const [accounts] = await Promise.all([
    Promise.all(kept.readers.map((userId) => deps.accounts.byId(userId))),
    noteAccess(
      request,
      {
        action: 'screening.read',
        ...aboutApplication(stored),
        everyTime: true,
      },
      deps,
    ),
  ]);
  const readers = accounts.flatMap((found) => (found ? [nameOf(found.account)] : []));
  const { arrivedAt: arrived_at, until } = kept;
  const report = Report.parse(await openAbout({ ...key, what: 'report' }, kept.sealed, deps));
  return { success: 1, data: { report, arrived_at, until, readers } };
};
