import { planFull } from '../../../shared/domain/notifications/notifications';
import type { Deps } from '../../runtime/deps/deps';
import type { NewNotification } from '../../table/notifications/writes';
import type { Organization } from '../../table/organizations/record';
import { notifyHead } from '../notifications/notify';

type Add = {
  readonly organization: Organization;
  readonly adds: { readonly properties: number; readonly units: number };
  readonly auditId: string;
  readonly now: Date;
};

/** Tells the head that an add took the plan's last room. Counts from the organization as read, so two adds
 * at once may tell nobody; the write still holds the limit. */
export async function notifyPlanFull(
  { organization, adds, auditId, now }: Add,
  deps: Pick<Deps, 'accounts'>,
): Promise<NewNotification[]> {
  const { limits, propertyCount, unitCount } = organization;
  const counts = { properties: propertyCount, units: unitCount };
  const full = (['properties', 'units'] as const).filter(
    (what) => adds[what] > 0 && counts[what] + adds[what] === limits[what],
  );
  const told = full.map((what) =>
    notifyHead(
      { organization, source: `full ${what} ${auditId}`, text: planFull({ what, limit: limits[what] }), now },
      deps,
    ),
  );
  return (await Promise.all(told)).flat();
}
