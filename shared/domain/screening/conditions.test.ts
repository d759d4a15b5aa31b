import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../test/support/application-data';
import { asksForMore, type Conditions, conditionWords, usualDeposit } from './conditions';

describe('the conditions of an approval [D49]', () => {
  it.each<[Conditions, string]>([
    [{ deposit: 290_000, coSigner: true }, 'a deposit of $2,900.00 and a co-signer on the lease'],
    [{ deposit: 290_000, coSigner: false }, 'a deposit of $2,900.00'],
    [{ coSigner: true }, 'a co-signer on the lease'],
  ])('%j are told as “%s”', (conditions, words) => {
    expect(conditionWords(conditions)).toBe(words);
  });

  it('are measured against the deposit of the order, or else of the home’s page, or else nothing', () => {
    const screening = { order: anOrder({ deposit: 120_000 }) };
    expect(usualDeposit({ screening }, 90_000)).toBe(120_000);
    expect(usualDeposit({}, 90_000)).toBe(90_000);
    expect(usualDeposit({})).toBe(0);
    expect(asksForMore({ deposit: 1, coSigner: false }, usualDeposit({}))).toBe(true);
  });
});
