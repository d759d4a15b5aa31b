import type { NotificationText } from '../notifications/notifications';
import type { SetupChoices } from './setup';

/** The first steps of the list, as the home calls them too (desk.md §1.2). */
export const setupTitles = {
  property: 'Add your property',
  owners: 'Add the owners',
  lease: 'Add your tenants',
} as const;

/** Days after the sign-up on which its head is mailed the next step, once each (desk.md §1.3). */
export const setupMailDays = { 'setup-2': 2, 'setup-5': 5 } as const;
export type SetupMail = keyof typeof setupMailDays;

/** UTC: a morning on the mainland, while no property says where it is. */
const morning = 'T15:00:00.000Z';
const dayMilliseconds = 86_400_000;

/** When the mails of a sign-up are due; all instants are UTC. */
export const setupMailsOf = (createdAt: string): { kind: SetupMail; at: string }[] =>
  (['setup-2', 'setup-5'] as const).map((kind) => {
    const day = new Date(Date.parse(createdAt) + setupMailDays[kind] * dayMilliseconds);
    return { kind, at: `${day.toISOString().slice(0, 10)}${morning}` };
  });

/** A mail that could not go out within a day is not sent any more: its step may be done, or the next is due. */
export const isSetupMailLate = (at: string, now: Date): boolean =>
  now.getTime() >= Date.parse(at) + dayMilliseconds;

/** What stands before any lease is sent or brought in. */
export type FirstSteps = {
  readonly choices: SetupChoices;
  /** A landlord of their own units has no other owners to add. */
  readonly isSolo: boolean;
  readonly units: number;
  readonly hasOwners: boolean;
  /** The draft of a lease. */
  readonly draft: string | undefined;
};

type Step = { readonly title: string; readonly words: string; readonly link: string };

function nextOf({ choices, isSolo, units, hasOwners, draft }: FirstSteps): Step {
  const { records = 'nowhere', owns_it: ownsIt, tenants } = choices;
  if (units === 0)
    return {
      title: setupTitles.property,
      words: 'Add its address and its units, one by one or from a file.',
      link: records === 'nowhere' ? '/addPropertyUnit' : '/import',
    };
  if (!isSolo && !hasOwners && !ownsIt)
    return {
      title: setupTitles.owners,
      words: 'Add the owners whose property you manage. Rent and statements go to them.',
      link: '/owners',
    };
  const place = tenants === 'no' ? '/units' : '/addExistingLease';
  return {
    title: setupTitles.lease,
    words: draft
      ? 'A lease is waiting as a draft. Finish it and send it to be signed.'
      : 'Bring in a lease that is already running, or write a new one and have it signed here.',
    link: draft === undefined ? place : `/showLease?id=${encodeURIComponent(draft)}`,
  };
}

/** `Your next step: Add your property`, with its link. */
export function nextSetupStep(steps: FirstSteps): NotificationText {
  const { title, words, link } = nextOf(steps);
  return {
    title: `Your next step: ${title}`,
    description: `${words}\nIt’s the next step to your first online rent payment.`,
    messageType: 'info',
    type: 'setup',
    link,
  };
}
