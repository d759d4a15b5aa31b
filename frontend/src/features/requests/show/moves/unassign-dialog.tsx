import { api } from '../../../../api/client';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { WordsField } from './fields';

/** Takes the job back. */
export default function UnassignDialog({ request: { request_id, assignee }, onClose }: DialogProps) {
  return (
    <RequestDialog
      title="Take the job back"
      lead={`${assignee?.name ?? 'Who has it'} loses it. A vendor’s link still takes a bill for 30 days.`}
      button="Take it back"
      values={{ why: '' }}
      send={({ why }) => api.requests.unassignRequest({ body: { request_id, why: why.trim() } })}
      done="The job is taken back."
      onClose={onClose}
    >
      <WordsField name="why" label="Why (optional)" />
    </RequestDialog>
  );
}
