import { describe, expect, it } from 'vitest';
import { toFields } from '../../problem';
import { answerUntil, isUnanswered, openAsk, remarkProblems } from './answer-report';
import { newReport } from './checklist';
import { type Remark, reportLimits } from './report';

const hash = 'a'.repeat(64);
const landlord = { name: 'Lena Hart', image: hash };
const asked = { at: '2026-07-01T12:00:00.000Z', on: '2026-07-01', until: '2026-07-08', hash, landlord };
const report = newReport({ bedrooms: '1', bathrooms: '1', appliances: [] }, '2026-07-01');
const remark = (change: Partial<Remark> = {}): Remark => ({
  item: 'kitchen-1',
  note: 'A scratch',
  photos: [],
  ...change,
});
const fieldsOf = (remarks: readonly Remark[], others = 0) =>
  toFields(remarkProblems(remarks, { report, others }));

describe('a report that is with the tenants', () => {
  it('is theirs to answer for seven days, and silence counts from the eighth', () => {
    expect(answerUntil('2026-07-01')).toBe('2026-07-08');
    expect([isUnanswered(asked, '2026-07-08'), isUnanswered(asked, '2026-07-09')]).toEqual([false, true]);
  });

  it('is open until it is closed', () => {
    const signed = { at: asked.at, on: asked.on, hash, landlord };
    expect([openAsk({}), openAsk({ asked }), openAsk({ asked, signed })]).toEqual([
      undefined,
      asked,
      undefined,
    ]);
  });
});

describe('remarks', () => {
  it('are about a thing of the report or the home, once each, and say something', () => {
    expect(fieldsOf([remark(), remark({ item: '', note: 'It smells' })])).toEqual({});
    expect(fieldsOf([remark({ note: ' ', photos: ['img'] })])).toEqual({});
    expect(fieldsOf([remark({ note: ' ' })])).toEqual({ 'kitchen-1': 'Write a remark or add a photo' });
    expect(fieldsOf([remark({ item: '', note: '' })])).toEqual({ home: 'Write a remark or add a photo' });
    expect(fieldsOf([remark({ item: 'attic' })])).toEqual({ attic: 'This is not in the report' });
    expect(fieldsOf([remark(), remark()])).toEqual({ 'kitchen-1': 'This has a remark already' });
  });

  it('are at most sixty with those of the others', () => {
    expect(fieldsOf([remark()], reportLimits.remarks - 1)).toEqual({});
    expect(fieldsOf([remark()], reportLimits.remarks)).toEqual({ remarks: 'At most 60 remarks in a report' });
  });
});
