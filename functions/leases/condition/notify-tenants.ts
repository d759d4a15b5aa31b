import type { Lease } from '../../../shared/domain/leases/lease';
import type { Day } from '../../../shared/domain/leases/moments';
import { normalizeEmail } from '../../../shared/domain/text';
import { tenantsAsked } from '../../common/leases/tenants-of';
import type { Deps } from '../../runtime/deps/deps';
import type { NewNotification } from '../../table/notifications/writes';

type Event = Pick<NewNotification, 'organizationId' | 'source' | 'text' | 'now'>;

/** Under the bell of each of the lease's tenants who has an account; a letter goes to all of them besides. */
export async function notifyTenants(
  about: { readonly lease: Lease; readonly on: Day },
  event: Event,
  { people }: Pick<Deps, 'people'>,
): Promise<NewNotification[]> {
  const { organizationId } = event;
  const found = await Promise.all(
    tenantsAsked(about).map(({ email }) =>
      people.byMail({ organizationId, email: normalizeEmail(email), roleLabel: 'tenant' }),
    ),
  );
  return found.flatMap((person) => (person ? [{ ...event, userRoleId: person.userRoleId }] : []));
}
