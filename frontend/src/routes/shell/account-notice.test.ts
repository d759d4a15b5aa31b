import { describe, expect, it } from 'vitest';
import type { RoleLabel } from '../../../../shared/domain/people/roles';
import { accountNotice } from './account-notice';

const noticeOf = (roleLabel: RoleLabel, account: Parameters<typeof accountNotice>[0]['account']) =>
  accountNotice({ account, viewer: { roleLabel }, organization: 'Vale Homes' });

describe('the account’s notice for who may pay', () => {
  it.each([
    [{ canChange: true }, undefined, undefined],
    [{ canChange: true, status: 'active' }, undefined, undefined],
    [{ canChange: true, trialDaysLeft: 9 }, '9 days left in your trial.', 'pay'],
    [{ canChange: true, trialDaysLeft: 1 }, 'Your trial ends today.', 'pay'],
  ] as const)('%j', (account, text, way) => {
    const notice = noticeOf('owner', account);
    expect(notice?.text).toBe(text);
    expect(notice?.way).toBe(way);
  });

  it.each([
    ['past due', { canChange: true, status: 'past-due' }, 'failed', 'repair'],
    ['unpaid', { canChange: false, status: 'unpaid' }, 'read and export', 'repair'],
    ['ended', { canChange: false, status: 'ended' }, 'read and export', 'pay'],
    ['the trial over', { canChange: false, trialDaysLeft: 0 }, 'read and export', 'pay'],
  ] as const)('%s: what still works, and the way on', (_name, account, text, way) => {
    const notice = noticeOf('orgAdmin', account);
    expect(notice).toMatchObject({ kind: 'warning', way });
    expect(notice?.text).toContain(text);
  });
});

describe('the account’s notice for who may not pay', () => {
  it('tells staff of the trial and whom to ask, without a way to pay', () => {
    const notice = noticeOf('rentalManager', { canChange: true, trialDaysLeft: 3 });
    expect(notice?.text).toBe('3 days left in the trial. The head of your organization chooses a plan.');
    expect(notice?.way).toBeUndefined();
  });

  it.each(['tenant', 'applicant', 'rentalOwner'] as const)(
    'does not bother a %s with a trial or a late payment, only with what cannot be changed',
    (role) => {
      expect(noticeOf(role, { canChange: true, trialDaysLeft: 3 })).toBeUndefined();
      expect(noticeOf(role, { canChange: true, status: 'past-due' })).toBeUndefined();
      const ended = noticeOf(role, { canChange: false, status: 'ended' });
      expect(ended?.text).toContain('Ask Vale Homes');
      expect(ended?.way).toBeUndefined();
    },
  );
});
