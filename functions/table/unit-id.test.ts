import { describe, expect, it } from 'vitest';
import { newUnitId, propertyIdOfUnit } from './unit-id';

const property = 'prp_01jd0000000000000000000000';

describe('unit ids', () => {
  it('carry their property', () => {
    const id = newUnitId(property, 'unt_01jd000000000000000000000z');
    expect(id).toBe('unt_01jd000000000000000000000001jd000000000000000000000z');
    expect(propertyIdOfUnit(id)).toBe(property);
  });

  it('are not made of other things, and other things are none', () => {
    expect(() => newUnitId('org_01jd0000000000000000000000', 'unt_01jd000000000000000000000z')).toThrow();
    expect(() => newUnitId(property, 'short')).toThrow();
    for (const id of ['', 'unt_', property, 'unt_01jd0000000000000000000000', 'unt_#'.padEnd(56, 'a')])
      expect(propertyIdOfUnit(id)).toBeUndefined();
  });
});
