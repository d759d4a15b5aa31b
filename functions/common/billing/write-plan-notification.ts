import { displayDate } from '../../../shared/domain/dates';
import { displayDollars } from '../../../shared/domain/money';
import type {
  MessageType,
  NotificationText,
  NotificationType,
} from '../../../shared/domain/notifications/notifications';
import type { PlanMail } from '../../table/outbox/record';

type Look = { readonly messageType: MessageType; readonly type: NotificationType; readonly link: string };

const subscription = '/user-subscription';
const pay = '/subscriptionPay';

const looks: Readonly<Record<PlanMail['kind'], Look>> = {
  receipt: { messageType: 'success', type: 'payment', link: subscription },
  'payment-failed': { messageType: 'danger', type: 'payment', link: subscription },
  'trial-ending': { messageType: 'warning', type: 'plan', link: pay },
  'plan-starts': { messageType: 'success', type: 'plan', link: subscription },
  renewal: { messageType: 'info', type: 'plan', link: subscription },
  'plan-changed': { messageType: 'info', type: 'plan', link: subscription },
  ended: { messageType: 'danger', type: 'plan', link: pay },
};

function description(mail: PlanMail): string {
  switch (mail.kind) {
    case 'receipt':
      return `${displayDollars(mail.payment.amount)} paid for ${displayDate(mail.payment.periodStart)} to ${displayDate(mail.payment.periodEnd)}.`;
    case 'payment-failed':
      return mail.payment.nextAttemptAt
        ? `Everything keeps working. We’ll try again on ${displayDate(mail.payment.nextAttemptAt)}.`
        : 'We won’t try again automatically. Please pay with another card.';
    case 'trial-ending':
      return `It ends on ${displayDate(mail.at)}. After that, changes need a paid plan.`;
    case 'plan-starts':
      return 'Until then your trial continues, and nothing is charged.';
    case 'renewal':
      return 'There is nothing to do.';
    case 'plan-changed':
      return mail.at ? 'Until then you keep what you paid for.' : 'The new limits are in force now.';
    case 'ended':
      return 'You can read and export everything; changes need a paid plan.';
  }
}

/** The notification for a plan mail; both share the subject. */
export const writePlanNotification = (
  mail: PlanMail,
  { subject }: { readonly subject: string },
): NotificationText => ({ title: subject, description: description(mail), ...looks[mail.kind] });
