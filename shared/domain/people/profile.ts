import type { NotificationChoice, NotificationChoices } from '../notifications/notification-choices';
import type { NotificationType } from '../notifications/notifications';

export type { NotificationChoice, NotificationChoices };

/** The types the product sends today, which a person can configure. */
export const configurableNotifications = [
  'people',
  'bank',
  'plan',
  'setup',
] as const satisfies readonly NotificationType[];
export type ChosenNotification = (typeof configurableNotifications)[number];

export const defaultNotificationChoices: NotificationChoices = {
  people: { bell: true, mail: false },
  bank: { bell: true, mail: false },
  plan: { bell: true, mail: false },
  setup: { bell: true, mail: true },
};

const isChosen = (type: string): type is ChosenNotification =>
  configurableNotifications.some((one) => one === type);

/** Types without a setting appear only in the app. Mails about money and safety go out separately. */
export const choiceFor = (choices: NotificationChoices | undefined, type: string): NotificationChoice =>
  isChosen(type) ? (choices ?? defaultNotificationChoices)[type] : { bell: true, mail: false };

/** Made at a time; each code works once. */
export const recoveryCodeCount = 10;
/** Digits of a code, and seconds it is valid (RFC 6238). */
export const authenticator = { digits: 6, seconds: 30 } as const;
