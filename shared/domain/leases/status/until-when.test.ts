import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { does, everyone, sent, signedBy, signedLease } from '../../../../test/support/leases/lease-story';
import { changeDraft } from '../draft/write-draft';
import { endLease } from '../moves/end-lease';
import { giveNotice, takeNoticeBack } from '../moves/give-notice';
import { rollOver } from '../moves/holdover';
import { surrender } from '../moves/keys';
import { renew } from '../moves/renew';
import type { TermFields } from '../term';
import { termsOfTenant } from './tenancy';
import { untilForTenant, untilOf } from './until-when';
import { untilLabel, untilWords } from './until-words';

const whole = signedLease('2026-01-15');
const fixed = signedLease('2026-01-15', { fields: termFields({ atEnd: 'end' }) });
const notice = does(whole, '2027-01-05', giveNotice, {
  by: 'tenants',
  givenOn: '2027-01-05',
  lastDay: '2027-02-28',
  reason: '',
});

/** Out to be signed. */
const renewalOf = (fields: Partial<TermFields>) => {
  const drafts = does(whole, '2026-11-01', renew, undefined);
  return sent(does(drafts, '2026-11-01', changeDraft, { term: 2, fields }), '2026-11-02', 2);
};

describe('until when a home is a household’s [D35] [D36]', () => {
  it.each([
    ['in a term that goes on', whole, '2026-06-01', 'Dec 31, 2026, then month-to-month'],
    ['month-to-month after its term', whole, '2027-02-01', 'Month-to-month'],
    ['in a term that ends', fixed, '2026-06-01', 'Dec 31, 2026'],
    ['past a term that ended', fixed, '2027-02-01', 'Dec 31, 2026'],
    ['after a notice', notice, '2027-02-01', 'Feb 28, 2027'],
    ['past a notice’s last day', notice, '2027-03-05', 'Feb 28, 2027'],
  ])('is told %s', (_, { lease }, on, words) => {
    const until = untilOf(lease, on);
    expect(untilWords(until)).toBe(words);
  });

  it('is open again once the notice is taken back', () => {
    const { lease } = does(notice, '2027-01-10', takeNoticeBack, undefined);
    expect(untilOf(lease, '2027-01-10')).toEqual({ kind: 'open' });
  });

  it('is the day of the end once the lease ended', () => {
    const { lease } = does(whole, '2026-07-31', endLease, { day: '2026-07-31', why: 'agreement', note: '' });
    expect(untilOf(lease, '2026-08-20')).toEqual({ kind: 'ended', on: '2026-07-31' });
    expect(untilLabel({ kind: 'ended' })).toBe('Last day was');
    expect(untilOf({ ...lease, settledOn: '2026-08-20' }, '2026-09-01')).toEqual({
      kind: 'ended',
      on: '2026-07-31',
    });
  });

  it('stays the notice’s day when the keys come back before it', () => {
    const { lease } = does(notice, '2027-02-20', surrender, { day: '2027-02-20' });
    expect(untilOf(lease, '2027-02-25')).toEqual({ kind: 'notice', on: '2027-02-28' });
    expect(untilOf(lease, '2027-03-02')).toEqual({ kind: 'ended', on: '2027-02-28' });
  });

  it('is open once it was decided in holdover that the lease goes on', () => {
    const { lease } = does(fixed, '2027-01-04', rollOver, undefined);
    expect(untilOf(lease, '2027-01-04')).toEqual({ kind: 'open' });
  });

  it('names the renewal once everybody signed it', () => {
    const out = renewalOf({ to: '2027-12-31' });
    expect(untilOf(out.lease, '2026-11-03')).toEqual({ kind: 'term', on: '2026-12-31' });
    const { lease } = signedBy(out, '2026-11-04', everyone, 2);
    const until = untilOf(lease, '2026-11-05');
    expect(untilWords(until)).toBe('Dec 31, 2026, renewed until Dec 31, 2027');
    expect(untilOf(lease, '2027-01-01')).toEqual({ kind: 'term', on: '2027-12-31' });
  });

  it('ends for who is not in the next term, the day before it', () => {
    const { parties } = termFields();
    const out = renewalOf({
      to: '2027-12-31',
      parties: { ...parties, tenants: parties.tenants.slice(0, 1) },
    });
    const { lease } = signedBy(out, '2026-11-04', ['ada', 'conrad', 'mia'], 2);
    const of = (who: string, on: string) =>
      untilForTenant(lease, termsOfTenant(lease, `${who}@example.test`, on), on);
    expect(of('grace', '2026-12-01')).toEqual({ kind: 'ends', on: '2026-12-31' });
    expect(of('grace', '2027-02-01')).toEqual({ kind: 'ended', on: '2026-12-31' });
    expect(of('ada', '2026-12-01')).toMatchObject({ kind: 'renewed', renewed_to: '2027-12-31' });
  });
});
