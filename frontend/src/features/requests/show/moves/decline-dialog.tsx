import { api } from '../../../../api/client';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { WordsField } from './fields';

/** Who has the job does not take it, or said so by telephone. */
export default function DeclineDialog({ request: { request_id }, onClose }: DialogProps) {
  return (
    <RequestDialog
      title="Decline the job"
      lead="Nobody has it until you assign it again."
      button="Decline"
      values={{ why: '' }}
      send={({ why }) => api.requests.declineJob({ body: { request_id, why: why.trim() } })}
      done="Declined."
      onClose={onClose}
    >
      <WordsField name="why" label="Why (optional)" />
    </RequestDialog>
  );
}
