import { expect, it } from 'vitest';
import type { BankLine, CodedAccount } from '../../table/bank/record';
import { checkStates } from './find-bank';

const at = (on: string) => ({
  account: { through: '2026-07-20' } as CodedAccount,
  lines: [{ on, state: 'open' } as BankLine],
});

it('a line of a reconciled day, the last one too, is not answered anew', () => {
  expect(() => checkStates(at('2026-07-20'), ['open'])).toThrow('reconciled');
  expect(() => checkStates(at('2026-07-21'), ['open'])).not.toThrow();
  expect(() => checkStates(at('2026-07-21'), ['matched'])).toThrow();
});
