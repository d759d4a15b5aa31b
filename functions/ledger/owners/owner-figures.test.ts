import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import type { Viewer } from '../../../shared/domain/people/roles';
import { rentCame } from '../../../test/support/ledger/rent-came';
import type { TestWorld } from '../../../test/support/test-world';
import { idOf, propertyId } from '../../../test/support/test-world/portfolio';
import { openOwned } from '../../../test/support/test-world/rented';
import { logger } from '../../runtime/logger';
import { PropertyTerms } from '../../table/statements/record';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { getPropertyMoney } from './get-property-money';
import { getStatement } from './get-statement';
import { issueStatement } from './issue-statement';
import { listStatements } from './list-statements';
import { payOwner } from './pay-owner';
import { setManagementFee } from './set-management-fee';

logger.setLogLevel('SILENT');

type Who = Partial<Viewer>;
type Fee = InputOf<(typeof rows)['setManagementFee']>['body']['fee'];

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
const issue = (month: string) =>
  testWorld.perform(issueStatement, { ...testWorld.call(), body: { owner_id, month } });
const statement = async (month: string, who: Who = {}) => {
  const asked = { params: { ownerId: owner_id }, query: { month } };
  return (await getStatement({ ...testWorld.call(who), ...asked }, testWorld.deps)).data;
};
const list = async (who: Who = {}, ownerId = owner_id) =>
  (await listStatements({ ...testWorld.call(who), params: { ownerId } }, testWorld.deps)).data;
const money = async (query: { limit?: number; after?: string } = {}) =>
  (await getPropertyMoney({ ...testWorld.call(), params: { propertyId }, query }, testWorld.deps)).data;
const ada = {
  roleLabel: 'rentalOwner',
  ownerId: 'own_ada',
  userId: 'usr_ada',
  userRoleId: 'rol_ada',
} as const;
const reader = (properties: 'all' | string[]): Who => ({
  roleLabel: 'rentalManager',
  grants: { areas: { reports: 'view' }, properties },
});

describe('an owner’s statement', () => {
  it('that is the first begins with what was there before its first day', async () => {
    await contribute('2026-05-20');
    await spend('2026-06-10', 20_000);
    expect(await statement('2026-06')).toMatchObject({
      totals: { beginning: 50_000, contributions: 0, expenses: -20_000, ending: 30_000 },
      lines: [{ on: '2026-06-10', is_late: false }],
    });
  });

  it('that has a late expense stays as it was issued when more is entered for its month', async () => {
    await contribute('2026-06-02');
    await issue('2026-06');
    await spend('2026-06-20', 1_000);
    testWorld.goTo('2026-08-02T12:00:00.000Z');
    await issue('2026-07');
    const issued = await statement('2026-07');
    expect(issued).toMatchObject({
      totals: { beginning: 50_000, expenses: -1_000, ending: 49_000 },
      lines: [{ on: '2026-06-20', is_late: true, cents: -1_000 }],
    });
    await spend('2026-07-10', 2_000);
    expect(await statement('2026-07')).toEqual(issued);
    expect((await statement('2026-08')).totals).toMatchObject({ beginning: 49_000, ending: 47_000 });
  });

  it('has the names of the day it was issued, when, and is not to be issued again', async () => {
    await contribute('2026-06-02');
    await issue('2026-06');
    await testWorld.property({ units: [{}], title: 'Maple Row' });
    const issued = await statement('2026-06');
    expect(issued).toMatchObject({
      issued_at: '2026-07-03T12:00:00.000Z',
      may: { issue: false },
      properties: [{ property_id: propertyId, property_title: 'Maple Court', ending: 50_000 }],
    });
    expect(issued).not.toHaveProperty('books');
    testWorld.goTo('2026-08-02T12:00:00.000Z');
    const next = await statement('2026-07');
    expect(next).toMatchObject({ may: { issue: true }, properties: [{ property_title: 'Maple Row' }] });
    expect(next).not.toHaveProperty('issued_at');
  });

  it.each([
    ['2026-05', 'statement-issued'],
    ['2026-06', 'statement-issued'],
    ['2026-08', 'month-not-over'],
  ])('of %s is not issued in August after the one of June: %s', async (month, code) => {
    await contribute('2026-05-20');
    await issue('2026-06');
    testWorld.goTo('2026-08-02T12:00:00.000Z');
    await expect(issue(month)).rejects.toMatchObject({ code });
    expect((await list()).statements.map((one) => one.month)).toEqual(['2026-06']);
  });

  it('can be issued first of any of the last twelve months, later of those after the last one', async () => {
    const { months } = await list();
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-06', '2025-07']);
    await issue('2026-04');
    expect((await list()).months).toEqual(['2026-06', '2026-05']);
  });
});

