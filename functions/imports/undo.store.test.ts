import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { localClient } from '../../infra/local/dynamodb/client';
import { engines, type OpenStores, openStores, useDatabase } from '../../test/support/databases';
import { aDraftWrite } from '../../test/support/lease-writes';
import { aNote } from '../../test/support/note-data';
import { everyItem, recountOf } from '../../test/support/recount';
import {
  added,
  aNewProperty,
  anAuditEntry,
  anOrganization,
  aTrace,
  factsOf,
  noon,
} from '../../test/support/table-data';
import { depsOver } from '../../test/support/test-world/deps-over';
import { fileProperty, importCalls } from '../../test/support/test-world/imports';
import { seedWriter } from '../table/seed';
import type { Unit } from '../table/units/record';

const organizationId = 'org_one';
const writing: ReadonlySet<string | undefined> = new Set(
  [BatchWriteItemCommand, DeleteItemCommand, TransactWriteItemsCommand, BatchWriteCommand, DeleteCommand].map(
    ({ name }) => name,
  ),
);

/** A process that dies: its `number`th write and every later call never reach the database. */
function dyingAt(number: number): NonNullable<Parameters<typeof localClient>[1]> {
  let writes = 0;
  return {
    middleware: {
      applyToStack: (stack) =>
        stack.add(
          (next, context) => async (args) => {
            if (writing.has(context.commandName)) writes += 1;
            if (writes >= number) throw new Error('The process was killed');
            return next(args);
          },
          { step: 'initialize', name: 'dying', priority: 'low' },
        ),
    },
  };
}

/** Counts records except the log and the owner search's shelves, which stay when empty. */
const countRest = async (stores: OpenStores) =>
  (await everyItem(stores)).filter(({ pk }) => !/#(AUDIT#[-0-9]+|OWNER_SHELVES)$/.test(pk)).length;

const callsOver = (stores: OpenStores) => importCalls(depsOver(stores));

describe.each(engines)('taking an import back on %s', (engine) => {
  const { open } = useDatabase(engine);

  const testWorld = async () => {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
    return { stores, ...callsOver(stores) };
  };

  it('keeps what was used since, says why, and takes the rest', { timeout: 60_000 }, async () => {
    const { stores, begin, send, undo } = await testWorld();
    const { import_id } = await begin();
    const mailed = (index: number) => fileProperty(index, 1, { owner1_email: `owner${index}@demo.test` });
    const { made } = await send(import_id, [0, 1, 2, 3, 4, 5, 6, 7].map(mailed));
    const whole = async (index: number) => {
      const propertyId = made.find((each) => each.index === index)?.property_id ?? '';
      const found = await stores.properties.byId({ organizationId, propertyId });
      const unit = found?.units[0];
      if (!found || !unit) throw new Error('It was not made');
      return { found, unit, propertyId };
    };
    const [leased, edited, moved, banked, documented, noted, noteless] = [
      await whole(0),
      await whole(1),
      await whole(2),
      await whole(3),
      await whole(4),
      await whole(5),
      await whole(6),
    ];
    await stores.leases.write(aDraftWrite({ unit: leased.unit, head: leased.found }));
    await stores.units.change({
      before: edited.unit,
      after: { ...edited.unit, sizeSqft: '900' },
      head: edited.found,
      trace: aTrace(organizationId, edited.propertyId),
    });
    await stores.properties.update({
      head: moved.found,
      facts: { ...factsOf(moved.found.property), city: 'Dallas' },
      trace: aTrace(organizationId, moved.propertyId),
    });
    await stores.connectedAccounts.start(
      {
        organizationId,
        ownerId: banked.found.shares[0]?.ownerId ?? '',
        accountId: 'acct_1',
        version: 1,
        detailsSubmitted: false,
        payoutsEnabled: false,
        missing: [],
        startedAt: '',
        updatedAt: '',
      },
      anAuditEntry(organizationId, 'bank'),
    );
    const documentId = documented.unit.unitId.replace('unt_', 'doc_').padEnd(82, '0');
    await stores.documents.add({
      document: {
        organizationId,
        propertyId: documented.propertyId,
        unitId: documented.unit.unitId,
        documentId,
        name: 'Lease',
        kind: 'lease',
        contentType: 'application/pdf',
        bytes: 1,
        file: 'f',
        version: 1,
        addedAt: noon.toISOString(),
        addedBy: 'usr_head',
        addedByName: 'Ada Lane',
        sharedWithOwner: false,
        sharedWithTenant: false,
      },
      trace: aTrace(organizationId, 'document'),
    });
    const addNote = async (unit: Unit) => {
      const note = aNote(unit);
      await stores.notes.add({ note, trace: aTrace(organizationId, unit.propertyId) });
      return note;
    };
    await addNote(noted.unit);
    const gone = await addNote(noteless.unit);
    await stores.notes.remove({ note: gone, trace: aTrace(organizationId, gone.propertyId) });
    const kept = await undo(import_id);
    expect(kept.map(({ property_title, why }) => [property_title, why])).toEqual([
      ['Court 0', 'One of its units has a lease.'],
      ['Court 1', 'It was changed since.'],
      ['Court 2', 'It was changed since.'],
      ['Court 3', 'An owner of it has begun bank details.'],
      ['Court 4', 'One of its units has documents.'],
      ['Court 5', 'One of its units has notes.'],
    ]);
    expect(await recountOf(stores, organizationId)).toEqual({
      isRight: true,
      properties: 6,
      units: 6,
      owners: 6,
    });
    expect(await stores.imports.byId({ organizationId, importId: import_id })).toMatchObject({
      state: 'undone',
      doneProperties: 6,
      doneUnits: 6,
      doneOwners: 6,
    });
  });

  it('leaves an owner who got another property since', async () => {
    const { stores, begin, send, undo } = await testWorld();
    const { import_id } = await begin();
    await send(import_id, [fileProperty(0)]);
    const { owners } = await stores.owners.page({ organizationId, limit: 3 });
    const shares = owners.map((owner) => ({ owner, isNew: false, percentage: 100 }));
    await stores.properties.add(added(aNewProperty(organizationId, { shares })));
    expect(await undo(import_id)).toEqual([]);
    expect(await recountOf(stores, organizationId)).toEqual({
      isRight: true,
      properties: 1,
      units: 1,
      owners: 1,
    });
  });

  it('is gone on with wherever it was cut off', { timeout: 240_000 }, async () => {
    // One small property in one transaction, one whose units go in batches, with an owner each.
    for (let number = 1; ; number += 1) {
      const { stores, begin, send, undo } = await testWorld();
      const before = await countRest(stores);
      const { import_id } = await begin();
      const properties = [fileProperty(0, 2), fileProperty(1, 60, { owner1_email: 'bo@owners.test' })];
      await send(import_id, properties);
      const killed = openStores({ ...stores, client: localClient(stores.endpoint, dyingAt(number)) });
      const ended = await callsOver(killed)
        .undo(import_id)
        .then(
          () => true,
          () => false,
        );
      expect(await undo(import_id)).toEqual([]);
      expect(await recountOf(stores, organizationId)).toEqual({
        isRight: true,
        properties: 0,
        units: 0,
        owners: 0,
      });
      expect(await countRest(stores)).toBe(before + 1);
      if (!ended) continue;
      expect(number).toBeGreaterThan(8);
      return;
    }
  });
});
