import { createDraft } from '../../../shared/domain/leases/draft/write-draft';
import type { Done, Given } from '../../../shared/domain/leases/given';
import type { Lease } from '../../../shared/domain/leases/lease';
import { isRefused, type Refused } from '../../../shared/domain/leases/refusals';
import { consent } from '../../../shared/domain/leases/signing/open-packet';
import type { EventDraft } from '../../../shared/domain/leases/signing/packet-events';
import { send } from '../../../shared/domain/leases/signing/send';
import { sign } from '../../../shared/domain/leases/signing/sign';
import { emptyCalendar, type UnitCalendar } from '../../../shared/domain/leases/status/calendar';
import type { TermFields } from '../../../shared/domain/leases/term';
import { clerk, ids, noon, shortHash, termFields } from './lease-data';

/** A lease taken through its days by commands, with the unit's calendar and the events so far. */
export type LeaseStory = {
  readonly lease: Lease;
  readonly calendar: UnitCalendar;
  readonly events: readonly EventDraft[];
};

type Command<I> = (given: Given, input: I) => Done | Refused;

export const givenOf = ({ lease, calendar }: Pick<LeaseStory, 'lease' | 'calendar'>, on: string): Given => ({
  lease,
  calendar,
  now: noon(on),
  actor: clerk,
});

/** A command's answer on a day. */
export const tried = <I>(story: LeaseStory, on: string, command: Command<I>, input: I): Done | Refused =>
  command(givenOf(story, on), input);

/** The story after a command that must not be refused. */
export function does<I>(story: LeaseStory, on: string, command: Command<I>, input: I): LeaseStory {
  const answer = tried(story, on, command, input);
  if (isRefused(answer)) throw new Error(`${on}: ${answer.refused} ${JSON.stringify(answer)}`);
  return { ...answer, events: [...story.events, ...answer.events] };
}

export function drafted(
  on: string,
  {
    fields = termFields(),
    leaseId = 'lse_1',
    calendar = emptyCalendar,
  }: { fields?: TermFields; leaseId?: string; calendar?: UnitCalendar } = {},
): LeaseStory {
  const answer = createDraft({ calendar, now: noon(on), actor: clerk }, { ids: ids(leaseId), fields });
  if (isRefused(answer)) throw new Error(answer.refused);
  return answer;
}

/** The text of a version, different for each lease, term and version. */
export const textHashOf = (leaseId: string, term: number, version: number): string =>
  shortHash(`${leaseId} ${term} ${version}`);

export const sending = (story: Pick<LeaseStory, 'lease'>, term = 1) => ({
  term,
  textHash: textHashOf(story.lease.leaseId, term, story.lease.terms[term - 1]?.drafts.length ?? 0),
  consentVersion: '1',
});

export const sent = (story: LeaseStory, on: string, term = 1): LeaseStory =>
  does(story, on, send, sending(story, term));

/** The latest version of a term's packet, as a link for one of its signers. */
export const linkTo = ({ lease }: Pick<LeaseStory, 'lease'>, signer: string, term = 1) => ({
  term,
  version: lease.packets.findLast((packet) => packet.term === term)?.version ?? 0,
  signer,
});

export const signing = (story: Pick<LeaseStory, 'lease'>, signer: string, term = 1) => {
  const link = linkTo(story, signer, term);
  return {
    link,
    textHash: textHashOf(story.lease.leaseId, term, link.version),
    name: signer,
    method: 'drawn' as const,
    image: shortHash(signer),
  };
};

/** People consent and sign, one after another. */
export const signedBy = (story: LeaseStory, on: string, signers: readonly string[], term = 1): LeaseStory =>
  signers.reduce((so, signer) => {
    const agreed = does(so, on, consent, linkTo(so, signer, term));
    return does(agreed, on, sign, signing(agreed, signer, term));
  }, story);

export const everyone = ['ada', 'grace', 'conrad', 'mia'] as const;

/** A lease everyone signed: drafted, sent and signed on the day before its first, or on a given day. */
export function signedLease(
  on: string,
  options: { fields?: TermFields; leaseId?: string; calendar?: UnitCalendar } = {},
): LeaseStory {
  const story = sent(drafted(on, options), on);
  const people = story.lease.signers.map(({ id }) => id);
  return signedBy(story, on, people);
}