describe('statements are listed', () => {
  const seen = undefined;
  const hidden = 'not-found';
  const other = idOf('prp', 'b');
  it.each<[whose: string, who: Who, ownerId: string, ends: string | undefined]>([
    ['the owner’s own', ada, 'own_ada', seen],
    ['another owner’s to an owner', ada, 'own_ben', hidden],
    ['an owner’s to one who has no owner', { ...ada, ownerId: undefined }, 'own_ada', hidden],
    ['an owner’s to staff of all properties', reader('all'), 'own_ben', seen],
    ['an owner’s to staff of the owner’s one property', reader([propertyId]), 'own_ada', seen],
    ['an owner’s to staff of one of two properties', reader([propertyId]), 'own_ben', hidden],
    ['an owner’s to staff of both properties', reader([propertyId, other]), 'own_ben', seen],
    ['an owner’s to staff of no property', reader([]), 'own_ada', hidden],
    ['nobody’s to staff of all properties', reader('all'), 'own_nobody', hidden],
    ['an owner’s without a property to staff of all', reader('all'), 'own_new', seen],
    ['an owner’s without a property to staff of some', reader([propertyId]), 'own_new', hidden],
  ])('or not found: %s', async (_, who, ownerId, ends) => {
    await testWorld.owner({ ownerId: 'own_ben', firstName: 'Ben' });
    await testWorld.owner({ ownerId: 'own_new', firstName: 'Noa' });
    const half = (one: string) => ({ ownerId: one, percentage: 50 });
    await testWorld.property({ units: [{}], shares: [half('own_ada'), half('own_ben')] });
    await testWorld.property({ propertyId: other, shares: [{ ownerId: 'own_ben' }] });
    const ended = await list(who, ownerId).then(
      () => undefined,
      (error) => error.code,
    );
    expect(ended).toBe(ends);
  });
});

describe('a property’s money', () => {
  it('says of each owner alone whether a bank account is ready', async () => {
    const half = (ownerId: string, bankReady: boolean) => ({ ownerId, bankReady, percentage: 50 });
    await testWorld.property({ units: [{}], shares: [half('own_ada', true), half('own_ben', false)] });
    await contribute('2026-06-02');
    const { owners } = await money();
    expect(owners.map((one) => [one.owner_id, one.bank_ready])).toEqual([
      ['own_ada', true],
      ['own_ben', false],
    ]);
  });

  it('has no fee and no reserve until they are agreed', async () => {
    expect((await money()).terms).toEqual({ fee: { kind: 'none' }, from: '', reserve: 0, version: 0 });
  });

  it('lists its entries in pages, each entry once, the newest first', async () => {
    for (const day of ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06'])
      await contribute(day);
    const pages: string[][] = [];
    for (let after: string | undefined, at = 0; at === 0 || after !== undefined; at += 1) {
      const { lines, next } = await money({ limit: 2, ...(after !== undefined && { after }) });
      pages.push(lines.map(({ on }) => on));
      after = next;
    }
    expect(pages).toEqual([['2026-06-06', '2026-06-05'], ['2026-06-04', '2026-06-03'], ['2026-06-02']]);
    expect((await money()).lines).toHaveLength(5);
  });

  it('says of a payout alone what moved, and of no entry a transfer that was none', async () => {
    await rentCame(testWorld, { on: '2026-06-02' });
    await spend('2026-06-10', 20_000);
    const pay = { property_id: propertyId, owner_id, cents: 30_000, ...paid('2026-07-02') };
    await testWorld.perform(payOwner, { ...testWorld.call(), body: pay });
    const { lines } = await money();
    expect(lines.map(({ type, cents, moved, transfer }) => [type, cents, moved, transfer])).toEqual([
      ['distribution', -30_000, undefined, undefined],
      ['expense', -20_000, undefined, undefined],
    ]);
  });
});

describe('the fee that is agreed', () => {
  const flat = (cents: number): Fee => ({ kind: 'flat', cents });
  const agree = async (fee: Fee, from_month: string) => {
    const { version } = (await money()).terms;
    const body = { property_id: propertyId, version, fee, from_month, reserve_cents: 0 };
    return testWorld.perform(setManagementFee, { ...testWorld.call(), body });
  };
  const agreed = async () =>
    (await testWorld.all(PropertyTerms)).flatMap(({ fees }) => fees.map(({ from, fee }) => [from, fee]));

  it('keeps those of earlier months, and takes the place of its own and later ones [D18]', async () => {
    await agree(flat(4_000), '2026-06');
    await agree(flat(5_000), '2026-08');
    await agree(flat(6_000), '2026-09');
    expect(await agreed()).toEqual([
      ['2026-06', flat(4_000)],
      ['2026-08', flat(5_000)],
      ['2026-09', flat(6_000)],
    ]);
    await agree(flat(7_000), '2026-08');
    expect(await agreed()).toEqual([
      ['2026-06', flat(4_000)],
      ['2026-08', flat(7_000)],
    ]);
    expect((await money()).terms).toMatchObject({ fee: flat(7_000), from: '2026-08', version: 4 });
  });
});
