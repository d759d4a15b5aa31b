import { problemsOf } from '../../../../../../shared/domain/problem';
import type { fileAudiences } from '../../../../../../shared/domain/requests/request-file';
import { api } from '../../../../api/client';
import { useFormField } from '../../../../forms/use-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { Refusal } from '../../../../ui/primitives/text';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { useIsDesk } from '../use-desk';
import { FilesField, useRequestFiles } from './fields';

type Values = { audience: (typeof fileAudiences)[number] };
const options = [
  { value: 'all', label: 'Everybody in this request' },
  { value: 'vendor', label: 'Us and the vendor' },
  { value: 'staff', label: 'Only us' },
];

/** Adds files to a request. */
export default function FilesDialog({ request: { request_id }, onClose }: DialogProps) {
  const attached = useRequestFiles();
  const isDesk = useIsDesk();
  const isNothing = attached.files.length === 0;
  return (
    <RequestDialog<Values>
      title="Add files"
      lead="Photos, short videos and PDFs."
      button="Add"
      values={{ audience: 'all' }}
      problems={() => problemsOf({ audience: isNothing && 'Choose a file' })}
      send={({ audience }) =>
        api.requests.addRequestFiles({ body: { request_id, files: [...attached.files], audience } })
      }
      done="Files added."
      onClose={onClose}
    >
      <FilesField attached={attached} label="Choose files" />
      {isDesk ? <Audience /> : <Missing />}
    </RequestDialog>
  );
}

const Audience = () => <SelectField label="Who sees them?" options={options} {...useFormField('audience')} />;

function Missing() {
  const { error } = useFormField('audience');
  return error ? <Refusal>{error}</Refusal> : null;
}
