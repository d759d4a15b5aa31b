import { describe, expect, it } from 'vitest';
import { ruleFor, wordsOfLine } from './line-rules';

const fee = { words: 'service fee', kind: 'bank' as const };
const power = { words: 'AEP Ohio', kind: 'expense' as const };
const meter = { words: 'aep ohio  meter', kind: 'expense' as const };
const rules = [fee, power, meter];

describe('rules of repeated lines [D53]', () => {
  it('propose what a line is by its words and its way, the longer one first', () => {
    expect(ruleFor({ cents: -1_500, text: 'MONTHLY SERVICE FEE' }, rules)).toBe(fee);
    expect(ruleFor({ cents: -9_000, text: 'AEP OHIO METER 12' }, rules)).toBe(meter);
    expect(ruleFor({ cents: -9_000, text: 'AEP OHIO' }, rules)).toBe(power);
  });

  it('say nothing of other words, and of money that went the other way', () => {
    expect(ruleFor({ cents: 1_500, text: 'SERVICE FEE REFUND' }, rules)).toBeUndefined();
    expect(ruleFor({ cents: -1_500, text: 'FEE' }, rules)).toBeUndefined();
  });

  it('are proposed by the words of a line that come again', () => {
    expect(wordsOfLine('AEP OHIO 10/31 REF 8812 METER')).toBe('AEP OHIO REF METER');
    expect(wordsOfLine('0412')).toBe('');
  });
});
