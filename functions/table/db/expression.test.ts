import { describe, expect, it } from 'vitest';
import { type Condition, missingOr } from './conditions';
import { Expression } from './expression';

const isLow = { attr: 'tries', lt: 5 } as const;

describe('Expression', () => {
  it.each<[string, Condition, string]>([
    ['one of one', { and: [isLow] }, '#n0 < :v0'],
    [
      'alternatives alone in a list',
      { and: [missingOr('tries', isLow)] },
      '(attribute_not_exists(#n0) OR #n0 < :v0)',
    ],
    ['two', { and: [isLow, { attr: 'a', eq: 1 }] }, '(#n0 < :v0 AND #n1 = :v1)'],
  ])('writes %s without redundant parentheses, which DynamoDB refuses', (_, condition, text) => {
    expect(new Expression().condition(condition)).toBe(text);
  });
});
