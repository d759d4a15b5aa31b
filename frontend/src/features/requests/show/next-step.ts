import type { RequestDetails } from '../../../../../shared/contract/request-shapes';
import { waitWords } from '../../../domain-ui/request/request-words';
import { displayInstant } from '../../../ui/data/instant';
import type { DialogName } from './dialogs';

/** What to do next, and the words for it. */
export type NextStep = {
  readonly title: string;
  readonly text?: string;
  readonly dialog?: DialogName;
  readonly press?: 'agree' | 'start' | 'acceptJob' | 'resume' | 'acknowledge' | 'again';
  readonly button?: string;
};

export const visitToAnswer = ({ visits }: RequestDetails) => visits.find(({ state }) => state === 'proposed');

/** The one next thing for who looks after requests. */
export function nextStepOf(request: RequestDetails): NextStep | undefined {
  const { may, status, attention, assignee, hazard, acknowledged_by, wait } = request;
  const name = assignee?.name ?? '';
  if (hazard && !acknowledged_by && may.triage && status === 'new')
    return {
      title: 'Nobody has said yet that they have it',
      text: 'The next one on call is told until somebody does.',
      press: 'acknowledge',
      button: 'I have it',
    };
  if (may.triage && (status === 'new' || status === 'reopened'))
    return {
      title: 'Triage it',
      text: 'Set how urgent it is. The deadline follows.',
      dialog: 'triage',
      button: 'Triage',
    };
  if (status === 'waiting-owner')
    return {
      title: 'The owners are asked',
      text:
        attention === 'owner-silent'
          ? 'They have not answered for 72 hours. Call them.'
          : 'More than half of the shares must approve.',
    };
  if (wait && may.resume)
    return {
      title: `It waits for ${waitWords[wait.for].toLowerCase()}`,
      text: [wait.why, wait.until && `until ${displayInstant(wait.until)}`].filter(Boolean).join(', '),
      press: 'resume',
      button: 'Go on',
    };
  if (!assignee && may.assign)
    return {
      title: 'Nobody has it',
      text: 'Give it to a vendor or to one of you.',
      dialog: 'assign',
      button: 'Assign',
    };
  if (attention === 'owner-refused' && may.ask)
    return {
      title: 'The owners said no',
      text: 'Ask for another amount, or cancel it.',
      dialog: 'ask',
      button: 'Ask again',
    };
  if (attention === 'vendor-silent' && may.assign)
    return {
      title: `${name} has not answered`,
      text: 'Try the next vendor.',
      dialog: 'assign',
      button: 'Try the next vendor',
    };
  const proposed = visitToAnswer(request);
  if (proposed && may.answer_visit) return { title: 'A visit is proposed', press: 'agree', button: 'Agree' };
  if (status === 'waiting-vendor')
    return {
      title: `${name} has not accepted yet`,
      text: 'Accept for them when they said so by telephone.',
      ...(may.work && { press: 'acceptJob', button: 'Accept' }),
    };
  if (status === 'waiting-tenant')
    return {
      title: 'The tenant is asked about the visit',
      text: 'You can agree for them when they said so.',
    };
  if (status === 'scheduled' && may.work)
    return { title: `${name} comes as agreed`, press: 'start', button: 'Start work' };
  if (status === 'triaged' && may.propose)
    return {
      title: attention === 'visit-passed' ? 'The visit has passed' : 'Set a visit',
      dialog: 'visit',
      button: 'Propose a visit',
    };
  if (status === 'in-progress' && may.finish)
    return { title: 'The work is going on', dialog: 'finish', button: 'Mark as done' };
  if (
    may.cost &&
    request.costs.every(({ is_undone }) => is_undone) &&
    (status === 'done' || status === 'confirmed')
  )
    return {
      title: attention === 'bill-missing' ? 'The vendor’s bill is missing' : 'Write down the cost',
      text: 'It makes a bill of the property, and a claim for the tenants’ part.',
      dialog: 'cost',
      button: 'Write down the cost',
    };
  if (status === 'done' && may.confirm)
    return {
      title: 'The tenant is asked whether it works',
      ...(request.confirms_at && { text: `Confirmed by itself ${displayInstant(request.confirms_at)}.` }),
      dialog: 'confirm',
      button: 'Confirm for the tenant',
    };
  return undefined;
}
