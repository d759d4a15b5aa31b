import { EntryCode, opensCodes } from '../../../shared/domain/portfolio/unit-access';
import type { Deps } from '../../runtime/deps/deps';
import type { JobAt } from './find-job';

/** The unit's entry codes while a visit of an accepted job stands (unit-access.md); else none. */
export async function codesOfJob({ request, job }: JobAt, now: Date, deps: Deps): Promise<EntryCode[]> {
  const { organizationId, place, visits } = request;
  const at = now.toISOString();
  const isOpen = visits.some((visit) => visit.jobId === job.jobId && opensCodes(visit, at));
  if (!job.accepted || job.ended || place.unitId === undefined || !isOpen) return [];
  const { codes } = await deps.unitAccess.ofUnit({ organizationId, unitId: place.unitId });
  return EntryCode.array().parse(codes);
}
