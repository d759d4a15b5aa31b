import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { does, givenOf, signedLease } from '../../../../test/support/leases/lease-story';
import { giveNotice } from './give-notice';
import { surrender } from './keys';
import { beforeTermEnd, mayTakeBack, tenantNoticeOf } from './tenant-notice';

const story = signedLease('2026-01-15');
const noticeOn = (on: string, of = story) => tenantNoticeOf(givenOf(of, on));
const by = (who: 'tenants' | 'owner', lastDay = '2027-02-28') =>
  does(story, '2027-01-10', giveNotice, { by: who, lastDay, reason: 'Asked' });

describe('the notice that tenants may give', () => {
  it('is through the fixed term at least, and the notice days where they reach further', () => {
    expect(noticeOn('2026-06-01')).toEqual({
      earliest: '2026-12-31',
      notice_days: 30,
      fixed_to: '2026-12-31',
    });
    expect(noticeOn('2026-12-01')).toMatchObject({ earliest: '2026-12-31' });
    expect(noticeOn('2026-12-02')).toMatchObject({ earliest: '2027-01-01' });
  });

  it('is the notice days alone once the lease is month-to-month', () => {
    expect(noticeOn('2027-03-05')).toEqual({ earliest: '2027-04-04', notice_days: 30 });
  });

  it.each([
    ['before the first day', noticeOn('2026-01-15')],
    [
      'where the lease ends by itself',
      noticeOn('2026-06-01', signedLease('2026-01-15', { fields: termFields({ atEnd: 'end' }) })),
    ],
    ['while one stands', noticeOn('2027-01-11', by('owner'))],
  ])('is none %s', (_, notice) => {
    expect(notice).toBeUndefined();
  });

  it('is taken back by those who gave it, until the keys are back', () => {
    expect(mayTakeBack(givenOf(by('tenants'), '2027-01-11'))).toBe(true);
    expect(mayTakeBack(givenOf(by('owner'), '2027-01-11'))).toBe(false);
    expect(mayTakeBack(givenOf(story, '2027-01-11'))).toBe(false);
    const out = does(by('tenants'), '2027-01-12', surrender, { day: '2027-01-12' });
    expect(mayTakeBack(givenOf(out, '2027-01-12'))).toBe(false);
  });

  it('says how long before the end of the fixed term it is', () => {
    const { lease } = story;
    expect(beforeTermEnd(lease, { lastDay: '2026-12-01' }, '2026-06-01')).toEqual({
      to: '2026-12-31',
      days: 30,
    });
    expect(beforeTermEnd(lease, { lastDay: '2026-12-31' }, '2026-06-01')).toBeUndefined();
    expect(beforeTermEnd(lease, { lastDay: '2027-02-01' }, '2027-01-02')).toBeUndefined();
  });
});
