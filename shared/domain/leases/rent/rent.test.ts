import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  drafted,
  everyone,
  type LeaseStory,
  sent,
  signedBy,
  signedLease,
} from '../../../../test/support/leases/lease-story';
import { addDays, endOfMonth } from '../../dates';
import { changeDraft } from '../draft/write-draft';
import { changeRent } from '../moves/change-rent';
import { endLease, reopen } from '../moves/end-lease';
import { giveNotice, takeNoticeBack } from '../moves/give-notice';
import { renew } from '../moves/renew';
import type { TermFields } from '../term';
import { prorated, roundedRatio } from './proration';
import { rentOf } from './rent';
import { firstFeeDate, type ProrationMethod } from './rent-terms';

const rent = (cents: number, id = 'rent') => ({ id, kind: 'rent' as const, label: 'Rent', cents });
const methods = ['actual-days', 'thirty-day-month', 'actual-over-thirty', 'year-365', 'none'] as const;

describe('rounding [D1]', () => {
  it.each([
    [5, 2, 3],
    [-5, 2, -3],
    [5, -2, -3],
    [4, 3, 1],
    [5, 3, 2],
    [0, 7, 0],
    [-0, 7, 0],
    [1_000_000_000 * 12 * 30, 365, 986_301_370],
  ])('%i / %i is %i', (top, bottom, cents) => expect(roundedRatio(top, bottom)).toBe(cents));
});

describe('a part of a month [D10] [D11]', () => {
  it.each([
    ['actual-days', 83_613],
    ['thirty-day-month', 81_000],
    ['actual-over-thirty', 86_400],
    ['year-365', 85_216],
    ['none', 162_000],
  ] as const)('1,620.00 from 16 March, %s, is %i cents', (method, cents) => {
    expect(prorated(162_000, { days: { from: '2026-03-16', to: '2026-03-31' }, method })).toBe(cents);
  });

  it.each([
    ['the 31st counts as the 30th', '2026-03-31', '2026-03-31', 1],
    ['the 30th of a long month', '2026-03-30', '2026-03-31', 1],
    ['from the 2nd', '2026-03-02', '2026-03-31', 29],
    ['to the 30th of a long month', '2026-03-01', '2026-03-30', 30],
    ['to the 29th', '2026-03-01', '2026-03-29', 29],
    ['the end of February is the 30th', '2026-02-15', '2026-02-28', 16],
    ['of a leap year, too', '2024-02-29', '2024-02-29', 2],
    ['but not the day before it', '2024-02-01', '2024-02-28', 28],
  ])('with thirty days a month: %s', (_, from, to, days) => {
    expect(prorated(30_000, { days: { from, to }, method: 'thirty-day-month' })).toBe(days * 1_000);
  });

  it('both days count, and a whole month is the whole amount by every method', () => {
    const day = fc.date({ min: new Date('2023-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 999_999 }), (date, cents) => {
        const month = date.toISOString().slice(0, 7);
        const days = { from: `${month}-01`, to: endOfMonth(month) };
        for (const method of methods) expect(prorated(cents, { days, method })).toBe(cents);
        const first = prorated(cents, {
          days: { ...days, to: date.toISOString().slice(0, 10) },
          method: 'actual-days',
        });
        expect(first > 0 || cents < 31).toBe(true);
        expect(first <= cents).toBe(true);
      }),
    );
  });
});

/** A lease whose second term everyone has signed, too. */
function renewed(fields: Partial<TermFields>, next: Partial<TermFields>, on: string): LeaseStory {
  let story = does(signedLease('2026-01-10', { fields: termFields(fields) }), on, renew, undefined);
  story = does(story, on, changeDraft, { term: 2, fields: next });
  return signedBy(sent(story, on, 2), on, everyone, 2);
}

const charged = (fields: Partial<TermFields>, from: string, to: string) =>
  rentOf(signedLease('2026-01-02', { fields: termFields(fields) }).lease, { from, to });
const brief = (charges: ReturnType<typeof rentOf>) =>
  charges.map((charge) => [charge.from, charge.to, charge.cents]);

