import type { MessageType, NotificationText } from '../notifications/notifications';
import type { EventKind } from './move';

export type Audience = 'staff' | 'tenants' | 'owners';

/** What a request is called in what people are told: its name on the telephone, and its place. */
export type Named = { readonly requestId: string; readonly name: string; readonly place: string };

type Words = readonly [title: string, description: (named: Named) => string, messageType: MessageType];

const about = ({ name, place }: Named): string => `${name} at ${place}`;

const staffWords: Partial<Record<EventKind, Words>> = {
  raised: ['A new service request', (one) => `${about(one)} waits for a priority.`, 'info'],
  declined: ['A job was declined', (one) => `Nobody has ${about(one)} now. Try the next vendor.`, 'warning'],
  'visit-proposed': ['A time was proposed', (one) => `Another time is proposed for ${about(one)}.`, 'info'],
  'visit-missed': ['A visit was missed', (one) => `Somebody was not there for ${about(one)}.`, 'warning'],
  done: ['Work is done', (one) => `The work of ${about(one)} is done.`, 'success'],
  reopened: ['A request was reopened', (one) => `${about(one)} is not mended.`, 'warning'],
  approved: ['An owner approved', (one) => `An owner said yes to ${about(one)}.`, 'success'],
  refused: ['An owner refused', (one) => `An owner said no to ${about(one)}.`, 'warning'],
  billed: ['A vendor sent a bill', (one) => `There is a bill for ${about(one)}.`, 'info'],
  waiting: ['A job waits', (one) => `The work of ${about(one)} waits for something.`, 'info'],
};

const tenantWords: Partial<Record<EventKind, Words>> = {
  raised: ['Service request received', (one) => `We have your request ${about(one)}.`, 'info'],
  'visit-proposed': ['A visit to answer', (one) => `A time is proposed for ${about(one)}.`, 'info'],
  'visit-agreed': ['A visit is agreed', (one) => `Someone is coming for ${about(one)}.`, 'info'],
  'visit-off': ['A visit was called off', (one) => `Nobody comes for ${about(one)} at that time.`, 'warning'],
  done: [
    'Is it mended?',
    (one) => `The work of ${about(one)} is done. Say so, or that it is not.`,
    'success',
  ],
  canceled: ['A request was canceled', (one) => `${about(one)} was canceled.`, 'info'],
  duplicate: ['A request was merged', (one) => `${about(one)} was known already. It goes on there.`, 'info'],
};

const ownerWords: Partial<Record<EventKind, Words>> = {
  asked: [
    'Your approval is needed',
    (one) => `Please say yes or no to the cost of ${about(one)}.`,
    'warning',
  ],
  overridden: ['Work goes ahead', (one) => `${about(one)} could not wait for an approval.`, 'warning'],
  cost: ['A repair’s cost', (one) => `The cost of ${about(one)} is in the property’s book.`, 'info'],
};

const words: Readonly<Record<Audience, Partial<Record<EventKind, Words>>>> = {
  staff: staffWords,
  tenants: tenantWords,
  owners: ownerWords,
};

export const requestLink = (requestId: string): string =>
  `/servicerequestDetails-data?id=${encodeURIComponent(requestId)}`;

/** What an audience is told of a change; undefined when it hears nothing of it. */
export function requestTold(audience: Audience, what: EventKind, named: Named): NotificationText | undefined {
  const said = words[audience][what];
  if (!said) return undefined;
  const [title, description, messageType] = said;
  return {
    title,
    description: description(named),
    messageType,
    type: 'service_request',
    link: requestLink(named.requestId),
  };
}

const plain = (
  named: Named,
  { title, description, messageType }: Pick<NotificationText, 'title' | 'description' | 'messageType'>,
): NotificationText => ({
  title,
  description,
  messageType,
  type: 'service_request',
  link: requestLink(named.requestId),
});

export const messageTold = (named: Named): NotificationText => ({
  ...plain(named, {
    title: 'A new message',
    description: `Someone wrote about ${about(named)}.`,
    messageType: 'info',
  }),
  type: 'message',
});

export const hazardTold = (named: Named, step: 1 | 2 | 3): NotificationText =>
  plain(named, {
    title: step === 1 ? 'An emergency' : 'An emergency nobody has acknowledged',
    description: `${about(named)} is an emergency. Say that you have it.`,
    messageType: 'danger',
  });

export const assignedTold = (named: Named): NotificationText =>
  plain(named, {
    title: 'A request was assigned to you',
    description: `${about(named)} was assigned to you.`,
    messageType: 'info',
  });

export const silentTold = (named: Named, who: 'vendor' | 'owner' | 'bill'): NotificationText =>
  plain(named, {
    title: {
      vendor: 'A vendor hasn’t answered',
      owner: 'An owner hasn’t answered',
      bill: 'A bill is missing',
    }[who],
    description: {
      vendor: `Nobody accepted ${about(named)}. Try the next vendor.`,
      owner: `The owners have not answered about ${about(named)}.`,
      bill: `The vendor has sent no bill for ${about(named)}.`,
    }[who],
    messageType: 'warning',
  });

const noticeTitles = {
  agreed: 'A visit is agreed',
  moved: 'A visit was moved',
  off: 'A visit was called off',
} as const;

/** The notice of entry under the bell; `who` and `when` in words. */
export const entryTold = (
  named: Named,
  { what, who, when }: { what: keyof typeof noticeTitles; who: string; when: string },
): NotificationText =>
  plain(named, {
    title: noticeTitles[what],
    description:
      what === 'off'
        ? `Nobody comes for ${about(named)}: ${when}.`
        : `${who} comes for ${about(named)}: ${when}.`,
    messageType: what === 'off' ? 'warning' : 'info',
  });

export const visitTold = (named: Named): NotificationText =>
  plain(named, {
    title: 'A visit tomorrow',
    description: `Someone is coming for ${about(named)}.`,
    messageType: 'info',
  });
