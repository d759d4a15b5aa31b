import { plainName } from '../../../shared/domain/name-line';
import { categories } from '../../../shared/domain/requests/categories';
import { type EntryNotice, entryNotice } from '../../../shared/domain/requests/entry-notice';
import type { RequestFacts, Visit } from '../../../shared/domain/requests/request';
import { requestLink } from '../../../shared/domain/requests/request-notifications';
import { kindOf } from '../../../shared/domain/requests/standing';
import { openProposal } from '../../../shared/domain/requests/status';
import { normalizeEmail } from '../../../shared/domain/text';
import { greeting } from '../../gateways/mail/mail-layout';
import type { Deps } from '../../runtime/deps/deps';
import type { OutboxEntry } from '../../table/outbox/record';
import { type Letter, type LetterAbout, letterFor } from './request-letters';
import type { Changed } from './sequels';
import { calendarOf } from './visit-calendar';
import { visitWhen, visitWho } from './visit-words';

/** What happens when nobody opens the door, as the request says. */
const nobodyHome: Readonly<Record<RequestFacts['raised']['mayEnter'], string>> = {
  yes: 'They may come in, as the request says.',
  call: 'They call you before they come in, as the request says.',
  no: 'Nobody comes in, as the request says, and the visit does not take place.',
};

const subjects: Readonly<Record<EntryNotice['what'], string>> = {
  agreed: 'Notice of entry: a visit to your home',
  moved: 'Notice of entry: the visit to your home was moved',
  off: 'The visit to your home was canceled',
};

type Noticed = { readonly facts: RequestFacts; readonly notice: EntryNotice };

function visitLines({ organization, named }: LetterAbout, facts: RequestFacts, visit: Visit): string {
  const { place, raised } = facts;
  const { category } = kindOf(facts);
  const what = [categories[category].name, raised.room].filter(Boolean).join(', ');
  return [
    `When: ${visitWhen(facts, visit)}, local time of the home`,
    `Where: ${[place.address, place.unitNumber && `Unit ${place.unitNumber}`].filter(Boolean).join(', ')}`,
    `Who: ${visitWho(facts, visit, organization.name)}`,
    `Why: ${what} (request ${named.name})`,
    `If nobody is home: ${nobodyHome[raised.mayEnter]}`,
  ].join('\n');
}

function offParagraphs({ named }: LetterAbout, facts: RequestFacts, was: Visit): readonly string[] {
  const why = was.off?.why ?? '';
  const isAnotherProposed = openProposal(facts, was.off?.at ?? '') !== undefined;
  return [
    `The visit for ${named.name} was canceled: ${visitWhen(facts, was)}. Nobody comes at that time.`,
    ...(why === '' ? [] : [`Reason: ${why}`]),
    ...(isAnotherProposed ? ['Another time is proposed. Open the request to see it.'] : []),
  ];
}

function paragraphsOf(about: LetterAbout, { facts, notice }: Noticed): readonly string[] {
  if (notice.what === 'off') return offParagraphs(about, facts, notice.was);
  const sender = plainName(about.organization.name);
  const first =
    notice.what === 'agreed'
      ? `${sender} gives you notice of a visit to your home.`
      : `${sender} gives you notice that the visit to your home was moved. It no longer takes place on ${visitWhen(facts, notice.was)}.`;
  return [first, visitLines(about, facts, notice.visit)];
}

const closings: Readonly<Record<EntryNotice['what'], string>> = {
  agreed: 'The file with this email adds the visit to your calendar.',
  moved: 'The file with this email moves the visit in your calendar.',
  off: 'The file with this email removes the visit from your calendar.',
};

/** The visits that a calendar has to learn of. */
const calendarVisits = (notice: EntryNotice): readonly Visit[] =>
  [notice.what === 'off' ? [] : notice.visit, notice.what === 'agreed' ? [] : notice.was].flat();

type Tenant = RequestFacts['tenants'][number];
type Addressed = Noticed & {
  readonly requestId: string;
  readonly tenant: Tenant;
  /** A vendor's link caused it. */
  readonly isByLink: boolean;
};

function entryLetter(
  about: LetterAbout,
  { facts, notice, requestId, tenant, isByLink }: Addressed,
  { settings }: Pick<Deps, 'settings'>,
): Letter {
  const hasAccount = tenant.userRoleId !== undefined;
  const mayPropose = notice.what !== 'off' && hasAccount;
  return {
    subject: subjects[notice.what],
    paragraphs: [greeting(tenant.name), ...paragraphsOf(about, { facts, notice })],
    ...(hasAccount && {
      button: { label: 'Open the request', address: `${settings.siteUrl}${requestLink(requestId)}` },
    }),
    closing: [
      ...(mayPropose ? ['If the time doesn’t suit you, open the request and propose another one.'] : []),
      closings[notice.what],
    ],
    calendar: calendarOf({ requestId, place: facts.place }, calendarVisits(notice)),
    // It goes to everybody who lives there, invited or not.
    isAddressed: true,
    ...(isByLink && { isStrangers: true as const }),
  };
}

/** A notice of entry to each address of the home, written with the change that it reports. */
export function entryMails(
  { key: { requestId }, before, facts, event, about, now }: Omit<Changed, 'head' | 'terms'>,
  deps: Deps,
): Omit<OutboxEntry, 'tries'>[] {
  const notice = entryNotice({ before, facts, now: now.toISOString() });
  if (!notice) return [];
  const isByLink = event.by.kind === 'vendor';
  const tenants = new Map(
    facts.tenants
      .filter(({ email }) => email !== '')
      .map((tenant) => [normalizeEmail(tenant.email), tenant] as const),
  );
  return [...tenants.values()].map((tenant) => {
    const letter = entryLetter(about, { facts, notice, requestId, tenant, isByLink }, deps);
    return letterFor(about, { to: tenant.email, letter, now }, deps);
  });
}
