import type { NotificationChoice, NotificationChoices } from './notification-choices';
import type { NotificationType } from './notifications';

export type { NotificationChoice, NotificationChoices };

/** The kinds of notification that are made today and that a person may choose about. */
export const chosenNotifications = ['people', 'bank', 'plan'] as const satisfies readonly NotificationType[];
export type ChosenNotification = (typeof chosenNotifications)[number];

/** What stands for a person who never chose. */
export const defaultNotificationChoices: NotificationChoices = {
  people: { bell: true, mail: false },
  bank: { bell: true, mail: false },
  plan: { bell: true, mail: false },
};

const isChosen = (type: string): type is ChosenNotification =>
  chosenNotifications.some((one) => one === type);

/**
 * Where a person is told of something of this type. What cannot be chosen about is under the bell and mails nothing here: mails about money and
 * safety are sent on their own account.
 */
export const choiceFor = (choices: NotificationChoices | undefined, type: string): NotificationChoice =>
  isChosen(type) ? (choices ?? defaultNotificationChoices)[type] : { bell: true, mail: false };

/** How many recovery codes are made at a time; each works once. */
export const recoveryCodesMade = 10;
/** Digits of an authenticator app's code, and how long one stands, in seconds (RFC 6238). */
export const authenticator = { digits: 6, seconds: 30 } as const;
