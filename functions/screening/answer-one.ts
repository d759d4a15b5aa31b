import { findParty, hasAnyReport } from '../common/screening/find-party';
import type { Audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { Trace } from '../table/audit/writes';
import { applicationAsObject, type StoredApplication } from '../table/screening/record';
import { type Declining, declineParty } from './decline-party';
import { moveParty } from './move-party';

type Answering = Declining & {
  readonly answer: 'declined' | 'waiting';
  readonly trace: (change: Audited) => Trace;
};

/** Why one of several got no answer: it has one, or a report may have played a part against it, which takes a decision of its own (D49). */
export type Left = 'closed' | 'report';

/** One answer to an application among several, in a transaction of its own, with a letter to each of its people. */
export async function answerOne(
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
  const left = trace({ action, object: applicationAsObject(before), about: before.propertyId });
  await deps.applications.write({ ...answered, trace: left });
  return undefined;
}
