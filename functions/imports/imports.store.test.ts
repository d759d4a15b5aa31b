import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engines, type OpenStores, useDatabase } from '../../test/support/databases';
import { everyItem, recountOf } from '../../test/support/recount';
import { added, aNewProperty, anOrganization, anOwner } from '../../test/support/table-data';
import { depsOver } from '../../test/support/test-world/deps-over';
import { fileProperty, importCalls } from '../../test/support/test-world/imports';
import { seedWriter } from '../table/seed';

const organizationId = 'org_one';

const everyKey = async (stores: OpenStores): Promise<string[]> =>
  (await everyItem(stores)).map(({ pk, sk }) => `${pk} ${sk}`);

describe.each(engines)('imports on %s', (engine) => {
  const { open } = useDatabase(engine);

  const testWorld = async (limits = { properties: 5000, units: 50_000 }) => {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId, limits));
    const deps = depsOver(stores);
    return { stores, deps, ...importCalls(deps) };
  };

  it('makes properties, units and owners, once however often it is asked, and counts what it made', async () => {
    const { stores, begin, send, finish } = await testWorld();
    const { import_id } = await begin();
    const properties = [fileProperty(0), fileProperty(1, 3), fileProperty(2, 0)];
    const replies = await Promise.all([1, 2, 3].map(() => send(import_id, properties)));
    const made = new Set(
      replies.map((reply) => JSON.stringify(reply.made.toSorted((a, b) => a.index - b.index))),
    );
    expect(made.size).toBe(1);
    expect(replies.flatMap(({ refused }) => refused)).toEqual([]);
    const line = await finish(import_id);
    expect(line).toMatchObject({
      state: 'done',
      done: { properties: 3, units: 4, owners: 1, rent_cents: 580_000 },
    });
    await expect(send(import_id, [fileProperty(3)])).rejects.toMatchObject({ code: 'import-ended' });
    expect(await recountOf(stores, organizationId)).toEqual({
      isRight: true,
      properties: 3,
      units: 4,
      owners: 1,
    });
  });

  it('goes on with the same file where it stood', async () => {
    const { begin, send, finish } = await testWorld();
    const first = await begin('a.csv');
    await send(first.import_id, [fileProperty(0), fileProperty(2)]);
    expect(await begin('a.csv')).toEqual({ import_id: first.import_id, made: [0, 2] });
    await finish(first.import_id);
    expect((await begin('a.csv')).import_id).not.toBe(first.import_id);
  });

  it('tells before it begins that the plan has no room, and refuses one by one what does not fit', async () => {
    const { begin, send } = await testWorld({ properties: 3, units: 3 });
    await expect(begin('a.csv', { properties: 4, units: 1 })).rejects.toMatchObject({
      code: 'property-limit',
    });
    await expect(begin('a.csv', { properties: 1, units: 4 })).rejects.toMatchObject({ code: 'unit-limit' });
    const { import_id } = await begin('a.csv', { properties: 2, units: 3 });
    await send(import_id, [fileProperty(0, 2)]);
    // One call adds in parallel, so only the one that fits in no order is certain to be refused.
    const { made, refused } = await send(import_id, [fileProperty(1, 2), fileProperty(2)]);
    expect(made.map(({ index }) => index)).toEqual([2]);
    expect(refused).toEqual([
      {
        index: 1,
        problems: [{ row: 1001, column: '', message: 'Unit Limit Exceeded! Please Upgrade Your Plan' }],
      },
    ]);
  });

  it('takes an owner of the organization by the mail address and makes one owner of many lines', async () => {
    const { stores, begin, send } = await testWorld();
    const owner = anOwner(organizationId, { email: 'ada@owners.test', firstName: 'Adele' });
    const shares = [{ owner, isNew: true, percentage: 100 }];
    await stores.properties.add(added(aNewProperty(organizationId, { shares })));
    const { import_id } = await begin();
    const bo = { owner1_email: 'bo@owners.test' };
    const properties = Array.from({ length: 12 }, (_, at) => fileProperty(at, 1, at % 2 === 0 ? {} : bo));
    const calls = [properties.slice(0, 6), properties.slice(6)].map((part) => send(import_id, part));
    for (const { refused } of await Promise.all(calls)) expect(refused).toEqual([]);
    const { owners } = await stores.owners.page({ organizationId, limit: 10 });
    expect(owners.map(({ email, firstName }) => [email, firstName])).toEqual([
      ['bo@owners.test', 'Ada'],
      ['ada@owners.test', 'Adele'],
    ]);
    expect(await recountOf(stores, organizationId)).toMatchObject({
      isRight: true,
      properties: 13,
      owners: 2,
    });
  });

  it('refuses a property that exists, and two of one name and address', async () => {
    const { begin, send } = await testWorld();
    const { import_id } = await begin();
    await send(import_id, [fileProperty(0)]);
    const again = fileProperty(1, 1, { property_title: 'COURT 0' });
    const twice = [fileProperty(2), fileProperty(3, 1, { property_title: 'court 2' })];
    const { made, refused } = await send(import_id, [again, ...twice]);
    expect(made.map(({ index }) => index)).toEqual([2]);
    const sentence = 'A property with this name and address exists already.';
    expect(refused.map(({ index, problems }) => [index, problems.map(({ message }) => message)])).toEqual([
      [1, [sentence]],
      [3, [sentence]],
    ]);
  });

  it('takes a building of 300 units, whole, and takes it back', { timeout: 60_000 }, async () => {
    const { stores, begin, send, finish, undo } = await testWorld();
    const { import_id } = await begin();
    expect((await send(import_id, [fileProperty(0, 300)])).refused).toEqual([]);
    expect(await recountOf(stores, organizationId)).toMatchObject({ isRight: true, units: 300 });
    await finish(import_id);
    expect(await undo(import_id)).toEqual([]);
    expect(await recountOf(stores, organizationId)).toEqual({
      isRight: true,
      properties: 0,
      units: 0,
      owners: 0,
    });
    expect(await stores.imports.byId({ organizationId, importId: import_id })).toMatchObject({
      state: 'undone',
      doneProperties: 0,
      doneUnits: 0,
      doneOwners: 0,
      doneRentCents: 0,
    });
  });

  it('takes back what was made, in parts, and leaves nothing in the table but the import, the log and an empty shelf', {
    timeout: 60_000,
  }, async () => {
    const { stores, begin, send, undoOnce } = await testWorld();
    const before = await everyKey(stores);
    const { import_id } = await begin();
    const many = Array.from({ length: 30 }, (_, at) => fileProperty(at, at % 3));
    await send(import_id, many.slice(0, 25));
    await send(import_id, many.slice(25));
    const first = await undoOnce(import_id);
    expect(first).toEqual({ left: 5, kept: [] });
    expect(await undoOnce(import_id)).toEqual({ left: 0, kept: [] });
    const left = (await everyKey(stores)).filter((key) => !before.includes(key));
    expect(left.filter((key) => !/#(AUDIT#[-0-9]+|OWNER_SHELVES) /.test(key))).toEqual([
      `ORG#${organizationId}#IMPORTS IMPORT#${import_id}`,
    ]);
    expect(await recountOf(stores, organizationId)).toMatchObject({ isRight: true, owners: 0 });
    // It may be called again.
    expect(await undoOnce(import_id)).toEqual({ left: 0, kept: [] });
  });

  it('keeps the counters equal to a recount after any adds, imports and undos at once', {
    timeout: 240_000,
  }, async () => {
    const step = fc.record({
      units: fc.integer({ min: 0, max: 4 }),
      owner: fc.integer({ min: 1, max: 3 }),
      by: fc.constantFrom('hand', 'file', 'undone'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 20 }), async (steps) => {
        const { stores, begin, send, finish, undo } = await testWorld({ properties: 15, units: 25 });
        const asked = { properties: 0, units: 0 };
        const works = steps.map(async ({ units, owner: number, by }, at) => {
          const email = `owner${number}@demo.test`;
          if (by === 'hand') {
            const owner = anOwner(organizationId, { email });
            const shares = [{ owner, isNew: true, percentage: 100 }];
            await stores.properties.add(added(aNewProperty(organizationId, { units, shares })));
            return;
          }
          const { import_id } = await begin(`${at}.csv`, asked);
          await send(import_id, [fileProperty(at, units, { owner1_email: email })]);
          if (by === 'undone') await undo(import_id);
          else await finish(import_id);
        });
        const ended = await Promise.allSettled(works);
        const codes = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
        const expected = ['property-limit', 'unit-limit', 'owner-email-taken', 'conflict'];
        expect(codes.filter((code) => !expected.includes(code))).toEqual([]);
        expect(await recountOf(stores, organizationId)).toMatchObject({ isRight: true });
      }),
      // Each run makes a table, so failures are not shrunk.
      { numRuns: 10, endOnFailure: true },
    );
  });
});
