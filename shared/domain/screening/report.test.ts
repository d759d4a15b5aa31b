import { expect, it } from 'vitest';
import { mayReadReport, Report } from './report';
import { reportSections } from './report-sections';

const report = { readers: ['usr_ada', 'usr_ben'], until: '2026-09-01T00:00:00.000Z' };

it.each([
  ['usr_ada', '2026-08-31T23:59:59.999Z', true],
  ['usr_ben', '2026-08-31T23:59:59.999Z', true],
  ['usr_eve', '2026-08-31T23:59:59.999Z', false],
  ['usr_ada', '2026-09-01T00:00:00.000Z', false],
  ['usr_ada', '2026-09-01T00:00:00.001Z', false],
  ['usr_eve', '2026-09-02T00:00:00.000Z', false],
])('%s reads at %s a report that is kept for Ada and Ben until September 1: %s [D50]', (userId, at, may) => {
  expect(mayReadReport({ userId }, report, new Date(at))).toBe(may);
});

it('a report shows each of its sections under a heading', () => {
  expect(Object.entries(reportSections)).toEqual([
    ['identity', 'Identity'],
    ['credit', 'Credit'],
    ['eviction', 'Evictions'],
    ['criminal', 'Criminal records'],
    ['income', 'Income'],
  ]);
  expect(Object.keys(reportSections)).toEqual(Object.keys(Report.shape.sections.shape));
});
