import { displayDate } from '../../shared/domain/dates';
import type { MessageType, NotificationText, NotificationType } from '../../shared/domain/notifications';
import type { PlanNotice } from '../table/notices';

type Look = { readonly messageType: MessageType; readonly type: NotificationType; readonly link: string };

const subscription = '/user-subscription';
const pay = '/subscriptionPay';

const looks: Readonly<Record<PlanNotice['kind'], Look>> = {
  receipt: { messageType: 'success', type: 'payment', link: subscription },
  'payment-failed': { messageType: 'danger', type: 'payment', link: subscription },
  'trial-ending': { messageType: 'warning', type: 'plan', link: pay },
  renewal: { messageType: 'info', type: 'plan', link: subscription },
  'plan-changed': { messageType: 'info', type: 'plan', link: subscription },
  ended: { messageType: 'danger', type: 'plan', link: pay },
};

function description(notice: PlanNotice): string {
  switch (notice.kind) {
    case 'receipt':
      return `Paid for ${displayDate(notice.payment.periodStart)} to ${displayDate(notice.payment.periodEnd)}.`;
    case 'payment-failed':
      return notice.payment.nextAttemptAt
        ? `Everything keeps working. We try again on ${displayDate(notice.payment.nextAttemptAt)}.`
        : 'We do not try again by ourselves. Please pay it with another card.';
    case 'trial-ending':
      return `It ends on ${displayDate(notice.at)}. After that, changes need a paid plan.`;
    case 'renewal':
      return 'There is nothing to do.';
    case 'plan-changed':
      return notice.at ? 'Until then you keep what you paid for.' : 'The new limits are in force now.';
    case 'ended':
      return 'You can read and export everything; changes need a paid plan.';
  }
}

/** A notice as the notification that tells of it; its title is the mail's subject, so that both say the same. */
export const noticeNotification = (
  notice: PlanNotice,
  { subject }: { readonly subject: string },
): NotificationText => ({ title: subject, description: description(notice), ...looks[notice.kind] });
