import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TermForm } from '../../shared/contract/lease-drafts';
import { elias, type LeaseWorld, nora, one, openLeases } from '../../test/support/test-world/leases';
import { postRentWith } from '../jobs/post-rent';
import { draftAgain } from '../leases/draft/draft-again';
import { voidLease } from '../leases/signing/void-lease';
import { getLedger } from '../ledger/books/get-ledger';
import { StoredEntry } from '../table/ledger/record';

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const items = [
  { id: 'p', kind: 'pet-deposit' as const, label: '', cents: 30_000, due: 'start' as const },
  { id: 'k', kind: 'fee' as const, label: 'Keys', cents: 5_000, due: 'signing' as const },
];
const money = async (lease_id: string) => {
  const { deposit } = TermForm.parse((await testWorld.read(lease_id)).terms[0]);
  return { deposit: { ...deposit, cents: 145_000 }, moveIn: { depositDue: 'signing' as const, items } };
};
const drafted = async () => {
  const { lease_id } = await testWorld.draft(one);
  await testWorld.save(lease_id, {}, { coSigners: [], tenants: [nora, elias] });
  const { parties } = TermForm.parse((await testWorld.read(lease_id)).terms[0]);
  await testWorld.save(lease_id, { ...(await money(lease_id)), parties });
  return lease_id;
};
const signAll = async (lease_id: string) => {
  await testWorld.send(lease_id);
  for (const who of [nora, elias, testWorld.agent]) await testWorld.signAs(who);
};
const charges = async () =>
  (await testWorld.all(StoredEntry))
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ source, on, charge }) => [
      source.replace(/^movein:[^:]+:/, ''),
      on,
      charge?.due,
      charge?.to,
      charge?.cents,
    ]);
const job = () => postRentWith(() => testWorld.deps)();

const signed = [
  ['deposit-1', '2026-06-15', '2026-06-15', 'deposit:joint', 145_000],
  ['pet-1', '2026-06-15', '2026-07-01', 'deposit:pet', 30_000],
  ['fee-1-k', '2026-06-15', '2026-06-15', 'owner', 5_000],
];

describe('the last signature charges what the lease says once [D61]', () => {
  it('with that signature, once, and the text that is signed names it', async () => {
    const lease_id = await drafted();
    await testWorld.send(lease_id);
    for (const who of [nora, elias]) await testWorld.signAs(who);
    expect(await charges()).toEqual([]);
    const { text } = await testWorld.open(await testWorld.tokenOf(testWorld.agent));
    expect(JSON.stringify(text)).toContain(
      'Pet deposit $300.00, due on the first day; Keys $50.00, due when everyone has signed.',
    );
    await testWorld.signAs(testWorld.agent);
    expect(await charges()).toEqual(signed);
    await job();
    await job();
    expect(await charges()).toEqual(signed);
    const ledger = await getLedger(
      { ...testWorld.call(), params: { leaseId: lease_id }, query: {} },
      testWorld.deps,
    );
    expect(ledger.data.balance).toBe(180_000);
    expect((await testWorld.read(lease_id)).move_in).toEqual([
      {
        what: 'deposit',
        label: 'Security deposit',
        due_on: '2026-06-15',
        cents: 145_000,
        open: 145_000,
        is_charged: true,
      },
      {
        what: 'pet-deposit',
        label: 'Pet deposit',
        due_on: '2026-07-01',
        cents: 30_000,
        open: 30_000,
        is_charged: true,
      },
      { what: 'fee', label: 'Keys', due_on: '2026-06-15', cents: 5_000, open: 5_000, is_charged: true },
    ]);
    const blind = { areas: { leases: 'view' as const }, properties: 'all' as const };
    const clerk = { roleLabel: 'rentalManager', grants: blind } as const;
    expect((await testWorld.read(lease_id, clerk)).move_in).toBeUndefined();
  });

  it('by the hourly run, if the charge fails then; the signature stands', async () => {
    const lease_id = await drafted();
    const post = vi.spyOn(testWorld.deps.ledgers, 'post').mockRejectedValue(new Error('away'));
    await signAll(lease_id);
    expect((await testWorld.read(lease_id)).status).toBe('signed');
    expect(await charges()).toEqual([]);
    expect((await testWorld.read(lease_id)).move_in?.map(({ is_charged }) => is_charged)).toEqual([
      false,
      false,
      false,
    ]);
    post.mockRestore();
    await job();
    expect(await charges()).toEqual(signed);
  });

  it('and a void takes it back; signed again it is charged under the next number', async () => {
    const lease_id = await drafted();
    await signAll(lease_id);
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: 'Wrong' } });
    expect((await charges()).filter(([source]) => String(source).endsWith(':reversal'))).toHaveLength(3);
    const { version } = await testWorld.read(lease_id);
    await testWorld.perform(draftAgain, { ...testWorld.call(), body: { lease_id, version } });
    await signAll(lease_id);
    expect((await charges()).slice(6).map(([source]) => source)).toEqual([
      'deposit-1:2',
      'pet-1:2',
      'fee-1-k:2',
    ]);
    await job();
    expect(await charges()).toHaveLength(9);
  });

  it('and nothing of a lease whose form says nothing of it', async () => {
    const lease_id = await drafted();
    const { moveIn: _, ...form } = TermForm.parse((await testWorld.read(lease_id)).terms[0]);
    await testWorld.save(lease_id, { ...form, moveIn: undefined });
    await signAll(lease_id);
    await job();
    expect(await charges()).toEqual([]);
    expect((await testWorld.read(lease_id)).move_in).toBeUndefined();
  });
});
