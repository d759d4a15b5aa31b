import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path';

const origin = 'https://keystead.test';

describe('where a login leads back to [RTE-06]', () => {
  it.each([
    ['/propertiesList?search=elm&page=2', '/propertiesList?search=elm&page=2'],
    ['/getproperty-data?id=prp_1#units', '/getproperty-data?id=prp_1#units'],
    ['/authors', '/authors'],
  ])('%s is a place of ours', (from, to) => {
    expect(safeReturnPath(from, origin)).toBe(to);
  });

  it.each([
    ['https://evil.test/'],
    ['//evil.test'],
    ['/\\evil.test'],
    ['/\t/evil.test'],
    ['javascript:alert(1)'],
    ['/login'],
    ['/auth/loginformik'],
    ['/auth'],
    ['/'],
    [undefined],
    [7],
  ])('%s is not', (from) => {
    expect(safeReturnPath(from, origin)).toBeUndefined();
  });
});
