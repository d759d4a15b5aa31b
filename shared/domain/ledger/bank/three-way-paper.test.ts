import { describe, expect, it } from 'vitest';
import { isTooLong, printLimits } from '../../print-limits';
import { type SignedReport, threeWayPaper } from './three-way-paper';

const about = { account: 'Trust ••4410', from: '2026-10-01', through: '2026-10-31' };

/** Owed to so many tenants, a dollar each, with as many checks that wait. */
const owedTo = (tenants: number, waiting = 0): SignedReport => ({
  ending: tenants * 100,
  in_transit: 0,
  outstanding: waiting * 100,
  book: tenants * 100,
  owed: tenants * 100,
  short: 0,
  items: Array.from({ length: waiting }, (_, at) => ({
    on: '2026-10-30',
    type: 'expense' as const,
    cents: -100,
    who: `Vendor ${at}`,
    reference: String(1_000 + at),
    unit_number: '',
    property_title: 'Elm House',
  })),
  lines: Array.from({ length: tenants }, (_, at) => ({
    part: 'deposit' as const,
    property_title: 'Elm House',
    unit_number: String(at),
    name: `Tenant ${at}`,
    cents: 100,
  })),
  signed_by: 'Ada Moor',
  at: '2026-11-03T14:05:00.000Z',
});

const titlesOf = (report: SignedReport) => threeWayPaper(about, report).tables.map(({ title }) => title);

describe('a reconciliation on paper [D53]', () => {
  it('names each person and each check that waits', () => {
    expect(titlesOf(owedTo(3, 2))).toEqual([
      'Bank and books',
      'Checks outstanding',
      'Whose the money is',
      'Tenants’ deposits',
    ]);
  });

  it.each([
    ['people', owedTo(printLimits.rows + 1)],
    ['checks', owedTo(1, printLimits.rows)],
  ])('of more %s than one document takes has the sums, and says where the lists are', (_, report) => {
    const paper = threeWayPaper(about, report);
    expect(isTooLong(paper.tables)).toBe(false);
    expect(paper.tables.map(({ title }) => title)).toEqual(['Bank and books', 'Whose the money is']);
    expect(paper.tables[1]?.sums).toContainEqual(
      expect.objectContaining({ label: 'Book balance', amount: expect.stringMatching(/^\$/) }),
    );
    expect(paper.closing).toContain('too long for a PDF: they are on the page of this reconciliation.');
  });

  it('of as many lines as one document takes is whole', () => {
    expect(titlesOf(owedTo(printLimits.rows))).toContain('Tenants’ deposits');
  });
});
