import { describe, expect, it } from 'vitest';
import type { Grants, RoleLabel } from '../people/permissions';
import { changesNote, noteName, readsNotes, writesNotes } from './notes';

const properties = (level: 'view' | 'change'): Grants => ({
  areas: { properties: level },
  properties: 'all',
});
const who = (roleLabel: RoleLabel, grants?: Grants) => ({ roleLabel, grants, userId: 'usr_me' });

describe('who reads and writes the notes of a unit', () => {
  it.each([
    ['orgAdmin', undefined, true, true],
    ['manager', undefined, true, true],
    ['owner', undefined, true, true],
    ['rentalManager', properties('change'), true, true],
    ['rentalManager', properties('view'), true, false],
    ['rentalManager', undefined, false, false],
    ['rentalOwner', undefined, false, false],
    ['rentalOwner', properties('change'), false, false],
    ['tenant', properties('change'), false, false],
    ['applicant', properties('change'), false, false],
  ] as const)('%s granted %j reads %s, writes %s', (roleLabel, grants, reads, writes) => {
    const viewer = who(roleLabel, grants);
    expect([readsNotes(viewer), writesNotes(viewer)]).toEqual([reads, writes]);
    expect(changesNote(viewer, { addedBy: 'usr_me' })).toBe(writes);
    expect(changesNote(viewer, { addedBy: 'usr_other' })).toBe(false);
  });
});

it('is called by its first 60 characters, in one line', () => {
  expect(noteName('The boiler\n leaks')).toBe('The boiler leaks');
  expect(noteName('x'.repeat(60))).toBe('x'.repeat(60));
  expect(noteName('🔑'.repeat(61))).toBe(`${'🔑'.repeat(59)}…`);
});
