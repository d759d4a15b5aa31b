import { displayDollars } from '../../../shared/domain/money';
import { plainName } from '../../../shared/domain/name-line';
import type { Named } from '../../../shared/domain/requests/request-notifications';
import { greeting } from '../../gateways/mail/mail-layout';
import type { Deps } from '../../runtime/deps/deps';
import type { EntryOf, OutboxEntry } from '../../table/outbox/record';

export type Letter = Omit<EntryOf<'letter'>['message'], 'kind' | 'to'>;

export type LetterAbout = {
  readonly organization: { readonly organizationId: string; readonly name: string };
  readonly named: Named;
};

const at = ({ named }: LetterAbout): string => `${named.name} at ${plainName(named.place)}`;

type Job = { readonly vendor: string; readonly address: string; readonly isHazard: boolean };

/** Gives a vendor a job, with its link. */
export const jobLetter = (about: LetterAbout, { vendor, address, isHazard }: Job): Letter => ({
  subject: isHazard ? 'An emergency job for you' : 'A job for you',
  paragraphs: [
    greeting(vendor),
    `${plainName(about.organization.name)} sent you a job: ${at(about)}. Review it, then accept or decline it. You don’t need an account.`,
  ],
  button: { label: 'Review the job', address },
  closing: ['This link is only for you. Anyone who has it can act in your name, so please don’t forward it.'],
});

/** The same job again, after silence; its new link replaces the one before. */
export const jobReminder = (about: LetterAbout, job: Job): Letter => {
  const { paragraphs, ...letter } = jobLetter(about, job);
  return {
    ...letter,
    subject: 'A job still needs your answer',
    paragraphs: [...paragraphs, 'This link replaces the one in our earlier email.'],
  };
};

const vendorNews = {
  unassigned: 'The job was withdrawn. If you have a bill for it, you can send it with your link for 30 days.',
  canceled:
    'The request was canceled. If you have a bill for it, you can send it with your link for 30 days.',
  'visit-proposed': 'Someone proposed another time for the visit. Open your link to see it.',
  'visit-agreed': 'The visit is set. Open your link to see it and add it to your calendar.',
  'visit-off': 'The visit was canceled. Open your link to see what’s left.',
  approved: 'The cost was approved. Open your link to see it.',
  bill: 'We don’t have a bill for this job yet. Send it with your link.',
} as const;
export type VendorNews = keyof typeof vendorNews;
export const isVendorNews = (what: string): what is VendorNews => Object.hasOwn(vendorNews, what);

/** Tells a vendor what changed; its link is in the first mail. */
export const vendorLetter = (
  about: LetterAbout,
  { vendor, news }: { vendor: string; news: VendorNews },
): Letter => ({
  subject: 'An update about your job',
  paragraphs: [greeting(vendor), `${plainName(about.organization.name)}, ${at(about)}:`, vendorNews[news]],
  closing: ['Open it with the link in our email about this job.'],
});

type Asked = {
  readonly owner: string;
  readonly address: string;
  readonly cents: number;
  readonly percentage: number;
};

/** Asks an owner for a yes or no, by a link. */
export const approvalLetter = (about: LetterAbout, { owner, address, cents, percentage }: Asked): Letter => ({
  subject: 'Your approval is needed',
  paragraphs: [
    greeting(owner),
    `${plainName(about.organization.name)} asks for your approval to spend ${displayDollars(cents)} on ${at(about)}. Your share is ${percentage}%.`,
  ],
  button: { label: 'Approve or decline', address },
  closing: [
    'This link is only for you. Anyone who has it can answer in your name, so please don’t forward it.',
  ],
});

type Overridden = { readonly owner: string; readonly cents: number };

/** Tells an owner that staff went ahead in an emergency. */
export const overrideLetter = (about: LetterAbout, { owner, cents }: Overridden): Letter => ({
  subject: 'Emergency work went ahead',
  paragraphs: [
    greeting(owner),
    `${plainName(about.organization.name)} spent ${displayDollars(cents)} on ${at(about)}, which couldn’t wait. The reason is in the request.`,
  ],
  closing: [`If you have questions, please ask ${plainName(about.organization.name)}.`],
});

type OnCall = { readonly name: string; readonly address: string };

/** Wakes somebody who is on call. */
export const onCallLetter = (about: LetterAbout, { name, address }: OnCall): Letter => ({
  subject: 'An emergency at a property',
  paragraphs: [
    greeting(name),
    `${at(about)} is an emergency. Open it and say that you have it. Otherwise we’ll tell the next person.`,
  ],
  button: { label: 'Open the request', address },
  closing: ['You get this email because you’re on call for this property.'],
});

/** A letter for the outbox of a change. */
export const letterFor = (
  { organization }: LetterAbout,
  { to, letter, now }: { to: string; letter: Letter; now: Date },
  { ids }: Pick<Deps, 'ids'>,
): Omit<OutboxEntry, 'tries'> => ({
  organizationId: organization.organizationId,
  entryId: ids.next('mal'),
  dueAt: now.toISOString(),
  message: { kind: 'letter', to, ...letter },
});
