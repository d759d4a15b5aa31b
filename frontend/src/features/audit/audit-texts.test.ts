import { expect, it } from 'vitest';
import type { AuditLine } from '../../../../shared/contract/audit';
import { actorWords, isSaidAlready } from './audit-texts';

const line: AuditLine = {
  id: 'aud_1',
  at: '2026-06-15T12:00:00.000Z',
  by: 'Ada Vale',
  by_id: 'usr_1',
  role_label: 'manager',
  words: 'changed a property',
  kind: 'property',
  object_name: 'Elm Court',
  changes: [],
};

it('who did it is named with the role, a background process by its name alone', () => {
  expect(actorWords(line)).toBe('Ada Vale, Property manager');
  expect(actorWords({ ...line, by: 'Payments', role_label: '' })).toBe('Payments');
});

it('what was changed is left out where it says nothing new', () => {
  expect(isSaidAlready(line)).toBe(false);
  expect(isSaidAlready({ ...line, object_name: '' })).toBe(true);
  const account = { ...line, kind: 'account', object_name: 'Ada Vale' };
  expect(isSaidAlready(account)).toBe(true);
  expect(isSaidAlready({ ...account, by: 'Bo Ash' })).toBe(false);
  expect(isSaidAlready({ ...account, kind: 'property' })).toBe(false);
});
