import { describe, expect, it } from 'vitest';
import { newDocumentId, unitIdOfDocument } from './document-id';

const [property, unit, own] = ['a', 'b', 'c'].map((character) => character.repeat(26));
const unitId = `unt_${property}${unit}`;

describe('a document’s id', () => {
  it('leads to its unit and says nothing else', () => {
    const id = newDocumentId(unitId, `doc_${own}`);
    expect(id).toBe(`doc_${property}${unit}${own}`);
    expect(newDocumentId(unitId, own ?? '')).toBe(id);
    expect(unitIdOfDocument(id)).toBe(unitId);
    expect(id.length).toBeLessThanOrEqual(100);
  });

  it.each([
    '',
    'doc_',
    unitId,
    `doc_${own}`,
    `doc_${property}${unit}${own}x`,
    `DOC_${property}${unit}${own}`,
  ])('%j is none', (id) => {
    expect(unitIdOfDocument(id)).toBeUndefined();
  });

  it('is made of whole ids alone', () => {
    expect(() => newDocumentId(`prp_${property}`, own ?? '')).toThrow('made of two ids');
    expect(() => newDocumentId(unitId, 'short')).toThrow('made of two ids');
  });
});
