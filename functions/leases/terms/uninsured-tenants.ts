import { later } from '../../../shared/domain/dates';
import { nameOf } from '../../../shared/domain/leases/parties';
import { signedTerms } from '../../../shared/domain/leases/status/standing';
import { insuranceOn } from '../../../shared/domain/people/renters-insurance';
import { type LeaseAt, momentAt } from '../../common/leases/lease-at';
import { tenantsNow } from '../../common/leases/tenants-of';
import type { Deps } from '../../runtime/deps/deps';

type Asked = {
  readonly now: Date;
  /** The `user_role_id` of its tenants by their ids in the lease. */
  readonly roles: Readonly<Record<string, string>>;
};

/**
 * The tenants of a signed lease, by name, whose confirmed policies do not cover its first day; undefined
 * where the organization asks for no insurance.
 */
export async function uninsuredTenants(
  at: LeaseAt,
  { now, roles }: Asked,
  deps: Pick<Deps, 'organizationSettings' | 'tenants'>,
): Promise<string[] | undefined> {
  const { organizationId } = at.unit;
  const asked = (await deps.organizationSettings.ofOrganization(organizationId))?.insurance;
  if (!asked?.isRequired) return undefined;
  const keys = Object.values(roles).map((userRoleId) => ({ organizationId, userRoleId }));
  const records = new Map((await deps.tenants.records(keys)).map((one) => [one.userRoleId, one]));
  const { on } = momentAt(at, now);
  const day = later(on, signedTerms(at.read.lease, on)[0]?.from ?? on);
  return tenantsNow(at, now)
    .filter(({ id }) => {
      const record = records.get(roles[id] ?? '');
      return insuranceOn(record?.insurance ?? [], day).until === undefined;
    })
    .map(nameOf);
}
