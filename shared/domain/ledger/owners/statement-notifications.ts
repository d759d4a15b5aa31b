import { displayMonth } from '../../dates';
import { plainName } from '../../name-line';
import type { NotificationText } from '../../notifications/notifications';

/** Without an amount: mail is read by others, too. */
export const statementReady = ({
  organization,
  ownerId,
  month,
}: {
  organization: string;
  ownerId: string;
  month: string;
}): NotificationText => ({
  title: `Your statement for ${displayMonth(month)} is ready`,
  description: `${plainName(organization)} issued your owner statement for ${displayMonth(month)}.`,
  messageType: 'info',
  type: 'payment',
  link: `/owner-statement?id=${encodeURIComponent(ownerId)}&month=${month}`,
});
