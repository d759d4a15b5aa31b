import type { ApplicantDetails } from '../../shared/contract/screening-shapes';
import type { Viewer } from '../../shared/domain/roles';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';

/** Whose page it is, and who looks at it. */
type Asked = { readonly of: StoredApplication; readonly viewer: Viewer; readonly now: Date };

/** Further applications of the same mail address that the caller may see, the newest first. */
export async function furtherApplications(
  { of, viewer, now }: Asked,
  deps: Deps,
): Promise<ApplicantDetails['further']> {
  const { organizationId, applicationId, fields } = of;
  const [named, isSeen] = await Promise.all([
    deps.applications.ofMail({ organizationId, email: fields.email }),
    propertiesSeen({ viewer, now, area: 'applicants' }, deps),
  ]);
  return named
    .filter((one) => one.applicationId !== applicationId && isSeen?.(one.propertyId))
    .map(({ home, unitId, stage, partOf, ...one }) => ({
      ...{ application_id: one.applicationId, unit_id: unitId, stage, kind: partOf?.kind },
      ...{ unit_number: home.unitNumber, property_title: home.title },
    }));
}
