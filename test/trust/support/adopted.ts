import { createHash } from 'node:crypto';
import { uploadedKey } from '../../../functions/common/leases/uploaded-file';
import { adoptLease } from '../../../functions/leases/adopt/adopt-lease';
import { perform } from '../../../functions/runtime/perform';
import { newLeaseId } from '../../../functions/table/leases/record';
import { addToMonth, localDateOf } from '../../../shared/domain/dates';
import { pdf } from '../../support/pdf';
import { adoptedBody } from '../../support/test-world/adopted';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';
import { newUnitOf } from './organization-units';

/** What a call sends to add a lease signed elsewhere to this unit: a person of its own, and nothing owed. */
export function adoptedIn(making: Making, unitId: string) {
  const { deps } = making.world;
  const month = localDateOf(deps.clock.now()).slice(0, 7);
  const email = `${deps.ids.next('mal')}@adopted.test`;
  const tenants = [{ id: 'ada', firstName: 'Ada', lastName: 'Byron', email, mobile: '' }];
  const term = { tenants, from: `${month}-01`, to: undefined };
  return adoptedBody({ unit_id: unitId, rent_from: addToMonth(month, 1) }, term);
}

const homeOf = ({ scene: { home, other } }: Making, propertyId: string) =>
  [home, other].find(({ properties }) => Object.values(properties).includes(propertyId));

/**
 * A lease of this property that was signed elsewhere, and its tenant's email; invented for one that is
 * nowhere.
 */
export async function newAdoptedIn(making: Making, propertyId: string) {
  const { deps } = making.world;
  const unitId = await newUnitOf(making, propertyId);
  const home = homeOf(making, propertyId);
  if (!home) return { lease_id: newLeaseId(unitId, deps.ids.next('lse')), email: '' };
  const call = viewerCall({ deps, now: () => deps.clock.now() }, home.people.orgAdmin.viewer);
  const body = adoptedIn(making, unitId);
  const { lease_id } = (await perform(adoptLease, { ...call, body }, deps)).data;
  return { lease_id, email: body.term.tenants[0]?.email ?? '' };
}

/** The same with a PDF that was brought for it. */
export async function adoptedWithPaper(making: Making, propertyId: string) {
  const { lease_id } = await newAdoptedIn(making, propertyId);
  const { organizationId } = homeOf(making, propertyId) ?? making.scene.home;
  const bytes = pdf('A lease');
  const file = { sha256: createHash('sha256').update(bytes).digest('hex'), pages: 1 };
  const key = uploadedKey({ organizationId, leaseId: lease_id }, file);
  await making.world.deps.files.put({ key, bytes, contentType: 'application/pdf' });
  return { lease_id, file };
}

/** The tenant a call names, made for it with a lease signed elsewhere and not invited. */
export async function uninvitedTenant(making: Making): Promise<string> {
  const { tenants, properties, organizationId } = making.scene.home;
  const named = making.id('tenant');
  const which = named === tenants.shown ? 'shown' : named === tenants.hidden ? 'hidden' : undefined;
  if (!which) return named;
  const { email } = await newAdoptedIn(making, properties[which]);
  const person = await making.world.deps.people.byMail({ organizationId, email, roleLabel: 'tenant' });
  return person?.userRoleId ?? named;
}
