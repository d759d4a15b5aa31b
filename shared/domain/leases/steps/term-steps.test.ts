import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  everyone,
  type LeaseStory,
  sent,
  signedBy,
  signedLease,
} from '../../../../test/support/leases/lease-story';
import { changeDraft } from '../draft/write-draft';
import { changeRent } from '../moves/change-rent';
import { endLease } from '../moves/end-lease';
import { giveNotice } from '../moves/give-notice';
import { renew } from '../moves/renew';
import { stepsDue } from './steps';

const rentLines = [
  { id: 'rent', kind: 'rent' as const, label: 'Rent', cents: 145_000 },
  { id: 'pet', kind: 'pet' as const, label: 'Pet', cents: 3_000 },
];
const story = signedLease('2026-01-02', { fields: termFields({ rentLines }) });
const change = { line: 'rent', cents: 150_000, from: '2027-03-01', noticeDay: '2027-01-05', ruleDays: 0 };
const changed = does(story, '2027-01-05', changeRent, change);
const names = ({ lease }: LeaseStory, on: string) => stepsDue(lease, on).map(({ name }) => name);

describe('a changed rent is told on its first day', () => {
  it('of a change', () => {
    expect(names(changed, '2027-02-28')).toEqual([]);
    expect(names(changed, '2027-03-01')).toEqual(['rent-change:lse_1:1:rent:2027-03-01']);
  });

  it('for each line by itself', () => {
    const both = does(changed, '2027-01-06', changeRent, { ...change, line: 'pet', cents: 4_000 });
    expect(names(both, '2027-03-01')).toEqual([
      'rent-change:lse_1:1:rent:2027-03-01',
      'rent-change:lse_1:1:pet:2027-03-01',
    ]);
  });

  it('for each day by itself', () => {
    const both = does(changed, '2027-01-06', changeRent, { ...change, cents: 160_000, from: '2027-04-01' });
    expect(names(both, '2027-03-01')).toEqual(['rent-change:lse_1:1:rent:2027-03-01']);
    expect(names(both, '2027-04-01')).toEqual(['rent-change:lse_1:1:rent:2027-04-01']);
  });

  it('even if that is the last day of a notice, and not the day after the last one', () => {
    const until = (lastDay: string) =>
      names(does(changed, '2027-01-07', giveNotice, { by: 'tenants', lastDay, reason: '' }), '2027-03-01');
    expect(until('2027-03-01')).toEqual(['rent-change:lse_1:1:rent:2027-03-01', 'last-day:lse_1:notice-1']);
    expect(until('2027-02-28')).toEqual(['holdover:lse_1:notice-1']);
  });

  it('of the latest term alone, whatever was changed in another one', () => {
    let renewed = does(changed, '2027-01-10', renew, undefined);
    const fields = { from: '2027-03-01', to: '2028-02-29' };
    renewed = does(renewed, '2027-01-10', changeDraft, { term: 2, fields });
    renewed = signedBy(sent(renewed, '2027-01-10', 2), '2027-01-10', everyone, 2);
    expect(names(renewed, '2027-03-01')).toEqual(['first-day:lse_1:2']);
    const [first] = renewed.lease.rentChanges;
    if (!first) throw new Error('there is no change');
    const lease = { ...renewed.lease, rentChanges: [{ ...first, term: 2 }, first] };
    expect(names({ ...renewed, lease }, '2027-03-01')).toEqual([
      'first-day:lse_1:2',
      'rent-change:lse_1:2:rent:2027-03-01',
    ]);
  });
});

it('nothing is said of the end of a term once the lease has ended', () => {
  const ended = does(story, '2026-09-15', endLease, { day: '2026-09-15', why: 'agreement', note: '' });
  expect(names(ended, '2026-10-02')).toEqual([]);
  expect(names(ended, '2027-01-01')).toEqual(['deposit-due:lse_1:2026-10-15']);
});
