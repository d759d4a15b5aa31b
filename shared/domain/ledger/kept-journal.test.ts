import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addLines, type Lines } from './accounts';
import { differences, identityGap, type Kept } from './check-ledger';

type KeptBook = Kept & {
  readonly organizationId: string;
  readonly leaseId: string;
  /** What all its lines come to, by account in cents. */
  readonly sums: Lines;
};

/**
 * Ledgers that the product wrote before accounts were told apart (Nov 2026): the demo, the story, random
 * lives.
 */
const file = new URL('../../../test/support/ledger/journal-2026-11.jsonl', import.meta.url);
const books = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((text): KeptBook => JSON.parse(text));

describe('a journal of before', () => {
  it.each(books.map((book) => [book.leaseId, book] as const))(
    '%s folds to the head and payments that were stored with it [D4]',
    (_, book) => {
      expect(differences(book)).toEqual([]);
      expect(addLines(...book.entries.map(({ lines }) => lines))).toEqual(book.sums);
    },
  );

  it('is somebody’s, organization by organization [D8]', () => {
    const organizations = [...new Set(books.map(({ organizationId }) => organizationId))];
    expect(organizations).toHaveLength(3);
    for (const id of organizations) {
      const heads = books.filter(({ organizationId }) => organizationId === id).map(({ head }) => head);
      expect([id, identityGap(heads)]).toEqual([id, 0]);
    }
  });
});
