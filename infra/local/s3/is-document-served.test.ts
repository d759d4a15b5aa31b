import { describe, expect, it } from 'vitest';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { isDocumentServed } from './is-document-served';

/** Nothing is in the table. */
const deps = {
  documents: { byId: async () => undefined },
  units: { byId: async () => undefined },
} as unknown as Deps;

describe('the address of a file', () => {
  it.each([
    ['documents/org_1/prp_1/unt_1/doc_1.pdf', false],
    ['documents/org_1/prp_1/unt_1/doc_1-thumb.jpg', false],
    ['documents/org_1/prp_1/srq_1/doc_1.jpg', true],
    ['images/org_1/a.png', true],
  ])('of %s works without a document of a unit: %s', async (key, isServed) => {
    expect(await isDocumentServed(key, deps)).toBe(isServed);
  });
});
