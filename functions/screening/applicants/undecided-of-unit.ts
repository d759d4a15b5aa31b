import type { Viewer } from '../../../shared/domain/people/roles';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import type { ApplicationLine } from '../../table/screening/record';

/** Applications of a unit that are shown or answered at once. */
export const undecidedMost = 20;

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly unitId: string };

/** The newest undecided applications of a unit that the caller may see, and one more if there are more. */
export async function undecidedOfUnit(
  { viewer, now, unitId }: Asked,
  deps: Deps,
): Promise<ApplicationLine[]> {
  const isSeen = await propertiesSeen({ viewer, now, area: 'applicants' }, deps);
  if (!isSeen) return [];
  const { organizationId } = viewer;
  const asked = { organizationId, stage: 'submitted', unitId, isSeen, limit: undecidedMost + 1 } as const;
  return (await deps.applications.page(asked)).applications;
}
