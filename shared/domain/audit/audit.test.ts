import { expect, it } from 'vitest';
import { type AuditAction, actionWords, auditActions } from './audit';

it('has words of its own for every action', () => {
  const words: string[] = Object.values(auditActions);
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
  for (const each of words) expect(each).toMatch(/^(The [a-z]+’s|[A-Z][a-z]+) /);
});

it('reads what only a newer release does by its own name, so that the log opens when a release is put back', () => {
  expect(actionWords('unit.update')).toBe(auditActions['unit.update']);
  expect(actionWords('unit.what-a-newer-release-does' as AuditAction)).toBe('unit.what-a-newer-release-does');
});
