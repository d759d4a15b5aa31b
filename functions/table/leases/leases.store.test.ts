import { describe, expect, it } from 'vitest';
import type { Done, Given } from '../../../shared/domain/leases/given';
import { isRefused, type Refused } from '../../../shared/domain/leases/refusals';
import { send } from '../../../shared/domain/leases/signing/send';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { aDraftWrite, savedWith } from '../../../test/support/lease-writes';
import { clerk, noon } from '../../../test/support/leases/lease-data';
import { added, aNewProperty, anOrganization, aTrace } from '../../../test/support/table-data';
import { put } from '../db/writes';
import { Organization } from '../organizations/record';
import { newOrganization } from '../organizations/writes';
import { calendarOf } from '../units/record';
import { LeaseDue, leasePartition, StoredPacket } from './record';

const organizationId = 'org_north';
const on = '2026-06-15';

async function openWith(stores: OpenStores) {
  await stores.db.write(put(Organization, newOrganization(anOrganization(organizationId))));
  const made = aNewProperty(organizationId, { units: 2 });
  await stores.properties.add(added(made));
  const { propertyId } = made.property;
  const unitId = made.units[0]?.unitId ?? '';
  const place = async () => {
    const [head, unit] = await Promise.all([
      stores.properties.head({ organizationId, propertyId }),
      stores.units.byId({ organizationId, unitId }),
    ]);
    if (!head || !unit) throw new Error('it was added');
    return { head, unit };
  };
  /** Runs a command on a lease as stored and writes the result, once. */
  const run = async (leaseId: string, command: (given: Given) => Done | Refused) => {
    const at = await place();
    const before = await stores.leases.byId({ organizationId, leaseId });
    if (!before) throw new Error('there is no such lease');
    const given = { lease: before.lease, calendar: calendarOf(at.unit), now: noon(on), actor: clerk };
    const done = command(given);
    if (isRefused(done)) return done.refused;
    const write = { ...savedWith(done, { ...at, before }), trace: aTrace(organizationId, propertyId) };
    return stores.leases
      .write(write)
      .then(() => 'written')
      .catch(({ code }) => String(code));
  };
  return { place, run, unitId, propertyId };
}

const sending = { term: 1, textHash: 'a'.repeat(64), consentVersion: '2026-11' };

describe.each(engines)('leases on %s', (engine) => {
  const database = useDatabase(engine);

  it('of fifty drafts sent at once for the same months one is sent, and two terms never overlap [D35]', async () => {
    const stores = await database.open();
    const { place, run } = await openWith(stores);
    const ids: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const draft = aDraftWrite(await place());
      await stores.leases.write(draft);
      ids.push(draft.done.lease.leaseId);
    }
    const results = await Promise.all(ids.map((id) => run(id, (given) => send(given, sending))));
    expect(results.filter((result) => result === 'written')).toHaveLength(1);
    expect(results.filter((result) => !['written', 'conflict', 'unit-taken'].includes(result))).toEqual([]);
    const { unit } = await place();
    expect(calendarOf(unit).entries.filter(({ kind }) => kind === 'open')).toHaveLength(1);
    const again = await Promise.all(
      ids
        .filter((_, index) => results[index] !== 'written')
        .slice(0, 3)
        .map((id) => run(id, (given) => send(given, sending))),
    );
    expect(again).toEqual(['unit-taken', 'unit-taken', 'unit-taken']);
  });

  it('a send is all or nothing: packet, signers, events, days, dues and line stand together', async () => {
    const stores = await database.open();
    const { place, run } = await openWith(stores);
    const draft = aDraftWrite(await place());
    const { leaseId } = draft.done.lease;
    await stores.leases.write(draft);
    expect(await run(leaseId, (given) => send(given, sending))).toBe('written');
    const read = await stores.leases.byId({ organizationId, leaseId });
    expect(read).toMatchObject({ version: 2, listed: { group: 'out' } });
    expect(read?.lease.signers.map(({ id }) => id)).toEqual(['ada', 'grace', 'conrad', 'mia']);
    expect(read?.events.map(({ kind, seq }) => [seq, kind])).toEqual([
      [1, 'created'],
      [2, 'sent'],
    ]);
    const lines = await stores.leases.page({ organizationId, isSeen: () => true, limit: 10 });
    expect(lines.leases.map(({ group }) => group)).toEqual(['out']);
    const [packet] = await stores.db.list(StoredPacket, {
      partition: leasePartition({ organizationId, leaseId }),
    });
    expect(packet?.chain.seq).toBe(2);
    const due = { organizationId, leaseId, on: '2026-06-17', name: `remind-2:${leaseId}:1:1` };
    expect(await stores.db.get(LeaseDue, due)).toMatchObject({ kind: 'remind-2' });
  });

  it('finds nothing of another organization, and keeps no lease that was read before another change', async () => {
    const stores = await database.open();
    const { place, run } = await openWith(stores);
    const at = await place();
    const draft = aDraftWrite(at);
    const { leaseId } = draft.done.lease;
    await stores.leases.write(draft);
    expect(await stores.leases.byId({ organizationId: 'org_south', leaseId })).toBeUndefined();
    const both = await Promise.all([1, 2].map(() => run(leaseId, (given) => send(given, sending))));
    expect(both.filter((one) => one === 'written')).toHaveLength(1);
    await expect(stores.leases.write(draft)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('counts a unit with a lease once, whatever number of drafts it has, wherever it is shown', async () => {
    const stores = await database.open();
    const { place } = await openWith(stores);
    for (let count = 0; count < 3; count += 1) await stores.leases.write(aDraftWrite(await place()));
    const { head } = await place();
    expect(head.property.leasedCount).toBe(1);
    expect(await stores.organizations.byId(organizationId)).toMatchObject({ leasedUnitCount: 1 });
  });
});
