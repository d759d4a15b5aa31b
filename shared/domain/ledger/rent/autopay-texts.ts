import { displayDate } from '../../dates';
import { displayDollars } from '../../money';
import type { NotificationText } from '../../notifications/notifications';
import { type AskReason, type AutopayReason, type AutopayTerms, announceDays } from './autopay-terms';

/** Goes up with every change of the text below: the record of an authorization says which one was read. */
export const authorizationVersion = '2026-12';

/** `on the day rent is due`, or so many days later. */
export const debitDayWords = (afterDue: number): string => {
  if (afterDue === 0) return 'on the day rent is due';
  return afterDue === 1 ? 'one day after rent is due' : `${afterDue} days after rent is due`;
};

/** What a tenant reads and agrees to before autopay is on (12 CFR 1005.10(b)), in paragraphs. */
export function authorizationText({
  place,
  terms: { afterDue, ceiling, announceAbove, upTo = false },
}: {
  readonly place: string;
  readonly terms: AutopayTerms;
}): string[] {
  const varies =
    announceAbove < ceiling
      ? `The amount can vary. Up to ${displayDollars(announceAbove)} is debited without notice; I am told of a higher amount ${announceDays} days before.`
      : `The amount can vary. I choose to be told only of an amount above ${displayDollars(ceiling)}, which is never debited.`;
  return [
    `I authorize my landlord to debit the payment method that I save for the rent of ${place}, through the payment provider, each month ${debitDayWords(afterDue)}.`,
    `Each debit is what is due on that day, less my credit and without deposits, but never more than ${displayDollars(ceiling)}. ${upTo ? 'If more is due, only what I allow is debited and I pay the rest myself.' : 'If more is due, I am asked and nothing is debited.'}`,
    varies,
    'I can change this or turn it off here at any time, at once. I can also stop a debit at my bank, up to three business days before its day. Autopay ends with the lease.',
  ];
}

type About = { readonly place: string; readonly leaseId: string };

const told = (
  { leaseId }: About,
  text: Pick<NotificationText, 'title' | 'description' | 'messageType'>,
): NotificationText => ({
  ...text,
  type: 'payment',
  link: `/payrent?id=${encodeURIComponent(leaseId)}`,
});

const firstWords = (first: { readonly on: string; readonly cents: number } | undefined): string =>
  first
    ? `The first debit is on ${displayDate(first.on)}: ${displayDollars(first.cents)} as things stand now.`
    : 'Nothing is to be debited as things stand now.';

/** The copy of the authorization. */
export const autopayAuthorized = (
  about: About & {
    readonly terms: AutopayTerms;
    readonly method: string;
    /** As the screen says: nothing is due on a day without. */
    readonly first?: { readonly on: string; readonly cents: number } | undefined;
  },
): NotificationText =>
  told(about, {
    title: 'Autopay is on',
    description: [
      `This is your copy of what you agreed to, with ${about.method}. ${firstWords(about.first)}`,
      ...authorizationText(about),
    ].join('\n'),
    messageType: 'success',
  });

export const autopayOff = (about: About): NotificationText =>
  told(about, {
    title: 'Autopay is off',
    description: `You turned autopay for ${about.place} off. Nothing more is debited; a debit that is already on its way is not stopped by this.`,
    messageType: 'info',
  });

export const autopayAnnounced = (
  about: About & { readonly cents: number; readonly day: string },
): NotificationText =>
  told(about, {
    title: `Autopay debits ${displayDollars(about.cents)} on ${displayDate(about.day)}`,
    description: `For ${about.place}, at most ${displayDollars(about.cents)} is debited on ${displayDate(about.day)}. You can pay by hand, change autopay or turn it off before that.`,
    messageType: 'info',
  });

/** Long before the day: a new rent or a bill is above what the tenant allows at most. */
export const autopayAbove = (
  about: About & { readonly cents: number; readonly day: string; readonly terms: AutopayTerms },
): NotificationText => {
  const { terms, place } = about;
  const most = displayDollars(terms.ceiling);
  const then = terms.upTo
    ? `Autopay will debit ${most} then; the rest is yours to pay.`
    : 'Autopay would debit nothing then.';
  return {
    ...told(about, {
      title: `${displayDollars(about.cents)} on ${displayDate(about.day)} is above your autopay limit`,
      description: `You allow at most ${most} for ${place}. ${then} Do you want to allow more? You can change it until the day before.`,
      messageType: 'warning',
    }),
    link: `/autopay?id=${encodeURIComponent(about.leaseId)}`,
  };
};

/** A card that is good through `last` cannot pay the debit of `day`. */
export const autopayCardEnds = (
  about: About & { readonly method: string; readonly last: string; readonly day: string },
): NotificationText => ({
  ...told(about, {
    title: `${about.method} expires before your autopay debit on ${displayDate(about.day)}`,
    description: `The card is good through ${displayDate(about.last)}, and autopay for ${about.place} would be declined after that. Please choose another card or bank account for autopay before ${displayDate(about.day)}.`,
    messageType: 'warning',
  }),
  link: `/autopay?id=${encodeURIComponent(about.leaseId)}`,
});

/** What is debited is less than what is due. */
export const autopayRest = (
  about: About & { readonly cents: number; readonly rest: number },
): NotificationText =>
  told(about, {
    title: `Autopay debits ${displayDollars(about.cents)}; ${displayDollars(about.rest)} is left to pay`,
    description: `${displayDollars(about.cents + about.rest)} is due for ${about.place}, which is more than you allow. Please pay the other ${displayDollars(about.rest)} yourself.`,
    messageType: 'warning',
  });

const asked: Record<AskReason, string> = {
  'above-ceiling': 'That is above the most you allowed.',
  'not-announced': `That is above what you allowed without being told ${announceDays} days before.`,
  'online-off': 'Your landlord does not offer online payments at the moment.',
  'not-whole':
    'Your landlord takes the whole balance only, and a deposit is due, which is paid by hand alone.',
};

export const autopayAsks = (
  about: About & { readonly cents: number; readonly why: AskReason },
): NotificationText =>
  told(about, {
    title: `${displayDollars(about.cents)} is due, and autopay did not pay it`,
    description: `${asked[about.why]} Nothing was debited for ${about.place}. ${about.why === 'online-off' ? 'Ask your landlord how to pay.' : 'Please pay it yourself.'}`,
    messageType: 'warning',
  });

const stopped: Record<AutopayReason, string> = {
  failures: 'Two debits in a row failed. Check your account, then turn autopay back on.',
  'not-authorized':
    'Your bank returned a debit as not authorized. To go on, set autopay up with another payment method.',
  ended: 'The lease ended, or you are not a tenant anymore. Nothing more is debited.',
};

export const autopayStopped = (about: About & { readonly why: AutopayReason }): NotificationText =>
  told(about, {
    title: about.why === 'ended' ? 'Autopay has ended' : 'Autopay is paused',
    description: `${stopped[about.why]} This is about ${about.place}.`,
    messageType: 'warning',
  });
