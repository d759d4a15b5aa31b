import { api } from '../../../../api/client';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { WordsField } from './fields';

/** Cancels a request. */
export default function CancelDialog({ request: { request_id, name }, onClose }: DialogProps) {
  return (
    <RequestDialog
      title="Cancel the request"
      lead={`${name} is kept, and can be reopened.`}
      button="Cancel the request"
      isDanger
      values={{ why: '' }}
      send={({ why }) => api.requests.cancelRequest({ body: { request_id, why: why.trim() } })}
      done="The request is canceled."
      onClose={onClose}
    >
      <WordsField name="why" label="Why (optional)" />
    </RequestDialog>
  );
}
