import { beforeEach, describe, expect, it } from 'vitest';
import { ledger as rows } from '../../../shared/contract/ledger';
import { isTied } from '../../../shared/domain/ledger/reports/ties';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { TestWorld } from '../../../test/support/test-world';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { openOwned } from '../../../test/support/test-world/rented';
import { logger } from '../../runtime/logger';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { getOwnerLedger } from './get-owner-ledger';
import { getOwnerYear } from './get-owner-year';
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
const spend = (paid_on: string, cents: number, category: 'repairs' | 'landscaping' = 'repairs') => {
  const facts = { property_id: propertyId, vendor: 'Ace', category, cents } as const;
  return testWorld.perform(addExpense, { ...testWorld.call(), body: { ...facts, ...paid(paid_on) } });
};
const distribute = (paid_on: string, cents: number) =>
  testWorld.perform(payOwner, {
    ...testWorld.call(),
    body: { property_id: propertyId, owner_id, cents, ...paid(paid_on) },
  });
const issue = (month: string) =>
  testWorld.perform(issueStatement, { ...testWorld.call(), body: { owner_id, month } });
const yearOf = async (year: string, who: Partial<Viewer> = {}) => {
  const asked = { params: { ownerId: owner_id }, query: { year } };
  return rows.getOwnerYear.reply.parse(
    await getOwnerYear({ ...testWorld.call(who), ...asked }, testWorld.deps),
  ).data;
};
const ada = {
  roleLabel: 'rentalOwner',
  ownerId: 'own_ada',
  userId: 'usr_ada',
  userRoleId: 'rol_ada',
} as const;

describe('an owner’s year', () => {
  it('has the lines of Schedule E and what moved the balance beside them, by property', async () => {
    await contribute('2025-12-31', 1_000);
    await contribute('2026-05-20');
    await spend('2026-06-10', 20_000);
    await spend('2026-06-11', 300, 'landscaping');
    await distribute('2026-06-20', 5_000);
    const year = await yearOf('2026');
    const figures = {
      beginning: 1_000,
      lines: [
        { line: 7, cents: 300, parts: [{ of: 'expense/landscaping', cents: 300 }] },
        { line: 14, cents: 20_000, parts: [{ of: 'expense/repairs', cents: 20_000 }] },
      ],
      expenses: 20_300,
      net: -20_300,
      contributions: 50_000,
      distributions: 5_000,
      ending: 25_700,
    };
    expect(year).toMatchObject({
      is_own: false,
      properties: [{ property_id: propertyId, ...figures }],
      totals: figures,
      statements: { count: 0, unstated: 24_700, late: [] },
    });
    expect(year.ties).toHaveLength(1);
    expect(year.ties.every(isTied)).toBe(true);
  });

  it('ties to the statements, and names what was posted after them', async () => {
    await contribute('2026-06-02');
    await issue('2026-06');
    await spend('2026-06-20', 1_000);
    const { statements, ties } = await yearOf('2026');
    expect(statements).toMatchObject({ count: 1, stored: 50_000, earlier: 0, later: 0, unstated: -1_000 });
    expect(ties.map(({ figures: [one, other] }) => [one.cents, other.cents])).toEqual([
      [49_000, 49_000],
      [50_000, 50_000],
    ]);
  });

  it('shows the owner what was issued, as the ledger does', async () => {
    await contribute('2026-06-02');
    expect(await yearOf('2026', ada)).toMatchObject({ is_own: true, to: '', properties: [] });
    await issue('2026-06');
    await spend('2026-06-20', 1_000);
    await spend('2026-07-01', 2_000);
    const own = await yearOf('2026', ada);
    expect(own).toMatchObject({ to: '2026-06-30', totals: { expenses: 0, ending: 50_000 } });
    expect(own.ties.every(isTied)).toBe(true);
    const asked = { params: { ownerId: owner_id }, query: { year: '2026' } };
    const { data } = await getOwnerLedger({ ...testWorld.call(ada), ...asked }, testWorld.deps);
    expect(own.totals.ending).toBe(data.ending);
    expect((await yearOf('2026')).totals.ending).toBe(47_000);
  });

  it('is nobody else’s', async () => {
    const bea = { ...ada, ownerId: 'own_bea', userId: 'usr_bea' };
    await expect(yearOf('2026', bea)).rejects.toMatchObject({ code: 'not-found' });
    await expect(yearOf('2026', { organizationId: 'org_two' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
