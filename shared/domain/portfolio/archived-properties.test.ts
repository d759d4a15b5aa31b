import { expect, it } from 'vitest';
import { isArchived } from './archived-properties';

it('a property is archived from that moment until it is restored', () => {
  const restored = { archivedAt: undefined };
  expect([{}, { archivedAt: '2026-06-15T12:00:00.000Z' }, restored].map(isArchived)).toEqual([
    false,
    true,
    false,
  ]);
});
