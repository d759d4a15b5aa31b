import type { CurrentUser } from '../../../../shared/contract/users';
import { may } from '../../../../shared/domain/people/permissions';
import type { Viewer } from '../../../../shared/domain/people/roles';

export type AccountNotice = {
  readonly kind: 'info' | 'warning';
  readonly text: string;
  /** `pay` leads to /subscriptionPay, `repair` to the payment provider. Only for roles that may pay. */
  readonly way?: 'pay' | 'repair';
};

type Who = {
  readonly account: CurrentUser['account'];
  readonly viewer: Pick<Viewer, 'roleLabel' | 'grants'>;
  readonly organization: string;
};

/** What the trial, payment or plan means for this person; undefined if there is nothing to say. */
export function accountNotice({ account, viewer, organization }: Who): AccountNotice | undefined {
  if (may(viewer, { area: 'subscription', level: 'change' })) return forPayer(account);
  return forOthers({ account, staff: viewer.roleLabel === 'rentalManager', organization });
}

function forPayer({ canChange, status, trialDaysLeft }: CurrentUser['account']): AccountNotice | undefined {
  if (status === 'unpaid')
    return {
      kind: 'warning',
      text: 'Your payment failed. You can read and export everything. Pay the open invoice to make changes.',
      way: 'repair',
    };
  if (!canChange)
    return {
      kind: 'warning',
      text: 'Your trial or plan ended. You can read and export everything. Choose a plan to make changes.',
      way: 'pay',
    };
  if (status === 'past-due')
    return {
      kind: 'warning',
      text: 'The last payment failed. We’ll try again. Fix the payment to keep your plan.',
      way: 'repair',
    };
  if (trialDaysLeft === undefined) return undefined;
  return { kind: 'info', text: trialText(trialDaysLeft, 'your trial'), way: 'pay' };
}

/** People who cannot pay learn whom to ask, and only once it affects them. */
function forOthers({
  account: { canChange, trialDaysLeft },
  staff,
  organization,
}: {
  account: CurrentUser['account'];
  staff: boolean;
  organization: string;
}): AccountNotice | undefined {
  const whom = staff ? 'the head of your organization' : organization;
  if (!canChange)
    return {
      kind: 'warning',
      text: `This account is read-only at the moment. Ask ${whom} if you need to change something.`,
    };
  if (!staff || trialDaysLeft === undefined) return undefined;
  return {
    kind: 'info',
    text: `${trialText(trialDaysLeft, 'the trial')} The head of your organization chooses a plan.`,
  };
}

function trialText(daysLeft: number, trial: string): string {
  if (daysLeft <= 1) return trial === 'your trial' ? 'Your trial ends today.' : 'The trial ends today.';
  return `${daysLeft} days left in ${trial}.`;
}
