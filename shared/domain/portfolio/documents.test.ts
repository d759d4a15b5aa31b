import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../people/roles';
import {
  canChangeDocument,
  canSeeDocument,
  documentKinds,
  documentLimits,
  documentTypes,
  downloadName,
  tidyDocumentName,
} from './documents';

const pdf = 'application/pdf';
const viewer = (roleLabel: Viewer['roleLabel'], grants?: Viewer['grants']) => ({
  roleLabel,
  userId: 'usr_me',
  ...(grants && { grants }),
});
const granted = (level: 'view' | 'change') => ({
  areas: { documents: level },
  properties: 'all' as const,
});
const byOther = { addedBy: 'usr_other', sharedWithOwner: false };
const shared = { addedBy: 'usr_other', sharedWithOwner: true };
const mine = { addedBy: 'usr_me', sharedWithOwner: false };

describe('who sees and changes a document', () => {
  it.each([
    ['orgAdmin', viewer('orgAdmin'), [true, true, true], [true, true, true]],
    ['manager', viewer('manager'), [true, true, true], [true, true, true]],
    ['owner', viewer('owner'), [true, true, true], [true, true, true]],
    ['rentalManager', viewer('rentalManager'), [false, false, false], [false, false, false]],
    [
      'one who was granted to see',
      viewer('rentalManager', granted('view')),
      [true, true, true],
      [false, false, false],
    ],
    [
      'one who was granted to change',
      viewer('rentalManager', granted('change')),
      [true, true, true],
      [true, true, true],
    ],
    ['rentalOwner', viewer('rentalOwner'), [false, true, true], [false, false, true]],
    ['tenant', viewer('tenant'), [false, false, false], [false, false, false]],
    ['applicant', viewer('applicant'), [false, false, false], [false, false, false]],
  ])('%s: another’s, one that is shared, and the own', (_, who, sees, changes) => {
    const all = [byOther, shared, mine];
    expect(all.map((one) => canSeeDocument(who, one))).toEqual(sees);
    expect(all.map((one) => canChangeDocument(who, one))).toEqual(changes);
  });
});

describe('a document’s name', () => {
  it.each([
    ['  Lease\t2026  ', 'Lease 2026'],
    ['a\r\nb', 'a b'],
    ['fdp\u202egnp.exe', 'fdpgnp.exe'],
    ['\u2066x\u2069\u200f', 'x'],
    ['עברית', 'עברית'],
    ['\u202e', ''],
  ])('%j is kept as %j', (name, kept) => {
    expect(tidyDocumentName(name)).toBe(kept);
  });

  it.each([
    ['Lease', pdf, 'Lease.pdf'],
    ['Lease.PDF', pdf, 'Lease.PDF'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo.jpg', 'image/png', 'photo.jpg.png'],
    ['run.exe', pdf, 'run.exe.pdf'],
    ['../../etc/passwd', pdf, '-..-etc-passwd.pdf'],
    ['a\\b:c*d?"<e>|', 'text/plain', 'a-b-c-d---e--.txt'],
    ['...', 'text/csv', 'document.csv'],
  ] as const)('%j of %s is handed out as %j', (name, contentType, handed) => {
    expect(downloadName({ name, contentType })).toBe(handed);
  });

  it('handed out, it has its type’s ending, no path and no control character', () => {
    const types = Object.keys(documentTypes) as (keyof typeof documentTypes)[];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...types), (name, contentType) => {
        const handed = downloadName({ name, contentType });
        expect(handed).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        expect(handed).toMatch(/^[^.].*\.\w+$/u);
      }),
    );
  });
});

it('has the folders of a unit in their order, and what fits into them', () => {
  expect(documentKinds.join(' ')).toBe('lease inspection insurance notice receipt photo other');
  expect(documentLimits).toEqual({ bytes: 26_214_400, thumbBytes: 32_768, perUnit: 200, deletedDays: 30 });
});
