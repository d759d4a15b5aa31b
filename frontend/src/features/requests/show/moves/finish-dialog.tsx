import { api } from '../../../../api/client';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { FilesField, useRequestFiles, WordsField } from './fields';

/** The work is done, with photos. */
export default function FinishDialog({ request: { request_id }, onClose }: DialogProps) {
  const attached = useRequestFiles();
  return (
    <RequestDialog
      title="Mark as done"
      lead="We’ll ask the tenant whether it works. Open visits and approvals are withdrawn."
      button="Mark as done"
      values={{ note: '' }}
      send={({ note }) =>
        api.requests.finishRequest({ body: { request_id, note: note.trim(), files: [...attached.files] } })
      }
      done="Marked as done."
      onClose={onClose}
    >
      <WordsField name="note" label="What was done (optional)" />
      <FilesField attached={attached} label="Add photos of the work" />
    </RequestDialog>
  );
}
