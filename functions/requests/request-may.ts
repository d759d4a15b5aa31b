import type { RequestMay } from '../../shared/contract/request-shapes';
import { may } from '../../shared/domain/people/permissions';
import type { Viewer } from '../../shared/domain/people/roles';
import {
  isTriaged,
  isUrgentKind,
  openAsk,
  standingCancel,
  standingDone,
  standingJob,
  standingWait,
} from '../../shared/domain/requests/standing';
import { isOpen, isUnderWay, openProposal, statusOf } from '../../shared/domain/requests/status';
import { hasBegun, reopenDays } from '../../shared/domain/requests/work';
import type { RequestAt } from '../common/requests/request-at';

type Reading = RequestAt & { readonly viewer: Viewer; readonly now: Date };

/** What the caller may do now. */
export function requestMay({ request, side, mayWrite, viewer, now }: Reading): RequestMay {
  const at = now.toISOString();
  const status = statusOf(request, at);
  const isStaff = side === 'staff' && mayWrite;
  const isWriter = side !== 'owner' && mayWrite;
  const underWay = isUnderWay(status);
  const triaged = isTriaged(request);
  const job = standingJob(request);
  const ended = standingCancel(request) ?? standingDone(request);
  const isLate = ended && Date.parse(ended.at) + reopenDays * 86_400_000 <= now.getTime();
  const proposal = openProposal(request, at);
  const ask = openAsk(request);
  const isAsked = ask?.owners.some(({ ownerId }) => ownerId === viewer.ownerId) === true;
  const hasAnswered = ask?.answers.some(({ ownerId }) => ownerId === viewer.ownerId) === true;
  const raisedIt = [viewer.userRoleId, viewer.ownerId].includes(request.raised.by.id);
  return {
    triage: isStaff && underWay,
    snooze: isStaff && (status === 'new' || status === 'reopened'),
    assign: isStaff && underWay && triaged,
    unassign: isStaff && underWay && job !== undefined,
    work: isStaff && underWay && triaged && job !== undefined,
    propose: isWriter && underWay && triaged && job?.accepted !== undefined,
    answer_visit: isWriter && proposal !== undefined && (side === 'staff' || proposal.side === 'worker'),
    ask: isStaff && underWay && triaged,
    answer_ask: side === 'owner' && mayWrite && isAsked && !hasAnswered,
    override: isStaff && underWay && triaged && isUrgentKind(request),
    wait: isStaff && underWay && triaged,
    resume: isStaff && underWay && standingWait(request, at) !== undefined,
    finish: isStaff && underWay && triaged,
    confirm: isWriter && status === 'done',
    reopen: isWriter && ended !== undefined && (side === 'staff' || !isLate),
    cancel:
      mayWrite && underWay && !hasBegun(request) && (side === 'staff' || (raisedIt && status === 'new')),
    cost: side === 'staff' && may(viewer, { area: 'money', level: 'change' }),
    say: isWriter,
    say_inner: isStaff,
    add_file: isWriter && isOpen(status),
  };
}
