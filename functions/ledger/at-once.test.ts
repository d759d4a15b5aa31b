import { beforeEach, expect, it } from 'vitest';
import { type LeaseWorld, openLeases } from '../../test/support/test-world/leases';
import { propertyId } from '../../test/support/test-world/portfolio';
import { logger } from '../runtime/logger';
import { ClosedBooks } from '../table/ledger/record';
import { OwnerStatement, PropertyTerms } from '../table/statements/record';
import { closeBooks } from './books/close-books';
import { issueStatement } from './owners/issue-statement';
import { setManagementFee } from './owners/set-management-fee';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
  await testWorld.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  testWorld.goTo('2026-07-03T12:00:00.000Z');
});

/** How each of two calls at the same instant ends. */
const both = async (...calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls))
    .map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))
    .toSorted();
const logged = async (action: string) =>
  (await testWorld.audit()).filter((entry) => entry.action === action).map(({ after }) => after);

it('books closed on two devices at the same instant are closed once', async () => {
  const close = () =>
    testWorld.perform(closeBooks, { ...testWorld.call(), body: { through: '2026-06-30', reason: '' } });
  expect(await both(close(), close())).toEqual(['done', 'done']);
  expect(await testWorld.all(ClosedBooks)).toMatchObject([{ through: '2026-06-30', version: 1 }]);
  expect(await logged('ledger.close')).toHaveLength(1);
});

it('books closed through two days at the same instant are closed through the later one for no reason', async () => {
  const close = (through: string) =>
    testWorld.perform(closeBooks, { ...testWorld.call(), body: { through, reason: '' } });
  const ended = await both(close('2026-06-30'), close('2026-05-31'));
  expect(['done done', 'done invalid']).toContain(ended.join(' '));
  expect(await testWorld.all(ClosedBooks)).toMatchObject([{ through: '2026-06-30' }]);
});

it('a fee agreed on two devices at the same instant is one; the other sees the change first', async () => {
  const agree = (cents: number) => {
    const fee = { kind: 'flat', cents } as const;
    const body = { property_id: propertyId, version: 0, fee, from_month: '2026-07', reserve_cents: 0 };
    return testWorld.perform(setManagementFee, { ...testWorld.call(), body });
  };
  expect(await both(agree(4_000), agree(5_000))).toEqual(['changed-meanwhile', 'done']);
  const [terms] = await testWorld.all(PropertyTerms);
  expect([terms?.version, terms?.fees.length]).toEqual([1, 1]);
  expect(await logged('ledger.terms')).toHaveLength(1);
});

it('a statement issued on two devices at the same instant is one, and its owner is told once', async () => {
  const issue = () =>
    testWorld.perform(issueStatement, {
      ...testWorld.call(),
      body: { owner_id: 'own_ada', month: '2026-06' },
    });
  expect(await both(issue(), issue())).toEqual(['done', 'statement-issued']);
  expect(await testWorld.all(OwnerStatement)).toMatchObject([{ seq: 1, month: '2026-06' }]);
  expect(await testWorld.told('rol_ada')).toHaveLength(1);
});
