import type { Contract } from '../../../shared/contract';
import { may } from '../../../shared/domain/people/roles';
import { Application } from '../../../shared/domain/screening/application';
import { openMoves } from '../../../shared/domain/screening/open-moves';
import { mayReadReport } from '../../../shared/domain/screening/report';
import { refuse } from '../../../shared/wire/refusals';
import { findHead } from '../../common/portfolio/find-property';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import { findParty } from '../../common/screening/find-party';
import type { Deps } from '../../runtime/deps/deps';
import type { Handler, ViewerCall } from '../../runtime/handler';
import type { StoredApplication } from '../../table/screening/record';
import { readApplicant } from './read-applicant';
import { undecidedOfUnit } from './undecided-of-unit';

type Call = Pick<ViewerCall, 'viewer' | 'now'>;

/** All that is read beside an application, at once; refuses `not-found` where its property is not seen. */
async function besideOf(stored: StoredApplication, call: Call, deps: Deps) {
  const { organizationId, propertyId, unitId, screening, fields, stage } = stored;
  const asked = { ...call, area: 'applicants' } as const;
  const [, isSeen, report, waiting, { parts }, listing, named] = await Promise.all([
    findHead({ ...asked, propertyId }, deps),
    propertiesSeen(asked, deps),
    screening?.reportUntil
      ? deps.applications.report({ organizationId, screeningId: screening.screeningId }, call)
      : undefined,
    stage === 'approved' ? undecidedOfUnit({ ...call, unitId }, deps) : [],
    findParty(stored, deps),
    deps.applications.listing(stored),
    deps.applications.ofMail({ organizationId, email: fields.email }),
  ]);
  const others = named.filter(({ applicationId }) => applicationId !== stored.applicationId);
  const further = others.filter((one) => isSeen?.(one.propertyId));
  return { parts, further, report, others: waiting.length, deposit: listing?.terms?.deposit };
}

/** One applicant. What was said to the bureau and the report itself are not in it. */
export const getApplicant: Handler<Contract['screening']['getApplicant']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const { applicationId } = params;
  const stored = await deps.applications.byId({ organizationId: viewer.organizationId, applicationId });
  if (!stored) throw refuse('not-found');
  const { report, ...beside } = await besideOf(stored, { viewer, now }, deps);
  const isChanger = may(viewer, { area: 'applicants', level: 'change' });
  const moves = openMoves(Application.parse(stored), { at: now.toISOString(), isChanger });
  const read_report = report !== undefined && mayReadReport(viewer, report, now);
  return { success: 1, data: readApplicant(stored, { ...beside, now, may: { ...moves, read_report } }) };
};
