import { describe, expect, it } from 'vitest';
import { addDays } from '../dates';
import {
  certificateKey,
  type InsuranceReminded,
  insuranceOn,
  insuranceReminder,
  type PolicyDays,
  policyProblems,
} from './renters-insurance';

type Policy = PolicyDays;
const policy = (from: string | undefined, ends: string, state?: Policy['state']): Policy => ({
  ends,
  ...(from !== undefined && { from }),
  ...(state && { state }),
});

describe('how a tenant is insured on a day', () => {
  it.each<[string, Policy[], ReturnType<typeof insuranceOn>]>([
    ['without a policy', [], { state: 'missing' }],
    [
      'by one far from its end',
      [policy('2026-06-01', '2027-05-31')],
      { state: 'insured', until: '2027-05-31' },
    ],
    [
      'thirty-one days before the end',
      [policy(undefined, '2026-12-31')],
      { state: 'insured', until: '2026-12-31' },
    ],
    [
      'thirty days before the end',
      [policy(undefined, '2026-12-30')],
      { state: 'expiring', until: '2026-12-30' },
    ],
    ['on the last day', [policy(undefined, '2026-11-30')], { state: 'expiring', until: '2026-11-30' }],
    ['the day after', [policy(undefined, '2026-11-29')], { state: 'expired', until: '2026-11-29' }],
    ['by one that begins tomorrow', [policy('2026-12-01', '2027-11-30')], { state: 'missing' }],
    [
      'by two without a gap',
      [policy('2026-12-11', '2027-12-10'), policy('2025-12-11', '2026-12-10')],
      { state: 'insured', until: '2027-12-10' },
    ],
    [
      'by two with a gap of a day',
      [policy('2025-12-11', '2026-12-10'), policy('2026-12-12', '2027-12-10')],
      { state: 'expiring', until: '2026-12-10' },
    ],
    [
      'by one that lasts, with a longer one to check',
      [policy(undefined, '2027-06-30'), policy('2027-01-01', '2027-12-31', 'to-check')],
      { state: 'to-check', until: '2027-06-30' },
    ],
    ['by one to check', [policy('2026-01-01', '2027-01-31', 'to-check')], { state: 'to-check' }],
    ['by a declined one', [policy('2026-01-01', '2027-01-31', 'declined')], { state: 'missing' }],
    [
      'by one to check that has ended',
      [policy('2025-01-01', '2026-01-31', 'to-check')],
      { state: 'missing' },
    ],
    [
      'by one that ends soon, with its successor to check',
      [policy(undefined, '2026-12-10'), policy('2026-12-11', '2027-12-10', 'to-check')],
      { state: 'to-check', until: '2026-12-10' },
    ],
    [
      'by one that ends soon, with an earlier one to check',
      [policy(undefined, '2026-12-10'), policy(undefined, '2026-12-05', 'to-check')],
      { state: 'expiring', until: '2026-12-10' },
    ],
  ])('%s', (_, policies, insured) => {
    expect(insuranceOn(policies, '2026-11-30')).toEqual(insured);
  });

  it('has an answer for any day of the past', () => {
    const policies = [policy('2025-03-04', '2026-03-03'), policy('2026-03-05', '2027-03-04')];
    expect(insuranceOn(policies, '2026-03-03').state).toBe('expiring');
    expect(insuranceOn(policies, '2026-03-04').state).toBe('expired');
    expect(insuranceOn(policies, '2026-03-05').state).toBe('insured');
    expect(insuranceOn(policies, '2025-03-03').state).toBe('missing');
  });
});

/** The days on which somebody is reminded in a year, by what about. */
function remindedDays(policies: Policy[], from: string, days: number): [string, string][] {
  const sent: [string, string][] = [];
  let last: InsuranceReminded | undefined;
  for (let day = 0; day < days; day += 1) {
    const today = addDays(from, day);
    const due = insuranceReminder(insuranceOn(policies, today), { today, last });
    if (!due) continue;
    // The same run again says nothing.
    expect(insuranceReminder(insuranceOn(policies, today), { today, last: due })).toBeUndefined();
    sent.push([today, due.about]);
    last = due;
  }
  return sent;
}

describe('a tenant is reminded', () => {
  it('weekly without a policy, five times', () => {
    expect(remindedDays([], '2026-11-30', 365).map(([day]) => day)).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
    ]);
  });

  it('thirty and seven days before the end, on the last day, and then as without one', () => {
    const days = remindedDays([policy(undefined, '2027-01-31')], '2026-11-30', 365);
    expect(days.map(([day]) => day)).toEqual([
      '2027-01-01',
      '2027-01-24',
      '2027-01-31',
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
      '2027-03-01',
    ]);
  });

  it('of the step that is due, when the job was away for the one before', () => {
    const insured = insuranceOn([policy(undefined, '2026-12-04')], '2026-11-30');
    expect(insuranceReminder(insured, { today: '2026-11-30', last: undefined })).toEqual({
      about: '2026-12-04:7',
      times: 1,
      on: '2026-11-30',
    });
  });

  it('of nothing while a policy waits for a check, or covers the day', () => {
    const waiting = [policy(undefined, '2027-12-04', 'to-check')];
    expect(remindedDays(waiting, '2026-11-30', 300)).toEqual([]);
    expect(remindedDays([policy(undefined, '2028-12-04')], '2026-11-30', 300)).toEqual([]);
  });
});

it('a policy that is over, or ends before it begins, is no proof', () => {
  expect(policyProblems({ from: '', ends: '2026-11-29' }, '2026-11-30')).toEqual([
    { path: ['ends'], message: 'This policy has ended' },
  ]);
  expect(policyProblems({ from: '2027-02-01', ends: '2027-01-31' }, '2026-11-30')).toEqual([
    { path: ['from'], message: 'The first day is after the last one' },
  ]);
  expect(policyProblems({ from: '2026-11-30', ends: '2026-11-30' }, '2026-11-30')).toEqual([]);
});

it('a certificate lies under ids of ours alone', () => {
  const place = { organizationId: 'org_1', userRoleId: 'rol_1' };
  expect(certificateKey(place, { documentId: 'doc_1', contentType: 'image/jpeg' })).toBe(
    'documents/org_1/insurance/rol_1/doc_1.jpg',
  );
});