describe('rent from terms [D9]', () => {
  it('is one charge a month and line, named once, due on its day', () => {
    const fields = {
      rentLines: [rent(145_000), { id: 'pet', kind: 'pet' as const, label: 'Pet', cents: 2_500 }],
    };
    expect(charged(fields, '2026-02-01', '2026-02-28')).toEqual([
      {
        source: 'rent:2026-02:lse_1:rent:2026-02-01',
        line: fields.rentLines[0],
        period: '2026-02',
        from: '2026-02-01',
        to: '2026-02-28',
        dueOn: '2026-02-01',
        knownOn: '2026-01-02',
        cents: 145_000,
        isHoldover: false,
      },
      expect.objectContaining({ source: 'rent:2026-02:lse_1:pet:2026-02-01', cents: 2_500 }),
    ]);
  });

  it.each([
    [1, '2026-02', '2026-02-01'],
    [15, '2026-02', '2026-02-15'],
    [31, '2026-02', '2026-02-28'],
    [30, '2026-04', '2026-04-30'],
    [1, '2026-01', '2026-01-16'],
    [15, '2026-01', '2026-01-16'],
    [17, '2026-01', '2026-01-17'],
  ])('due day %i of %s is %s, never before the lease [D6]', (dueDay, month, dueOn) => {
    const fields = { dueDay, from: '2026-01-16' };
    expect(charged(fields, `${month}-01`, endOfMonth(month)).map((charge) => charge.dueOn)).toEqual([dueOn]);
  });

  it.each<[ProrationMethod, number, number]>([
    ['actual-days', 74_839, 46_774],
    ['thirty-day-month', 72_500, 48_333],
    ['actual-over-thirty', 77_333, 48_333],
    ['year-365', 76_274, 47_671],
    ['none', 145_000, 145_000],
  ])('the first and the last month go by the method: %s [D10]', (method, first, last) => {
    const fields = { to: '2026-03-10', atEnd: 'end' as const, proration: { method, firstMonthFull: false } };
    expect(brief(charged(fields, '2026-01-01', '2026-12-31'))).toEqual([
      ['2026-01-16', '2026-01-31', first],
      ['2026-02-01', '2026-02-28', 145_000],
      ['2026-03-01', '2026-03-10', last],
    ]);
  });

  it('a month of two rates is charged in two parts, by actual days, whatever the method', () => {
    const proration = { method: 'none' as const, firstMonthFull: false };
    let story = signedLease('2026-01-10', { fields: termFields({ to: '2026-06-15', proration }) });
    story = does(story, '2026-05-01', renew, undefined);
    const pet = { id: 'pet', kind: 'pet' as const, label: 'Pet', cents: 3_000 };
    const next = { to: '2027-06-15', rentLines: [rent(155_000), pet] };
    story = does(story, '2026-05-01', changeDraft, { term: 2, fields: next });
    story = signedBy(sent(story, '2026-05-01', 2), '2026-05-02', everyone, 2);
    expect(
      rentOf(story.lease, { from: '2026-06-01', to: '2026-06-30' }).map(({ source, cents }) => [
        source,
        cents,
      ]),
    ).toEqual([
      ['rent:2026-06:lse_1:rent:2026-06-01', 72_500],
      ['rent:2026-06:lse_1:rent:2026-06-16', 77_500],
      ['rent:2026-06:lse_1:pet:2026-06-16', 3_000],
    ]);
  });

  it('a part of a month is due with the whole month, not on its own first day [D6]', () => {
    const { lease } = renewed(
      { to: '2026-06-15' },
      { to: '2027-06-15', rentLines: [rent(155_000)] },
      '2026-05-01',
    );
    const charges = rentOf(lease, { from: '2026-06-01', to: '2026-06-30' });
    expect(charges.map(({ from, dueOn }) => [from, dueOn])).toEqual([
      ['2026-06-01', '2026-06-01'],
      ['2026-06-16', '2026-06-01'],
    ]);
  });

  it('a term that begins on the last day of a month has its rate from that day', () => {
    const { lease } = renewed(
      { to: '2026-06-29' },
      { to: '2027-06-15', rentLines: [rent(155_000)] },
      '2026-05-01',
    );
    expect(brief(rentOf(lease, { from: '2026-06-01', to: '2026-06-30' }))).toEqual([
      ['2026-06-01', '2026-06-29', 140_167],
      ['2026-06-30', '2026-06-30', 5_167],
    ]);
  });

  it('a line in the place of another is charged by itself, even at the same rate', () => {
    const { lease } = renewed(
      { to: '2026-06-15', rentLines: [rent(6_000, 'parking')] },
      { to: '2027-06-15', rentLines: [rent(6_000, 'garage')] },
      '2026-05-01',
    );
    const charges = rentOf(lease, { from: '2026-06-01', to: '2026-06-30' });
    expect(charges.map(({ line, from, cents }) => [line.id, from, cents])).toEqual([
      ['parking', '2026-06-01', 3_000],
      ['garage', '2026-06-16', 3_000],
    ]);
  });

  it('a line with the same rate in both terms is one charge', () => {
    let story = does(
      signedLease('2026-01-10', { fields: termFields({ to: '2026-06-15' }) }),
      '2026-05-01',
      renew,
      undefined,
    );
    story = does(story, '2026-05-01', changeDraft, { term: 2, fields: { to: '2027-06-15' } });
    story = signedBy(sent(story, '2026-05-01', 2), '2026-05-02', everyone, 2);
    expect(brief(rentOf(story.lease, { from: '2026-06-01', to: '2026-06-30' }))).toEqual([
      ['2026-06-01', '2026-06-30', 145_000],
    ]);
  });

  it('a line that the new term does not name has ended', () => {
    const parking = { id: 'parking', kind: 'parking' as const, label: 'Parking', cents: 6_000 };
    let story = signedLease('2026-01-10', {
      fields: termFields({ to: '2026-06-30', rentLines: [rent(145_000), parking] }),
    });
    story = does(story, '2026-05-01', renew, undefined);
    story = does(story, '2026-05-01', changeDraft, {
      term: 2,
      fields: { to: '2027-06-30', rentLines: [rent(145_000)] },
    });
    story = signedBy(sent(story, '2026-05-01', 2), '2026-05-02', everyone, 2);
    const lines = (month: string) =>
      rentOf(story.lease, { from: `${month}-01`, to: endOfMonth(month) }).map(({ line }) => line.id);
    expect([lines('2026-06'), lines('2026-07')]).toEqual([['rent', 'parking'], ['rent']]);
  });

  it('a changed rent counts from its first day; of two for one day, the later written [D38]', () => {
    const change = { line: 'rent', from: '2027-03-01', noticeDay: '2027-01-01', ruleDays: 0 };
    let story = does(signedLease('2026-01-10'), '2027-01-05', changeRent, { ...change, cents: 160_000 });
    story = does(story, '2027-01-06', changeRent, { ...change, cents: 150_000 });
    story = does(story, '2027-01-07', changeRent, { ...change, cents: 170_000, from: '2027-04-01' });
    expect(brief(rentOf(story.lease, { from: '2027-02-01', to: '2027-04-30' }))).toEqual([
      ['2027-02-01', '2027-02-28', 145_000],
      ['2027-03-01', '2027-03-31', 150_000],
      ['2027-04-01', '2027-04-30', 170_000],
    ]);
  });

  it('a notice ends it on the last day, taking it back charges the same again, an end cuts it off [D39]', () => {
    const all = { from: '2026-05-01', to: '2026-08-31' };
    const story = signedLease('2026-01-10');
    const given = does(story, '2026-06-01', giveNotice, { by: 'owner', lastDay: '2026-07-15', reason: '' });
    expect(brief(rentOf(given.lease, all)).slice(2)).toEqual([['2026-07-01', '2026-07-15', 70_161]]);
    const back = does(given, '2026-06-10', takeNoticeBack, undefined);
    expect(brief(rentOf(back.lease, all))).toEqual(brief(rentOf(story.lease, all)));
    const known = rentOf(back.lease, all).map(({ knownOn }) => knownOn);
    expect([known[0], known.at(-1)]).toEqual(['2026-01-10', '2026-06-10']);
    const ended = does(given, '2026-06-10', endLease, { day: '2026-06-05', why: 'agreement', note: '' });
    expect(brief(rentOf(ended.lease, all)).slice(1)).toEqual([['2026-06-01', '2026-06-05', 24_167]]);
    const reopened = does(ended, '2026-06-11', reopen, undefined).lease;
    expect(brief(rentOf(reopened, all))).toEqual(brief(rentOf(given.lease, all)));
  });

  it('is asked by the first days of the charges, so months side by side give each charge once', () => {
    const { lease } = signedLease('2026-01-10');
    const whole = rentOf(lease, { from: '2026-01-01', to: '2027-12-31' });
    const cut = ['2026-01-01', '2026-02-15', '2026-07-01', '2028-01-01'].map((from, index, days) =>
      rentOf(lease, { from, to: addDays(days[index + 1] ?? '2028-01-01', -1) }),
    );
    expect(cut.flat()).toEqual(whole);
    expect(rentOf(lease, { from: '2026-01-17', to: '2026-01-31' })).toEqual([]);
    expect(rentOf(lease, { from: '2026-01-01', to: '2026-01-15' })).toEqual([]);
    expect(rentOf(lease, { from: '2026-01-01', to: '2026-01-16' })).toHaveLength(1);
    expect(rentOf(lease, { from: '2026-02-01', to: '2026-01-31' })).toEqual([]);
  });

  it('is nothing before everyone has signed', () => {
    const { lease } = sent(drafted('2026-01-02'), '2026-01-03');
    expect(rentOf(lease, { from: '2026-01-01', to: '2026-12-31' })).toEqual([]);
  });
});

