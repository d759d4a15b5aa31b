import { tmpdir } from 'node:os';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { postRentWith } from '../../functions/jobs/post-rent';
import type { Deps } from '../../functions/runtime/deps/deps';
import { mapAll } from '../../functions/runtime/map-all';
import { openDb } from '../../functions/table/db/db';
import { put } from '../../functions/table/db/writes';
import { newLeaseId, unitIdOfLease } from '../../functions/table/leases/record';
import { entryPlace, StoredEntry, StoredHead } from '../../functions/table/ledger/record';
import { stores } from '../../functions/table/stores';
import { ensureTable, startDatabase } from '../../infra/local/dynamodb';
import { localClient } from '../../infra/local/dynamodb/client';
import { addDays } from '../../shared/domain/dates';
import { copyOf, type Item, isOf } from '../support/ledger/lease-copies';
import { conrad, nora, openLeases } from '../support/test-world/leases';

const tableName = 'many-leases';
const batch = 25;
const atOnce = 8;
/** Leases written side by side. */
const together = 100;

/** A signed lease with its rent, made by the product's own calls, and the items whose keys name it. */
async function aLease() {
  const testWorld = await openLeases();
  const leaseId = await testWorld.sent();
  await testWorld.signAs(nora);
  await testWorld.coSign(await testWorld.tokenOf(conrad));
  await testWorld.signAs(testWorld.agent);
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
  const all: readonly Item[] = await testWorld.items();
  const isOwn = isOf(leaseId);
  return { testWorld, leaseId, own: all.filter(isOwn), shared: all.filter((item) => !isOwn(item)) };
}

/**
 * An organization of this many signed leases, each with its rent so far, in a database of its own in memory.
 */
export async function openManyLeases(leases: number) {
  const { testWorld, leaseId, own, shared } = await aLease();
  const database = await startDatabase({ dir: tmpdir(), engine: 'auto', inMemory: true });
  const { endpoint } = database;
  await ensureTable({ endpoint, tableName });
  const client = localClient(endpoint);
  const db = openDb({ client, tableName });
  const deps: Deps = { ...testWorld.deps, ...stores({ client, tableName }) };
  const write = async (items: readonly Item[]) => {
    const parts = Array.from({ length: Math.ceil(items.length / batch) }, (_, at) =>
      items.slice(at * batch, (at + 1) * batch),
    );
    const send = (part: readonly Item[]) => {
      const puts = part.map((Item) => ({ PutRequest: { Item } }));
      return client.send(new BatchWriteCommand({ RequestItems: { [tableName]: puts } }));
    };
    await mapAll(parts, send, { concurrency: atOnce });
  };
  const newId = () => newLeaseId(unitIdOfLease(leaseId) ?? '', deps.ids.next('lse'));
  await write([...shared, ...own]);
  for (let made = 1; made < leases; made += together) {
    const ids = Array.from({ length: Math.min(together, leases - made) }, newId);
    await write(ids.flatMap((to) => copyOf(own, { from: leaseId, to })));
  }
  return {
    deps,
    goTo: testWorld.goTo,
    call: () => testWorld.call(),
    engine: database.engine,
    client,
    tableName,
    stop: () => database.stop(),
    /** Copies of these ledgers, each of a property of its own. */
    scattered: async (heads: readonly StoredHead[]): Promise<StoredHead[]> => {
      const copies = heads.map((head) => ({ ...head, leaseId: newId(), propertyId: deps.ids.next('prp') }));
      await db.writeAll(copies.map((head) => put(StoredHead, head)));
      return copies;
    },
    /** A lease whose ledger has this many entries besides. */
    longLedger: async (entries: number): Promise<string> => {
      const to = newId();
      const copies = copyOf(own, { from: leaseId, to });
      const charge = copies.find(({ _et }) => _et === StoredEntry.name) ?? {};
      const more = Array.from({ length: entries }, (_, at) => {
        const [source, seq] = [`charge:bench${at}`, at + 100];
        const on = addDays('2016-01-01', at % 3_000);
        const key = StoredEntry.key({ organizationId: 'org_one', leaseId: to, source });
        return { ...charge, source, seq, on, order: entryPlace(on, seq), ...key };
      });
      await write([...copies, ...more]);
      return to;
    },
  };
}
