import { describe, expect, it } from 'vitest';
import { limits } from '../../../shared/domain/limits';
import { documentLimits } from '../../../shared/domain/portfolio/documents';
import { termText } from '../domain-ui/lease/lease-status-style';
import { crumbsToUnit } from '../domain-ui/property/crumbs-to';
import { roomProblem, usedText } from './media/photo-rules';
import { shownFileProblem } from './media/shown-file';
import { sizeText } from './media/size-text';

const kilobyte = 1024;
const megabyte = 1024 * 1024;

describe('sizes', () => {
  it.each([
    [0, '1 KB'],
    [1, '1 KB'],
    [340_000, '332 KB'],
    [1023 * kilobyte, '1023 KB'],
    [megabyte, '1 MB'],
    [1.55 * megabyte, '1.6 MB'],
    [10 * megabyte, '10 MB'],
  ])('of %d bytes', (bytes, text) => expect(sizeText(bytes)).toBe(text));
});

describe('a file that is shown', () => {
  const file = { name: 'a.pdf', type: 'application/pdf', size: 1 };
  it('is of a known type, not empty, and at most as large as a document may be', () => {
    expect(shownFileProblem(file)).toBeUndefined();
    expect(shownFileProblem({ ...file, size: documentLimits.bytes })).toBeUndefined();
    expect(shownFileProblem({ ...file, size: documentLimits.bytes + 1 })).toMatch(
      /^“a\.pdf” is too large: at most \d+ MB\.$/,
    );
    expect(shownFileProblem({ ...file, size: 0 })).toBe('“a.pdf” is empty.');
    expect(shownFileProblem({ ...file, type: 'text/html' })).toMatch(/^“a\.pdf” is neither a PDF nor/);
  });
});

describe('photos of a unit [PRP-16]', () => {
  const photos = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, file: new File(['x'], 'a.png') }));
  it('are ten at most', () => {
    const another = new File(['x'], 'b.png');
    expect(roomProblem(photos(limits.imagesPerUnit - 1), another)).toBeUndefined();
    expect(roomProblem(photos(limits.imagesPerUnit), another)).toBe(`At most ${limits.imagesPerUnit} photos`);
    expect(usedText(photos(2))).toBe('1 KB of 3 MB');
  });
});

describe('texts that several screens share', () => {
  it('lead to a unit through its property', () => {
    const unit = { property_id: 'prp_1', property_title: 'Elm House', unit_id: 'unt_1', unit_number: '101' };
    expect(crumbsToUnit(unit, { to: '.', label: 'Notes' })).toEqual([
      { label: 'Properties', to: '/propertiesList' },
      { label: 'Elm House', to: '/getproperty-data', search: { id: 'prp_1' } },
      { label: 'Unit 101', to: '/getunit-data', search: { id: 'unt_1' } },
      { label: 'Notes', to: '.' },
    ]);
  });

  it.each([
    [{ from: '' }, 'No dates yet'],
    [{ from: '2026-12-01', to: '' }, 'From Dec 01, 2026'],
    [{ from: '2026-12-01' }, 'Month-to-month from Dec 01, 2026'],
    [{ from: '2026-12-01', to: '2027-11-30' }, 'Dec 01, 2026 – Nov 30, 2027'],
  ])('say the term of a lease: %j', (term, text) => {
    expect(termText(term).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
