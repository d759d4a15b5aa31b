import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { does, givenOf, type LeaseStory, signedLease } from '../../../../test/support/leases/lease-story';
import { isRefused } from '../refusals';
import { newestTerm } from '../status/current-term';
import { endLease } from './end-lease';
import { giveNotice } from './give-notice';
import { leaseMoves } from './lease-moves';
import { draftOffer, rentAfter } from './offer-renewal';
import { renew } from './renew';

const rent = (cents: number) => [
  { id: 'rent', kind: 'rent' as const, label: 'Rent', cents },
  { id: 'pet', kind: 'pet' as const, label: 'Pet', cents: 3_500 },
];

describe('the rent of a renewal by a rule [D37]', () => {
  it.each([
    [{ kind: 'same' } as const, 145_000, 145_000],
    [{ kind: 'percent', hundredths: 250 } as const, 145_000, 148_625],
    [{ kind: 'percent', hundredths: 333 } as const, 99_950, 103_278],
    [{ kind: 'percent', hundredths: -500 } as const, 145_000, 137_750],
    [{ kind: 'amount', cents: 2_500 } as const, 145_000, 147_500],
    [{ kind: 'amount', cents: -200_000 } as const, 145_000, 0],
  ])('%o of %i is %i, rounded once, and other lines stay', (rule, cents, after) => {
    expect(rentAfter(rent(cents), rule)).toEqual(rent(after));
  });
});

describe('an offered renewal [D37]', () => {
  const offered = (on: string, fields = termFields()) => {
    const answer = draftOffer(givenOf(signedLease('2026-01-10', { fields }), on), {
      months: 12,
      rent: { kind: 'percent', hundredths: 300 },
    });
    if (isRefused(answer)) return answer.refused;
    const term = newestTerm(answer.lease);
    return { number: term?.number, from: term?.from, to: term?.to, cents: term?.rentLines[0]?.cents };
  };

  it('follows the term before it, at the new rent', () => {
    expect(offered('2026-10-05')).toEqual({
      number: 2,
      from: '2027-01-01',
      to: '2027-12-31',
      cents: 149_350,
    });
  });

  it('of a lease that goes on month-to-month begins on the first of the month after next', () => {
    expect(offered('2026-12-31')).toMatchObject({ from: '2027-01-01', to: '2027-12-31' });
    expect(offered('2027-01-01')).toMatchObject({ from: '2027-03-01', to: '2028-02-29' });
    expect(offered('2027-03-31')).toMatchObject({ from: '2027-05-01', to: '2028-04-30' });
    expect(offered('2026-03-31', termFields({ to: undefined }))).toMatchObject({ from: '2026-05-01' });
  });

  it('in holdover begins where the term ended, so that no day is without an agreement', () => {
    expect(offered('2027-01-20', termFields({ atEnd: 'end' }))).toMatchObject({ from: '2027-01-01' });
  });

  it('is refused beside another one', () => {
    const story = does(signedLease('2026-01-10'), '2026-10-05', renew, undefined);
    const offer = { months: 12, rent: { kind: 'same' } } as const;
    expect(draftOffer(givenOf(story, '2026-10-05'), offer)).toEqual({ refused: 'renewal-open' });
  });
});

describe('the moves of a lease', () => {
  const movesOn = (story: LeaseStory, on: string) =>
    Object.entries(leaseMoves(givenOf(story, on)))
      .filter(([, may]) => may)
      .map(([move]) => move);
  const life = signedLease('2026-01-10');
  const ending = signedLease('2026-01-10', { fields: termFields({ atEnd: 'end' }) });
  const notice = { by: 'tenants', lastDay: '2026-08-31', reason: '' } as const;
  const noticed = does(life, '2026-06-01', giveNotice, notice);
  const ended = does(life, '2026-06-01', endLease, { day: '2026-05-31', why: 'agreement', note: '' });

  it.each([
    ['before its first day', life, '2026-01-12', ['renew', 'change_rent']],
    ['while it runs', life, '2026-06-01', ['renew', 'give_notice', 'end', 'change_rent']],
    ['of a term that ends', ending, '2026-06-01', ['renew', 'give_notice', 'return_keys', 'end']],
    ['after a notice', noticed, '2026-06-02', ['give_notice', 'take_notice_back', 'return_keys', 'end']],
    [
      'in holdover',
      ending,
      '2027-01-05',
      ['renew', 'give_notice', 'return_keys', 'end', 'roll_over', 'charge_rent'],
    ],
    ['once it ended', ended, '2026-06-02', ['return_keys', 'reopen']],
  ])('%s are those that its commands take', (_, story, on, moves) => {
    expect(movesOn(story, on)).toEqual(moves);
  });
});
