import { changeOrganizationSettings } from '../../../functions/profile/change-organization-settings';
import { audited } from '../../../functions/runtime/audit';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import { tenantObject } from '../../../functions/tenants/record/record-object';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import type { RentersInsurance } from '../../../shared/domain/people/renters-insurance';
import { callOf } from './call-of-head';
import type { Seeded } from './subscriptions';

const carriers = ['Lemonade', 'State Farm', 'Toggle', 'Allstate', 'USAA'] as const;
/** Liability in cents, and what is asked for. */
const covers = [10_000_000, 10_000_000, 30_000_000] as const;
const asked = 10_000_000;

/** Days from today until the last day of a policy; most of them are a part of a year away. */
const usualDays = [40, 75, 110, 160, 205, 240, 290, 330] as const;
/** Of the tenants by name: whose policy is over, has to be checked, or is not there. */
const lacking = { none: 5, over: 11, toCheck: 17, ending: 23 } as const;

/** When Northgate began to ask. */
const daysAgo = 45;

function policiesOf(at: number, { today, id }: { today: string; id: string }): RentersInsurance[] {
  if (at === lacking.none) return [];
  const days = usualDays[at % usualDays.length] ?? 100;
  const ends = { [lacking.over]: -9, [lacking.ending]: 16 }[at] ?? days;
  return [
    {
      id,
      carrier: carriers[at % carriers.length] ?? 'Lemonade',
      policy: `HO4-${40_217 + at * 311}`,
      cents: covers[at % covers.length] ?? asked,
      from: addDays(today, ends - 364),
      ends: addDays(today, ends),
      state: at === lacking.toCheck ? 'to-check' : 'confirmed',
    },
  ];
}

/** Northgate asks for renters insurance, and nearly everybody has it. Nobody is reminded by email. */
export async function writeInsurance({ people, ids, now }: Seeded, deps: Deps): Promise<void> {
  const head = people.find(({ demo }) => demo.email === 'orgadmin@demo.test');
  if (!head) throw new Error('The demo data has no Northgate Homes');
  const then = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000);
  const call = callOf({ head, deps }, then);
  const { organizationId } = head.role;
  const insurance = { isRequired: true, cents: asked, reminds: false };
  const { version = 0 } = (await deps.organizationSettings.ofOrganization(organizationId)) ?? {};
  await perform(changeOrganizationSettings, { ...call, body: { version, insurance } }, deps);
  const { tenancies } = await deps.tenants.known(organizationId);
  const tenants = [...new Map(tenancies.map((one) => [one.userRoleId, one])).values()].toSorted(
    (one, other) => one.email.localeCompare(other.email),
  );
  const today = localDateOf(now);
  for (const [at, tenant] of tenants.entries()) {
    const { userRoleId, propertyId } = tenant;
    const before = await deps.tenants.record({ organizationId, userRoleId });
    const policies = policiesOf(at, { today, id: ids.next('pol') });
    const record = { ...before, insurance: policies, version: before.version + 1 };
    const entry = {
      action: 'tenant.record' as const,
      object: tenantObject(tenant),
      about: propertyId,
      after: { text: 'Renters insurance' },
    };
    await deps.tenants.saveRecord({ record, trace: { audit: audited(call, entry, deps), now: then } });
  }
}
