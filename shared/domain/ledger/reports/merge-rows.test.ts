import { describe, expect, it } from 'vitest';
import { mergedRows, totalsOf } from './merge-rows';
import type { ReportRow } from './report-row';

const row = (key: string, cents: ReportRow['cents'], over: Partial<ReportRow> = {}): ReportRow => ({
  key,
  at: {},
  texts: [key],
  cents,
  ...over,
});
const keys = (rows: readonly ReportRow[]) => rows.map(({ key }) => key);

describe('the rows of several books', () => {
  it('with the same key are one, their cents added', () => {
    const [one, ...others] = mergedRows('income', [
      row('prp_1 owner/*/rent', { charged: 145_000, collected: 100_000 }),
      row('prp_1 owner/*/rent', { charged: 90_000, collected: 0 }),
    ]);
    expect([one?.cents, others]).toEqual([{ charged: 235_000, collected: 100_000 }, []]);
  });

  it('show a unit of the rent roll as vacant while no lease of it is in force', () => {
    const none = { rent: 0, deposit: 0, balance: 0 };
    const leased = row('lse_1', { ...none, rent: 145_000 }, { at: { lease: 'lse_1', unit: 'unt_1' } });
    // Brought from elsewhere: its unit is not known.
    const elsewhere = row('lse_2', none, { at: { lease: 'lse_2' } });
    const vacant = (unit: string) => row(unit, none, { at: { unit } });
    expect(keys(mergedRows('rent-roll', [vacant('unt_1'), vacant('unt_2'), elsewhere, leased]))).toEqual([
      'lse_1',
      'lse_2',
      'unt_2',
    ]);
  });

  it('leave out what has nothing in it, except in the rent roll', () => {
    const rows = [row('lse_1', { held: 0 }), row('lse_2', { held: 1 }), row('lse_3', { held: -1 })];
    expect(keys(mergedRows('deposits', rows))).toEqual(['lse_2', 'lse_3']);
    expect(keys(mergedRows('rent-roll', rows))).toEqual(['lse_1', 'lse_2', 'lse_3']);
  });

  it('begin in aging with who owes most, less what they paid ahead', () => {
    const rows = [
      row('lse_1', { owed: 500, prepaid: 0 }),
      row('lse_2', { owed: 900, prepaid: 500 }),
      row('lse_3', { owed: 0, prepaid: 1 }),
      row('lse_4', { owed: 900, prepaid: 399 }),
    ];
    expect(keys(mergedRows('aging', rows))).toEqual(['lse_4', 'lse_1', 'lse_2', 'lse_3']);
  });

  it('stand in the trial balance by account and then by name, elsewhere by their words, 2 before 10', () => {
    const [bank, provider, olga, oscar] = [
      row('cash/bank', { after: 1 }, { at: { account: 'cash/bank' } }),
      row('clearing/stripe', { after: 1 }, { at: { account: 'clearing/stripe' } }),
      row('owner/own_1', { after: 1 }, { at: { account: 'owner/own_1' }, texts: ['Olga Stone'] }),
      row('owner/own_2', { after: 1 }, { at: { account: 'owner/own_2' }, texts: ['Oscar Wells'] }),
    ];
    expect(mergedRows('trial-balance', [oscar, provider, olga, bank])).toEqual([bank, provider, olga, oscar]);
    const [second, tenth] = [row('Unit 2', { amount: 1 }), row('Unit 10', { amount: 1 })];
    expect(mergedRows('payments', [tenth, second])).toEqual([second, tenth]);
  });

  it('add up column by column, a column that some of them lack too', () => {
    expect(totalsOf([row('one', { rent: 5, deposit: 3 }), row('two', { rent: 2, balance: 1 })])).toEqual({
      rent: 7,
      deposit: 3,
      balance: 1,
    });
    expect(totalsOf([])).toEqual({});
  });
});
