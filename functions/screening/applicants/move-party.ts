import { moveOnWaitingList, type WaitingMove } from '../../../shared/domain/screening/waiting-list';
import type { Party } from '../../common/screening/find-party';
import { movedOrRefuse } from '../../common/screening/moved-or-refuse';
import type { Deps } from '../../runtime/deps/deps';
import type { Organization } from '../../table/organizations/record';
import type { StoredApplication } from '../../table/screening/record';
import { notifyEach } from '../letter-to-applicant';
import { considerLetter, waitingLetter } from './answer-letters';

type Moving = {
  readonly to: WaitingMove;
  /** The home that is offered in place of the one they applied for. */
  readonly place?: Pick<StoredApplication, 'propertyId' | 'unitId' | 'home'> | undefined;
  readonly organization: Organization;
  readonly now: Date;
};

const letters = { waiting: waitingLetter, submitted: considerLetter } as const;

/** Moves an application on or off the waiting list, with a letter to each. Refuses `application-closed`. */
export function moveParty({ main, parts }: Party, { to, place, organization, now }: Moving, deps: Deps) {
  const moved = (before: StoredApplication) => ({
    before,
    after: { ...movedOrRefuse(before, (one) => moveOnWaitingList(one, to)), ...place },
  });
  const change = { ...moved(main), also: parts.map(moved) };
  const people = [change.after, ...change.also.map(({ after }) => after)];
  return { ...change, ...notifyEach(people, { organization, now, write: letters[to] }, deps) };
}
