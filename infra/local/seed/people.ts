import type { Role } from '../../../functions/table/accounts/record';
import type { seedWriter } from '../../../functions/table/seed';
import { areas, type Grants } from '../../../shared/domain/people/roles';
import { type Plan, trialDays } from '../../../shared/domain/subscriptions/subscriptions';
import { type DemoAccount, type DemoOrganization, demoAccounts } from './accounts';
import { demoOrganizations, signedUpAt } from './organizations';
import type { seededIds } from './seeded-ids';

const day = 24 * 60 * 60 * 1000;

/** Staff who may change everything that can be granted (ROL-09). */
const everything: Grants = {
  areas: Object.fromEntries(areas.map((area) => [area, 'change'])),
  properties: 'all',
};

/** A demo account with its role. A rental owner's role names its owner record. */
export type DemoPerson = { readonly demo: DemoAccount; readonly role: Role };

/** Writes the demo organizations, accounts and roles. All share one slow hash. */
export async function writePeople({
  writer,
  ids,
  plans,
  passwordHash,
  now,
  paidUntil,
}: {
  writer: ReturnType<typeof seedWriter>;
  ids: ReturnType<typeof seededIds>;
  plans: readonly Plan[];
  passwordHash: string;
  now: Date;
  /** Set if the provider does not know the demo organizations and cannot say what they paid. */
  paidUntil: Date | undefined;
}): Promise<DemoPerson[]> {
  const organizations = new Map<
    DemoOrganization,
    { organizationId: string; adminUserId: string; name: string }
  >();
  const people: DemoPerson[] = [];
  const writes: Promise<void>[] = [];

  for (const demo of demoAccounts) {
    const userId = ids.next('usr');
    const signedUp = signedUpAt(demoOrganizations[demo.organization], now);
    const since = signedUp.toISOString();
    writes.push(
      writer.putAccount({
        userId,
        email: demo.email,
        firstName: demo.firstName,
        lastName: demo.lastName,
        mobile: demo.mobile,
        passwordHash,
        createdAt: since,
      }),
    );
    const known = organizations.get(demo.organization);
    const { name, planId, annual, paid } = demoOrganizations[demo.organization];
    const organization = known ?? { organizationId: ids.next('org'), adminUserId: userId, name };
    if (!known) {
      organizations.set(demo.organization, organization);
      const plan = plans.find((row) => row.id === planId);
      writes.push(
        writer.putOrganization({
          ...organization,
          subscription: {
            subscriptionId: ids.next('sub'),
            planId,
            annual,
            startedAt: since,
            trialEndsAt: new Date(signedUp.getTime() + trialDays * day).toISOString(),
            ...(paid && paidUntil && { paidUntil: paidUntil.toISOString() }),
          },
          limits: { properties: plan?.no_of_properties ?? 0, units: plan?.no_of_units ?? 0 },
          createdAt: since,
        }),
      );
    }
    const role: Role = {
      userRoleId: ids.next('rol'),
      userId,
      roleLabel: demo.roleLabel,
      organizationId: organization.organizationId,
      organizationName: organization.name,
      adminUserId: organization.adminUserId,
      ...(demo.roleLabel === 'rentalOwner' ? { ownerId: ids.next('own') } : {}),
      ...(demo.roleLabel === 'rentalManager' ? { grants: everything } : {}),
      createdAt: since,
    };
    writes.push(writer.putRole(role), writer.putMember(demo, role));
    people.push({ demo, role });
  }
  await Promise.all(writes);
  return people;
}
