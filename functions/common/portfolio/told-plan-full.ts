import { planFull } from '../../../shared/domain/notifications';
import type { Deps } from '../../runtime/deps/deps';
import type { NewNotification } from '../../table/notifications/writes';
import type { Organization } from '../../table/organizations/record';
import { toldHead } from '../notifications/told';

type Add = {
  readonly organization: Organization;
  readonly adds: { readonly properties: number; readonly units: number };
  /** Of the add's audit entry. */
  readonly auditId: string;
  readonly now: Date;
};

/**
 * What the head is told when an add takes the last room of the plan. It counts from the organization as this call read it: of two who take the
 * last two rooms in the same moment nobody may be told, and the limit itself is still held by the write.
 */
export async function toldPlanFull(
  { organization, adds, auditId, now }: Add,
  deps: Pick<Deps, 'accounts'>,
): Promise<NewNotification[]> {
  const { limits, propertyCount, unitCount } = organization;
  const counts = { properties: propertyCount, units: unitCount };
  const full = (['properties', 'units'] as const).filter(
    (what) => adds[what] > 0 && counts[what] + adds[what] === limits[what],
  );
  const told = full.map((what) =>
    toldHead(
      { organization, source: `full ${what} ${auditId}`, text: planFull({ what, limit: limits[what] }), now },
      deps,
    ),
  );
  return (await Promise.all(told)).flat();
}
