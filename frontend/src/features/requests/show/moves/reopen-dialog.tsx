import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { FilesField, useRequestFiles, WordsField } from './fields';

/** It is still broken, or was closed wrongly. */
export default function ReopenDialog({ request: { request_id }, onClose }: DialogProps) {
  const attached = useRequestFiles();
  return (
    <RequestDialog
      title="It is still broken"
      lead="The request is open again. We’ll tell whoever looks after it."
      button="Reopen the request"
      values={{ why: '' }}
      problems={({ why }) => problemsOf({ why: why.trim() === '' && 'Say what is still wrong' })}
      send={({ why }) =>
        api.requests.reopenRequest({ body: { request_id, why: why.trim(), files: [...attached.files] } })
      }
      done="The request is open again."
      onClose={onClose}
    >
      <WordsField name="why" label="What is still wrong?" required />
      <FilesField attached={attached} />
    </RequestDialog>
  );
}
