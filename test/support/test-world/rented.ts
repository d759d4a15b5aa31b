import { postRentWith } from '../../../functions/jobs/post-rent';
import { update } from '../../../functions/table/db/writes';
import { Share } from '../../../functions/table/properties/record';
import { openTestWorld } from '../test-world';
import { conrad, nora, openLeases } from './leases';
import { openTenants } from './tenants';

/** A lease that everyone signed, its rent posted by a UTC instant. */
export async function openSigned(instant: string) {
  const testWorld = await openLeases();
  const lease_id = await testWorld.sent(undefined, { coSigners: [] });
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  testWorld.goTo(instant);
  await postRentWith(() => testWorld.deps)();
  return { testWorld, lease_id };
}

/**
 * A lease whose tenant has an account and whose owner can be paid online, its rent posted by a UTC instant.
 */
export async function openRented(instant: string) {
  const testWorld = await openTenants();
  const lease_id = await testWorld.sent();
  const tenant = await testWorld.movedIn([nora, conrad, testWorld.agent]);
  testWorld.goTo(instant);
  await postRentWith(() => testWorld.deps)();
  for (const share of await testWorld.all(Share))
    await testWorld.db.write(update(Share, { key: share, set: { bankReady: true } }));
  return { testWorld, lease_id, tenant };
}

/** A property that Ada owns, on July 3, 2026. */
export async function openOwned() {
  const testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}] });
  await testWorld.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  testWorld.goTo('2026-07-03T12:00:00.000Z');
  return testWorld;
}
