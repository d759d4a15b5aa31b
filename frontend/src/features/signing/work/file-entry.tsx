import { acceptedFiles } from '../../../api/send-request-file';
import type { JobFilesSent } from './use-job-files';

type Props = { id: string; label: string; sent: JobFilesSent; isOne?: boolean };

/** Chooses files, or takes a photo on a phone. */
export const FileEntry = ({ id, label, sent, isOne = false }: Props) => (
  <div className="entry">
    <label htmlFor={id}>{label}</label>
    {sent.files.length > 0 && <p>{sent.files.map(({ name }) => name || 'Photo').join(', ')}</p>}
    {sent.hasRoom && (
      <input
        id={id}
        type="file"
        accept={acceptedFiles}
        multiple={!isOne}
        aria-invalid={sent.problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          void sent.add(chosen);
        }}
      />
    )}
    {sent.isSending && <p role="status">Sending the file</p>}
    <p id={`${id}-problem`} role="alert" className="problem">
      {sent.problem}
    </p>
  </div>
);
