import { beforeEach, describe, expect, it } from 'vitest';
import { type LeaseWorld, openLeases } from '../../../test/support/test-world/leases';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { addContribution } from '../owners/add-contribution';
import { addBankAccount } from './add-bank-account';
import { addBankLines } from './add-bank-lines';
import { enterBankLine } from './enter-bank-line';
import { listBankLines } from './list-bank-lines';
import { matchBankLines } from './match-bank-lines';
import { reconcileBankAccount } from './reconcile-bank-account';
import { removeBankLines } from './remove-bank-lines';

let testWorld: LeaseWorld;
let account_id: string;
/** An account with a line of 10.00 in and one of 20.00, each of an owner's contribution; today is 26 July. */
beforeEach(async () => {
  testWorld = await openLeases();
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  const opening = { name: 'Operating', last4: '1234', opening_cents: 0, opened_on: '2026-06-30' };
  account_id = (await testWorld.perform(addBankAccount, { ...testWorld.call(), body: opening })).data
    .account_id;
  const lineOf = (cents: number) => ({
    bank_id: '',
    nth: 1,
    on: '2026-07-06',
    cents,
    text: 'ADA',
    check: '',
  });
  const body = { account_id, lines: [lineOf(1_000), lineOf(2_000)] };
  await testWorld.perform(addBankLines, { ...testWorld.call(), body });
});

const lines = async () => {
  const asked = { params: { accountId: account_id }, query: { from: '2026-07-01', to: '2026-07-31' } };
  const { data } = await listBankLines({ ...testWorld.call(), ...asked }, testWorld.deps);
  return data.lines.toSorted((one, other) => one.cents - other.cents);
};
const states = async () => (await lines()).map(({ state }) => state);
const ids = async (): Promise<[string, string]> => {
  const [first, second] = await lines();
  return [first?.line_id ?? '', second?.line_id ?? ''];
};
const gives = async (cents: number) => {
  const facts = {
    owner_id: 'own_ada',
    paid_on: '2026-07-03',
    method: 'check',
    reference: '',
    memo: '',
  } as const;
  const body = { property_id: propertyId, cents, ...facts };
  const { entry_id } = (await testWorld.perform(addContribution, { ...testWorld.call(), body })).data;
  return { book_id: propertyId, property_id: propertyId, entry_id };
};
type Ref = Awaited<ReturnType<typeof gives>>;
const match = (...pairs: [string, Ref][]) => {
  const matches = pairs.map(([line_id, entry]) => ({ line_id, entries: [entry] }));
  return testWorld.perform(matchBankLines, { ...testWorld.call(), body: { account_id, matches } });
};
const remove = (...line_ids: string[]) =>
  testWorld.perform(removeBankLines, { ...testWorld.call(), body: { account_id, line_ids } });
const enter = (line_id: string) =>
  testWorld.perform(enterBankLine, {
    ...testWorld.call(),
    body: { account_id, line_id, kind: 'unidentified', memo: '' },
  });

describe('lines of a bank statement', () => {
  it('stay once they are matched or entered, and the open ones that are removed with them', async () => {
    const [first, second] = await ids();
    await match([first, await gives(1_000)]);
    await expect(remove(first)).rejects.toMatchObject({ code: 'line-settled' });
    await expect(remove(second, first)).rejects.toMatchObject({ code: 'line-settled' });
    expect(await states()).toEqual(['matched', 'open']);
    await enter(second);
    await expect(remove(second)).rejects.toMatchObject({ code: 'line-settled' });
    expect(await states()).toEqual(['matched', 'matched']);
  });

  it('stay once their days are reconciled', async () => {
    const [first, second] = await ids();
    await match([first, await gives(1_000)], [second, await gives(2_000)]);
    const body = { account_id, through: '2026-07-20', ending_cents: 3_000 };
    await testWorld.perform(reconcileBankAccount, { ...testWorld.call(), body });
    await expect(remove(first)).rejects.toMatchObject({ code: 'line-settled' });
    expect(await states()).toEqual(['matched', 'matched']);
  });

  it('are matched together only when the entry of each has its cents', async () => {
    const [first, second] = await ids();
    const [ten, twenty, other] = [await gives(1_000), await gives(2_000), await gives(1_999)];
    for (const pairs of [
      [[first, ten] as [string, Ref], [second, other] as [string, Ref]],
      [[first, twenty] as [string, Ref], [second, ten] as [string, Ref]],
    ])
      await expect(match(...pairs)).rejects.toMatchObject({ code: 'bad-amount' });
    expect(await states()).toEqual(['open', 'open']);
    await match([first, ten], [second, twenty]);
    expect(await states()).toEqual(['matched', 'matched']);
  });

  it('under the bank’s id of another line are asked about, and added when a person says so', async () => {
    const named = (text: string, over: object = {}) => ({
      bank_id: 'A1',
      nth: 1,
      on: '2026-07-07',
      cents: 120_000,
      text,
      check: '',
      ...over,
    });
    const add = async (line: ReturnType<typeof named>) => {
      const body = { account_id, lines: [line] };
      return (await testWorld.perform(addBankLines, { ...testWorld.call(), body })).data;
    };
    expect(await add(named('K LOWE'))).toEqual({ added: 1, known: 0, closed: 0, doubtful: [] });
    const doubtful = [{ at: 0, text: 'K LOWE' }];
    expect(await add(named('M DENT'))).toEqual({ added: 0, known: 0, closed: 0, doubtful });
    expect(await lines()).toHaveLength(3);
    expect(await add(named('M DENT', { is_new: true }))).toMatchObject({ added: 1, doubtful: [] });
    expect(await add(named('M DENT'))).toMatchObject({ added: 0, known: 1, doubtful: [] });
    const texts = (await lines()).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['ADA', 'ADA', 'K LOWE', 'M DENT']);
  });
});
