import { decidedPeople, decideParty } from '../../common/screening/decide-party';
import { findParty, hasAnyReport, type Party } from '../../common/screening/find-party';
import type { Audited } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { Trace } from '../../table/audit/writes';
import type { Organization } from '../../table/organizations/record';
import { aboutApplication, type StoredApplication } from '../../table/screening/record';
import { notifyEach } from '../letter-to-applicant';
import type { declinedLetter } from './answer-letters';
import { moveParty } from './move-party';

type Declining = {
  readonly by: { readonly userId: string; readonly name: string };
  /** The applicant does not see it. */
  readonly note: string;
  readonly letter: typeof declinedLetter;
  /** Another applicant got the home. */
  readonly isTaken?: true | undefined;
  readonly organization: Organization;
  readonly now: Date;
};

/** Declines an application without a report, with a letter to each. Refuses `notice-missing` (D49). */
function declineParty(party: Party, { by, note, letter, isTaken, organization, now }: Declining, deps: Deps) {
  const decision = { at: now.toISOString(), by, note, notice: false, isTaken };
  const decided = decideParty(party, { kind: 'declined', decision });
  return { ...decided, ...notifyEach(decidedPeople(decided), { organization, now, write: letter }, deps) };
}

type Answering = Declining & {
  readonly answer: 'declined' | 'waiting';
  readonly trace: (change: Audited) => Trace;
};

/** Why one of several got no answer: it has one, or a report asks for a decision of its own (D49). */
export type Left = 'closed' | 'report';

async function answer(
  before: StoredApplication | undefined,
  { answer, trace, ...declining }: Answering,
  deps: Deps,
): Promise<Left | undefined> {
  const waits = answer === 'waiting';
  const isOpen = before?.stage === 'submitted' || (before?.stage === 'waiting' && !waits);
  if (!before || !isOpen || before.partOf) return 'closed';
  const party = await findParty(before, deps);
  if (!waits && hasAnyReport(party)) return 'report';
  const answered = waits
    ? moveParty(party, { ...declining, to: 'waiting' }, deps)
    : declineParty(party, declining, deps);
  const action = waits ? 'application.wait' : 'application.decline';
  const left = trace({ action, ...aboutApplication(before) });
  await deps.applications.write({ ...answered, trace: left });
  return undefined;
}

/** Answers one of several, with a letter to each of its people; its retry answers no other again. */
export const answerOne = (before: StoredApplication, answering: Answering, deps: Deps) =>
  retryOnConflict(async (attempt) =>
    answer(attempt === 1 ? before : await deps.applications.byId(before), answering, deps),
  );
