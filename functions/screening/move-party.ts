import { moveOnWaitingList, type WaitingMove } from '../../shared/domain/screening/waiting-list';
import { everyone, type Party } from '../common/screening/find-party';
import { movedOrRefuse } from '../common/screening/moved-or-refuse';
import type { Deps } from '../runtime/deps/deps';
import type { Organization } from '../table/organizations/record';
import type { StoredApplication } from '../table/screening/record';
import { considerLetter, linkToKept, toApplicant, waitingLetter } from './applicant-letters';

type Moving = {
  readonly to: WaitingMove;
  /** The home that is offered in place of the one they applied for. */
  readonly place?: Pick<StoredApplication, 'propertyId' | 'unitId' | 'home'> | undefined;
  readonly organization: Organization;
  readonly now: Date;
};

const letters = { waiting: waitingLetter, submitted: considerLetter } as const;

/** An application and all of its parts on or off the waiting list, with a letter to each. Refuses `application-closed`. */
export function moveParty(party: Party, { to, place, organization, now }: Moving, deps: Deps) {
  const moved = everyone(party).map((before) => ({
    before,
    after: { ...movedOrRefuse(before, (one) => moveOnWaitingList(one, to)), ...place },
  }));
  const told = moved.map(({ after }) => {
    const whom = { application: after, organization };
    const kept = linkToKept({ after, now }, deps);
    return {
      link: kept.link,
      mail: toApplicant(whom, { letter: letters[to](whom, kept.address), now }, deps),
    };
  });
  const [main, ...also] = moved;
  if (!main) throw new Error('An application has somebody');
  return { ...main, also, links: told.map(({ link }) => link), mails: told.map(({ mail }) => mail) };
}
