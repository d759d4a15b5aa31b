import { expect, it } from 'vitest';
import { nora, openLeases, two } from '../../test/support/test-world/leases';
import { getLedger } from '../ledger/books/get-ledger';
import { assessLateFees } from '../ledger/charges/assess-late-fees';
import { receivePayment } from '../ledger/payments/receive-payment';
import { postRentWith } from './post-rent';

it('a late fee of rent that came in time and was written down later is credited, once a day [D62]', async () => {
  const testWorld = await openLeases();
  const { lease_id } = await testWorld.draft(two);
  const fee = { kind: 'flat', cents: 5_000 } as const;
  const late = { fee, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent' as const] };
  await testWorld.save(lease_id, { late }, { coSigners: [] });
  await testWorld.send(lease_id);
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  const run = (instant: string) => {
    testWorld.goTo(instant);
    return postRentWith(() => testWorld.deps)();
  };
  await run('2026-07-08T12:00:00.000Z');
  const leases = [{ lease_id, entry_ids: [`rent:2026-07:${lease_id}:rent:2026-07-01`] }];
  await testWorld.perform(assessLateFees, { ...testWorld.call(), body: { run: 'a'.repeat(32), leases } });
  const check = { cents: 145_000, method: 'check', reference: '7', payer: 'Nora' } as const;
  const body = { lease_id, ...check, received_on: '2026-07-05', chosen: [], hold_rest: false };
  await testWorld.perform(receivePayment, { ...testWorld.call(), body });
  const balance = async () =>
    (await getLedger({ ...testWorld.call(), params: { leaseId: lease_id }, query: {} }, testWorld.deps)).data
      .balance;
  expect(await run('2026-07-08T17:59:00.000Z')).toMatchObject({ credited: 0 });
  expect(await balance()).toBe(5_000);
  expect(await run('2026-07-08T18:00:00.000Z')).toMatchObject({ credited: 1 });
  expect(await balance()).toBe(0);
  expect(await run('2026-07-08T18:30:00.000Z')).toMatchObject({ credited: 0 });
});
