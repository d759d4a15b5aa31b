import { decidedPeople, decideParty } from '../common/screening/decide-party';
import type { Party } from '../common/screening/find-party';
import type { Deps } from '../runtime/deps/deps';
import type { Organization } from '../table/organizations/record';
import type { declinedLetter } from './answer-letters';
import { tellEach } from './letter-to-applicant';

export type Declining = {
  readonly by: { readonly userId: string; readonly name: string };
  /** The applicant does not see it. */
  readonly note: string;
  readonly letter: typeof declinedLetter;
  readonly organization: Organization;
  readonly now: Date;
};

/** Declines an application without a report, with a letter to each. Refuses `notice-missing` (D49). */
export function declineParty(party: Party, { by, note, letter, organization, now }: Declining, deps: Deps) {
  const decision = { at: now.toISOString(), by, note, notice: false };
  const decided = decideParty(party, { kind: 'declined', decision });
  return { ...decided, ...tellEach(decidedPeople(decided), { organization, now, write: letter }, deps) };
}
