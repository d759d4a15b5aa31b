import { expect, it } from 'vitest';
import { bankLook, bankMeaning } from './bank-looks';

it.each([
  ['none', [], 'Not started', 'neutral', /No bank details have been entered/],
  ['started', ['name'], 'Started', 'info', /opened and not finished/],
  ['restricted', ['name'], 'More needed', 'warning', /until the payment provider has what is missing/],
  ['restricted', [], 'Being checked', 'info', /is checking the details/],
  ['ready', [], 'Ready', 'success', /to this bank account/],
  ['ready', ['name'], 'Ready', 'success', /will soon ask for a little more/],
] as const)('bank details %s, missing %j, are %s', (state, missing, word, tone, meaning) => {
  const bank = { state, missing: [...missing] };
  expect(bankLook(bank)).toMatchObject({ word, tone });
  expect(bankMeaning(bank)).toMatch(meaning);
});
