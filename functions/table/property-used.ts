import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { documentEntities } from './entities/document';
import { organizationEntities } from './entities/organization';
import { paymentEntities } from './entities/payment';
import { propertyEntities } from './entities/property';
import type { MadeProperty } from './imports';
import { hashOfUnits } from './imports-made';
import type { KeptWhy } from './kept-whys';
import { unitsOf } from './keys';
import type { PropertyHead, Unit } from './properties';
import { readHead } from './property-read';
import { toUnit } from './property-records';
import { versionOf } from './versions';

/** All that stands of a property an import made; `documented` are units that have or had documents. */
export type MadeAsItStands = {
  readonly head: PropertyHead;
  readonly units: readonly Unit[];
  readonly documented: readonly string[];
};

export async function readAllUnits(
  table: TableClient,
  { organizationId, propertyId }: Pick<MadeProperty, 'organizationId' | 'propertyId'>,
): Promise<Unit[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query(unitsOf(organizationId, propertyId))
    .entities(propertyEntities(table).unit)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return Items.map(toUnit);
}

/** How many documents the units have; none for a unit that never had one. */
export const documentsOf = (table: TableClient, units: readonly Unit[]) =>
  batchGet(
    documentEntities(table).documentCount,
    units.map(({ organizationId, unitId }) => ({ organizationId, unitId })),
  );

/** Owners whom the same import made, and what ties them to the account beyond their properties. */
async function tiesOfOwners(table: TableClient, made: MadeProperty, { everOwners }: PropertyHead) {
  const { organizationId, importId } = made;
  const ownerKeys = everOwners.map(({ ownerId }) => ({ organizationId, ownerId }));
  const [owners, accounts] = await Promise.all([
    batchGet(organizationEntities(table).owner, ownerKeys),
    batchGet(paymentEntities(table).connectedAccount, ownerKeys),
  ]);
  const ours = owners.filter((owner) => owner.importId === importId);
  const withBank = new Set(accounts.map(({ ownerId }) => ownerId));
  return {
    bank: ours.some(({ ownerId }) => withBank.has(ownerId)),
    account: ours.some(({ userRoleId }) => userRoleId !== ''),
  };
}

/** A property an import made as it stands now, and why it must stay if it was used since. Undefined when it is not there. */
export async function readMade(
  table: TableClient,
  made: MadeProperty,
): Promise<(MadeAsItStands & { why: KeptWhy | undefined }) | undefined> {
  const head = await readHead(table, made);
  if (!head) return undefined;
  const [units, ties] = await Promise.all([readAllUnits(table, made), tiesOfOwners(table, made, head)]);
  const counts = await documentsOf(table, units);
  const reasons: readonly [KeptWhy, boolean][] = [
    ['lease', (head.property.leasedCount ?? 0) > 0 || units.some(({ leaseStatus }) => leaseStatus === 1)],
    ['documents', counts.some(({ live = 0 }) => live > 0)],
    ['bank', ties.bank],
    ['account', ties.account],
    ['changed', versionOf(head.property) > 1 || units.some((unit) => versionOf(unit) > 1)],
    ['changed', hashOfUnits(units.map(({ unitId }) => unitId)) !== made.unitsHash],
  ];
  const documented = counts.map(({ unitId }) => unitId);
  return { head, units, documented, why: reasons.find(([, holds]) => holds)?.[0] };
}
