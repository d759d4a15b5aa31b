import { postRentWith } from '../../../functions/jobs/post-rent';
import { update } from '../../../functions/table/db/writes';
import { Share } from '../../../functions/table/properties/record';
import { openStand } from '../stand';
import { conrad, nora, openLeases } from './leases';
import { openTenants } from './tenants';

/** A lease that everyone signed, its rent posted by a UTC instant. */
export async function openSigned(instant: string) {
  const stand = await openLeases();
  const lease_id = await stand.sent(undefined, { coSigners: [] });
  for (const who of [nora, stand.agent]) await stand.signAs(who);
  stand.goTo(instant);
  await postRentWith(() => stand.deps)();
  return { stand, lease_id };
}

/** A lease whose tenant has an account and whose owner can be paid online, its rent posted by a UTC instant. */
export async function openRented(instant: string) {
  const stand = await openTenants();
  const lease_id = await stand.sent();
  const tenant = await stand.movedIn([nora, conrad, stand.agent]);
  stand.goTo(instant);
  await postRentWith(() => stand.deps)();
  for (const share of await stand.all(Share))
    await stand.db.write(update(Share, { key: share, set: { bankReady: true } }));
  return { stand, lease_id, tenant };
}

/** A property that Ada owns, on July 3, 2026. */
export async function openOwned() {
  const stand = await openStand();
  await stand.head();
  await stand.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await stand.property({ units: [{}] });
  await stand.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  stand.goTo('2026-07-03T12:00:00.000Z');
  return stand;
}
