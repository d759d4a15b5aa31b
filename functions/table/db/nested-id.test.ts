import { describe, expect, it } from 'vitest';
import { nestedIds } from './nested-id';

const units = nestedIds({ kind: 'unt', outer: 'prp', depth: 1 });
const documents = nestedIds({ kind: 'doc', outer: 'unt', depth: 2 });
const [property, unit, own] = ['a', 'b', 'c'].map((character) => character.repeat(26));
const propertyId = `prp_${property}`;
const unitId = `unt_${property}${unit}`;

describe('nested ids', () => {
  it('lead to what they lie in, and say nothing else', () => {
    expect(units.make(propertyId, `unt_${unit}`)).toBe(unitId);
    expect(units.outerOf(unitId)).toBe(propertyId);
    const id = documents.make(unitId, `doc_${own}`);
    expect(id).toBe(`doc_${property}${unit}${own}`);
    expect(documents.make(unitId, own ?? '')).toBe(id);
    expect(documents.outerOf(id)).toBe(unitId);
    expect(id.length).toBeLessThanOrEqual(100);
  });

  it.each([
    '',
    'doc_',
    unitId,
    `doc_${own}`,
    `doc_${property}${unit}${own}x`,
    `DOC_${property}${unit}${own}`,
  ])('%j is none of a document', (id) => expect(documents.outerOf(id)).toBeUndefined());

  it.each(['', 'unt_', propertyId, `unt_${own}`, 'unt_#'.padEnd(56, 'a')])('%j is none of a unit', (id) =>
    expect(units.outerOf(id)).toBeUndefined(),
  );

  it('are made of whole ids alone', () => {
    expect(() => documents.make(propertyId, own ?? '')).toThrow('made of two ids');
    expect(() => documents.make(unitId, 'short')).toThrow('made of two ids');
    expect(() => units.make(`org_${own}`, `unt_${own}`)).toThrow('made of two ids');
  });
});
