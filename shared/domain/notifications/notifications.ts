import { plainName } from '../name-line';

/** What a notification is about (spec §3); it selects the icon. The last ones are ours: settings icon. */
export const notificationTypes = [
  'service_request',
  'payment',
  'application',
  'message',
  'people',
  'bank',
  'plan',
  'setup',
  'lease',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The color class of a notification (spec §3, message_type). */
export const messageTypes = ['success', 'info', 'warning', 'danger'] as const;
export type MessageType = (typeof messageTypes)[number];

/** `link` is a path in the product, empty when there is none. */
export type NotificationText = {
  readonly title: string;
  readonly description: string;
  readonly messageType: MessageType;
  readonly type: NotificationType;
  readonly link: string;
};

const samePlace = /^\/(?!\/)[^\\\s]*$/;

/** Whether a link stays in the product. Browsers read `//`, a backslash or a blank as another site. */
export const isOwnPath = (link: string): boolean => samePlace.test(link);

export const invitationAccepted = ({
  name,
  userRoleId,
}: {
  name: string;
  userRoleId: string;
}): NotificationText => ({
  title: 'Invitation accepted',
  description: `${plainName(name)} works with you here now.`,
  messageType: 'success',
  type: 'people',
  link: `/organisationsUsers?person=${encodeURIComponent(userRoleId)}`,
});

/** A tenant has an account here now. */
export const tenantJoined = ({
  name,
  userRoleId,
}: {
  name: string;
  userRoleId: string;
}): NotificationText => ({
  title: 'A tenant has an account',
  description: `${plainName(name)} can see the lease and the home here now.`,
  messageType: 'success',
  type: 'people',
  link: `/tenants-LoginData?id=${encodeURIComponent(userRoleId)}`,
});

export const bankReady = ({ name, ownerId }: { name: string; ownerId: string }): NotificationText => ({
  title: 'Bank account ready',
  description: `${plainName(name)} can receive payments now.`,
  messageType: 'success',
  type: 'bank',
  link: `/ownerBankInfo?owner=${encodeURIComponent(ownerId)}`,
});

/** Tells the head that a tenant waits for what only a bank account opens. */
export const onlineAsked = ({
  name,
  place,
  ownerId,
}: {
  name: string;
  place: string;
  ownerId: string;
}): NotificationText => ({
  title: `${plainName(name)} wants to pay rent online`,
  description: `${plainName(name)} asks to pay the rent of ${place} online. Add the owner’s bank account to turn it on.`,
  messageType: 'info',
  type: 'payment',
  link: `/ownerBankInfo?owner=${encodeURIComponent(ownerId)}`,
});

/** Gives no phone number: an attacker could have entered it in the account. */
const ifUnexpected = (organization: string): string =>
  `If you expected this, there is nothing to do. If not, call ${plainName(organization)} on a number you already have, before the next payment.`;

/** Tells a rental owner that someone else opened the page where the bank details are entered. */
export const bankLinkOpened = ({ organization }: { organization: string }): NotificationText => ({
  title: 'A link to your bank details was opened',
  description: `Someone at ${plainName(organization)} opened the page where the bank account for your rent payments is entered or changed. ${ifUnexpected(organization)}`,
  messageType: 'warning',
  type: 'bank',
  link: '',
});

/** Tells a rental owner that rent is now paid to another bank account, or to none (`bank` undefined). */
export const bankAccountChanged = ({
  organization,
  bank,
}: {
  organization: string;
  bank: { readonly name: string; readonly last4: string } | undefined;
}): NotificationText => ({
  title: 'The bank account for your rent payments changed',
  description: `${
    bank
      ? `${plainName(organization)} now pays your rent to the account ending in ${bank.last4} at ${plainName(bank.name)}.`
      : `The bank account that ${plainName(organization)} pays your rent to was removed.`
  } ${ifUnexpected(organization)}`,
  messageType: 'warning',
  type: 'bank',
  link: '',
});

/** The plan's last free place was taken; `limit` is how many the plan allows. */
export const planFull = ({
  what,
  limit,
}: {
  what: 'units' | 'properties';
  limit: number;
}): NotificationText => {
  const [one, many] = what === 'units' ? ['unit', 'units'] : ['property', 'properties'];
  return {
    title: `Your plan’s ${one} limit is reached`,
    description: `All ${limit} ${limit === 1 ? one : many} of your plan are in use. A larger plan makes room for more.`,
    messageType: 'warning',
    type: 'plan',
    link: '/subscriptionPay',
  };
};