describe('a full first month [D12]', () => {
  const full = { method: 'actual-days' as const, firstMonthFull: true };
  const months = (fields: Partial<TermFields>) =>
    brief(charged({ proration: full, ...fields }, '2026-01-01', '2026-03-31'));

  it('takes what it charges too much off the second one', () => {
    expect(months({})).toEqual([
      ['2026-01-16', '2026-01-31', 145_000],
      ['2026-02-01', '2026-02-28', 74_839],
      ['2026-03-01', '2026-03-31', 145_000],
    ]);
  });

  it('has the same sum when the second month is the last one', () => {
    expect(months({ to: '2026-02-10', atEnd: 'end' })).toEqual([
      ['2026-01-16', '2026-01-31', 74_839 + 51_786],
    ]);
    expect(months({ to: '2026-02-20', atEnd: 'end' })).toEqual([
      ['2026-01-16', '2026-01-31', 145_000],
      ['2026-02-01', '2026-02-20', 74_839 + 103_571 - 145_000],
    ]);
  });

  it('changes nothing for a lease of less than a month, or from the first of one', () => {
    expect(months({ to: '2026-01-20', atEnd: 'end' })).toEqual([['2026-01-16', '2026-01-20', 23_387]]);
    expect(months({ from: '2026-01-01' })[0]).toEqual(['2026-01-01', '2026-01-31', 145_000]);
    expect(months({ from: '2026-01-01' })[1]).toEqual(['2026-02-01', '2026-02-28', 145_000]);
    expect(months({ proration: { ...full, method: 'none' } })[1]).toEqual([
      '2026-02-01',
      '2026-02-28',
      145_000,
    ]);
  });

  it('is for each line by itself', () => {
    const rentLines = [rent(145_000), { id: 'pet', kind: 'pet' as const, label: 'Pet', cents: 3_100 }];
    expect(months({ rentLines }).slice(0, 4)).toEqual([
      ['2026-01-16', '2026-01-31', 145_000],
      ['2026-01-16', '2026-01-31', 3_100],
      ['2026-02-01', '2026-02-28', 74_839],
      ['2026-02-01', '2026-02-28', 1_600],
    ]);
  });
});

describe('the first day of a late fee [D14]', () => {
  it('is said explicitly: after the same grace, practice differs by a day', () => {
    expect([5, 6].map((firstFeeDay) => firstFeeDate('2026-03-01', { firstFeeDay }))).toEqual([
      '2026-03-06',
      '2026-03-07',
    ]);
  });
});
