import { beforeEach, describe, expect, it } from 'vitest';
import { ledger as rows } from '../../../shared/contract/ledger';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { TestWorld } from '../../../test/support/test-world';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { openOwned } from '../../../test/support/test-world/rented';
import { logger } from '../../runtime/logger';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { getOwnerLedger } from './get-owner-ledger';
import { getStatement } from './get-statement';
import { issueStatement } from './issue-statement';
import { payOwner } from './pay-owner';

logger.setLogLevel('SILENT');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openOwned();
});

const owner_id = 'own_ada';
const paid = (paid_on: string) => ({ paid_on, method: 'check', reference: '7', memo: '' }) as const;
const contribute = (paid_on: string, cents = 50_000) =>
  testWorld.perform(addContribution, {
    ...testWorld.call(),
    body: { property_id: propertyId, owner_id, cents, ...paid(paid_on) },
  });
const spend = (paid_on: string, cents: number) => {
  const facts = { property_id: propertyId, vendor: 'Ace', category: 'repairs', cents } as const;
  return testWorld.perform(addExpense, { ...testWorld.call(), body: { ...facts, ...paid(paid_on) } });
};
const distribute = (paid_on: string, cents: number) =>
  testWorld.perform(payOwner, {
    ...testWorld.call(),
    body: { property_id: propertyId, owner_id, cents, ...paid(paid_on) },
  });
const issue = (month: string) =>
  testWorld.perform(issueStatement, { ...testWorld.call(), body: { owner_id, month } });
const ledger = async (year: string, who: Partial<Viewer> = {}) => {
  const asked = { params: { ownerId: owner_id }, query: { year } };
  return rows.getOwnerLedger.reply.parse(
    await getOwnerLedger({ ...testWorld.call(who), ...asked }, testWorld.deps),
  ).data;
};
const statement = async (month: string) => {
  const asked = { params: { ownerId: owner_id }, query: { month } };
  return (await getStatement({ ...testWorld.call(), ...asked }, testWorld.deps)).data;
};
const ada = {
  roleLabel: 'rentalOwner',
  ownerId: 'own_ada',
  userId: 'usr_ada',
  userRoleId: 'rol_ada',
} as const;

describe('an owner’s ledger', () => {
  it('has the year’s entries, the newest first, with the balance after each', async () => {
    await contribute('2026-05-20');
    await spend('2026-06-10', 20_000);
    await distribute('2026-06-20', 5_000);
    expect(await ledger('2026')).toMatchObject({
      beginning: 0,
      ending: 25_000,
      paid: 5_000,
      rents: 0,
      has_more: false,
      lines: [
        { on: '2026-06-20', section: 'distributions', cents: -5_000, balance: 25_000 },
        { on: '2026-06-10', section: 'expenses', cents: -20_000, balance: 30_000, vendor: 'Ace' },
        { on: '2026-05-20', section: 'contributions', cents: 50_000, balance: 50_000 },
      ],
    });
  });

  it('begins with what the year before ended with', async () => {
    await contribute('2025-12-31');
    await spend('2026-01-01', 1_000);
    expect(await ledger('2025')).toMatchObject({ to: '2025-12-31', beginning: 0, ending: 50_000 });
    expect(await ledger('2026')).toMatchObject({ beginning: 50_000, ending: 49_000 });
  });

  it('ends a month as its statement does', async () => {
    await contribute('2026-05-20');
    await spend('2026-06-10', 20_000);
    const { totals } = await statement('2026-06');
    expect((await ledger('2026')).ending).toBe(totals.ending);
  });

  it('shows the owner what was issued, and no entry after it', async () => {
    await contribute('2026-06-02');
    expect(await ledger('2026', ada)).toMatchObject({ to: '', beginning: 0, ending: 0, lines: [] });
    await issue('2026-06');
    await spend('2026-06-20', 1_000);
    await spend('2026-07-01', 2_000);
    const own = await ledger('2026', ada);
    expect(own).toMatchObject({ to: '2026-06-30', beginning: 0, ending: 50_000 });
    expect(own.lines.map(({ cents }) => cents)).toEqual([50_000]);
    expect((await ledger('2026')).ending).toBe(47_000);
  });

  it('is nobody else’s', async () => {
    const bea = { ...ada, ownerId: 'own_bea', userId: 'usr_bea' };
    await expect(ledger('2026', bea)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ledger('2026', { organizationId: 'org_two' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
