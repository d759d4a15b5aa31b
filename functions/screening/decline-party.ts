import { decidedPeople, decideParty } from '../common/screening/decide-party';
import type { Party } from '../common/screening/find-party';
import type { Deps } from '../runtime/deps/deps';
import type { Organization } from '../table/organizations/record';
import { type declinedLetter, linkToKept, toApplicant } from './applicant-letters';

export type Declining = {
  readonly by: { readonly userId: string; readonly name: string };
  /** The applicant does not see it. */
  readonly note: string;
  readonly letter: typeof declinedLetter;
  readonly organization: Organization;
  readonly now: Date;
};

/** Declines an application that no report is about, with a letter to each of its people. Refuses `notice-missing` where one is (D49). */
export function declineParty(party: Party, { by, note, letter, organization, now }: Declining, deps: Deps) {
  const decision = { at: now.toISOString(), by, note, notice: false };
  const decided = decideParty(party, { kind: 'declined', decision });
  const told = decidedPeople(decided).map((after) => {
    const to = { application: after, organization };
    const kept = linkToKept({ after, now }, deps);
    return { link: kept.link, mail: toApplicant(to, { letter: letter(to, kept.address), now }, deps) };
  });
  return { ...decided, links: told.map(({ link }) => link), mails: told.map(({ mail }) => mail) };
}
