import { useState } from 'react';
import type { MailedReport } from '../../../../../shared/contract/signing';
import { reportLimits } from '../../../../../shared/domain/leases/condition/report';
import { refusalWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { downscale } from '../../../ui/media/downscale';
import { acceptedPictures } from '../../../ui/media/photo-rules';
import { readyPhoto } from '../../../ui/media/ready-photo';

export type RemarkPhotosProps = {
  id: string;
  /** What is in them. */
  of: string;
  photos: readonly string[];
  urls: MailedReport['pictures'];
  onAdd: (file: File) => Promise<void>;
  onRemove: (photo: string) => Promise<void>;
};

/** The photos of a tenant's own remark; each is kept as soon as it is there. */
export function RemarkPhotos({ id, of, photos, urls, onAdd, onRemove }: RemarkPhotosProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (call: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    await call().catch((cause: unknown) => {
      report('The photo of a remark was not kept', cause);
      setProblem(refusalWords(cause));
    });
    setBusy(false);
  };
  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    void run(async () => {
      const { file, problem } = await readyPhoto(chosen);
      if (file) await onAdd(await downscale(file));
      else setProblem(problem ?? '');
    });
  };
  return (
    <div className="entry">
      {photos.length > 0 && (
        <ul className="own-photos">
          {photos.map((photo, index) => (
            <li key={photo}>
              <img src={urls[photo]} alt={`${of}, yours, ${index + 1}`} width={80} height={80} />
              <button
                type="button"
                className="quiet"
                aria-label={`Remove your photo ${index + 1} of ${of}`}
                disabled={isBusy}
                onClick={() => void run(() => onRemove(photo))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < reportLimits.remarkPhotos && (
        <>
          <label htmlFor={`photo-${id}`}>
            Add a photo<span className="unseen">{` of ${of}`}</span>
          </label>
          <input
            id={`photo-${id}`}
            type="file"
            accept={acceptedPictures}
            aria-invalid={problem !== ''}
            aria-describedby={`photo-problem-${id}`}
            disabled={isBusy}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              target.value = '';
              take(chosen);
            }}
          />
        </>
      )}
      {isBusy && <p role="status">Saving the photo</p>}
      <p id={`photo-problem-${id}`} role="alert" className="problem">
        {problem}
      </p>
    </div>
  );
}
