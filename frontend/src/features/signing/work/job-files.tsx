import type { RequestFileShown } from '../../../../../shared/contract/request-shapes';
import { Card } from '../parts/signing-frame';

/** Photos and videos of a job, and papers to open. */
export function JobFiles({ files }: { files: readonly RequestFileShown[] }) {
  if (files.length === 0) return null;
  return (
    <Card title="Photos and files">
      <ul className="job-files">
        {files.map(({ file_id, content_type, view_url, download_url, name }, index) => (
          <li key={file_id}>
            {content_type.startsWith('image/') && (
              <a href={view_url} target="_blank" rel="noreferrer">
                <img src={view_url} alt={name || `File ${index + 1}`} loading="lazy" />
              </a>
            )}
            {content_type.startsWith('video/') && (
              <video src={view_url} controls preload="metadata" aria-label={name || `File ${index + 1}`}>
                <track kind="captions" />
              </video>
            )}
            {content_type === 'application/pdf' && (
              <a href={download_url} download>
                {name || `File ${index + 1}`}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
