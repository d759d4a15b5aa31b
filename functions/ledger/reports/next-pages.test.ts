import { beforeEach, describe, expect, it } from 'vitest';
import type { LeaseWorld } from '../../../test/support/test-world/leases';
import { openSigned } from '../../../test/support/test-world/rented';
import { logger } from '../../runtime/logger';
import { put } from '../../table/db/writes';
import { StoredEntry, StoredHead } from '../../table/ledger/record';
import { getLedger } from '../books/get-ledger';
import { exportJournal } from './export-journal';
import { openFigure } from './open-figure';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
let lease_id: string;
/** A ledger with the rent of July and August. */
beforeEach(async () => {
  ({ testWorld, lease_id } = await openSigned('2026-07-26T12:00:00.000Z'));
});

const rent = 145_000;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
/** The ledger's head and its first entry. */
async function stored() {
  const [head] = await testWorld.all(StoredHead);
  const entry = (await testWorld.all(StoredEntry)).find(({ seq }) => seq === 1);
  if (!head || !entry) throw new Error('there is no ledger');
  return { head, entry };
}

describe('a ledger of more than a hundred entries', () => {
  beforeEach(async () => {
    const { head, entry } = await stored();
    const charge = (at: number) => {
      const place = { seq: at + 3, on: '2026-07-26', source: `charge:${at}` };
      return put(StoredEntry, { ...entry, ...place });
    };
    const owed = 202 * rent;
    const balances = { ...head.balances, receivable: owed, uncollected: -owed };
    await testWorld.db.writeAll([
      ...numbers(200).map(charge),
      put(StoredEntry, { ...entry, type: 'credit' }),
      put(StoredHead, { ...head, seq: 202, balances }),
    ]);
  });
  const page = async (query: Parameters<typeof getLedger>[0]['query']) =>
    (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query }, testWorld.deps)).data;

  it('comes in pages of a hundred, each with the balances after its entries', async () => {
    const first = await page({ limit: 100 });
    const second = await page({ limit: 100, after: first.next });
    const third = await page({ limit: 100, after: second.next });
    expect([first.lines.length, second.lines.length, third.lines.length]).toEqual([100, 100, 2]);
    expect(third.next).toBeUndefined();
    const lines = [...first.lines, ...second.lines, ...third.lines];
    expect(lines.map(({ seq }) => seq)).toEqual(numbers(202).map((at) => 202 - at));
    expect(lines.map(({ balance }) => balance)).toEqual(numbers(202).map((at) => (202 - at) * rent));
  });

  it('is searched whole for what is asked for', async () => {
    const { lines, next } = await page({ show: 'credits' });
    expect(lines.map(({ seq, balance }) => [seq, balance])).toEqual([[1, rent]]);
    expect(next).toBeUndefined();
  });
});

describe('entries of more than two hundred ledgers', () => {
  beforeEach(async () => {
    const { head, entry } = await stored();
    const idAt = (at: number) => `${head.leaseId}_${at + 100}`;
    await testWorld.db.writeAll([
      ...numbers(201).map((at) => put(StoredHead, { ...head, leaseId: idAt(at) })),
      ...[0, 199, 200].map((at) => put(StoredEntry, { ...entry, leaseId: idAt(at) })),
    ]);
  });
  const days = { from: '2026-07-01', to: '2026-07-31' };
  const journal = async (after?: string) =>
    (await exportJournal({ ...testWorld.call(), query: { ...days, after } }, testWorld.deps)).data;
  const figure = async (limit: number, after?: string) => {
    const asked = { report: 'income', column: 'charged', ...days, limit, after } as const;
    return (await openFigure({ ...testWorld.call(), query: asked }, testWorld.deps)).data;
  };

  it('go on with the next ledgers, in the journal and behind a figure, without August’s rent [D59]', async () => {
    const first = await journal();
    expect(first.rows).toHaveLength(2 * 3);
    const second = await journal(first.next);
    expect([second.rows.length, second.next]).toEqual([2 * 2, undefined]);
    const pages = [];
    for (let after: string | undefined, at = 0; at === 0 || after !== undefined; at += 1) {
      const { lines, next } = await figure(3, after);
      pages.push(lines.map((line) => line.lease_id.slice(lease_id.length)));
      after = next;
    }
    expect(pages).toEqual([
      ['', '_100'],
      ['_299', '_300'],
    ]);
  });
});
