import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseWorld, nora, openLeases, two } from '../../../test/support/test-world/leases';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { postRentWith } from '../../jobs/post-rent';
import { logger } from '../../runtime/logger';
import { getLedger } from '../books/get-ledger';
import { assessLateFees } from './assess-late-fees';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
let lease_id: string;
/** A fee of 50.00 and 5.00 more for each week; July's rent is late since 7 July, today is the 7th. */
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = (await testWorld.draft(two)).lease_id;
  const fee = { kind: 'flat', cents: 5_000 } as const;
  const repeats = { every: 'week', cents: 500 } as const;
  const late = { fee, repeats, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent' as const] };
  await testWorld.save(lease_id, { late }, { coSigners: [] });
  await testWorld.send(lease_id);
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  testWorld.goTo('2026-07-07T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
});

const rent = () => `rent:2026-07:${lease_id}:rent:2026-07-01`;
/** One run a day. */
const runOf = () => testWorld.deps.clock.now().toISOString().slice(0, 10).replaceAll('-', '').padEnd(32, '0');
const assess = async (...entry_ids: string[]) => {
  const body = { run: runOf(), leases: [{ lease_id, entry_ids }] };
  return (await testWorld.perform(assessLateFees, { ...testWorld.call(), body })).data;
};
const balance = async () =>
  (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data
    .balance;

describe('a late fee that grows by the week', () => {
  it('is an entry of its own for what each week adds, charged once when the call is sent again [D3] [D16]', async () => {
    const before = await balance();
    const charged = (key: string) => ({
      posted: [{ lease_id, entry_id: `latefee:${lease_id}:2026-07${key}` }],
      refused: [],
    });
    for (const [day, key, cents] of [
      ['2026-07-07', '', 5_000],
      ['2026-07-14', ':2', 5_500],
      ['2026-07-28', ':3', 6_500],
    ] as const) {
      testWorld.goTo(`${day}T12:00:00.000Z`);
      expect(await assess(rent())).toEqual(charged(key));
      expect((await balance()) - before).toBe(cents);
      expect(await assess(rent())).toEqual(charged(key));
      expect((await balance()) - before).toBe(cents);
    }
  });

  it.each(['2026-07-08', '2026-07-13'])(
    'is not charged again on %s, before the week is over',
    async (day) => {
      await assess(rent());
      const before = await balance();
      testWorld.goTo(`${day}T12:00:00.000Z`);
      const why = 'There’s no late fee to charge for this.';
      expect(await assess(rent())).toEqual({ posted: [], refused: [{ lease_id, why }] });
      expect(await balance()).toBe(before);
    },
  );
});

it.each([
  ['a manager is the manager’s', 'manager'],
  ['a landlord with their own property is the owners’', 'owner'],
] as const)('a late fee of %s [D66]', async (_, to) => {
  if (to === 'owner') await testWorld.role({ userId: 'usr_head', userRoleId: 'rol_own', roleLabel: 'owner' });
  await assess(rent());
  const { organizationId } = testWorld.call().viewer;
  const source = `latefee:${lease_id}:2026-07`;
  const key = { organizationId, propertyId, leaseId: lease_id };
  const { book } = await testWorld.deps.ledgers.book({ ...key, sources: [source] });
  expect(book.entries[source]?.charge).toMatchObject({ kind: 'late', to, cents: 5_000 });
});
