import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UnitImages } from '../../../../../shared/contract/units';
import { ApiRefusal } from '../../../api/refusal';
import { report } from '../../../api/report';
import { photoPost } from '../form/post-photo';
import { outcomeOfFailure, type SaveOutcome } from '../form/save-outcome';
import { fitsInline, type Uploaded } from '../form/send-photos';
import { propertiesKey } from '../queries';
import { isNew } from './edited-photos';
import { sendImages } from './send-images';
import type { UnitFormValues } from './unit-form-values';

type Send = (
  values: UnitFormValues,
  images: UnitImages,
  options: { onProgress?: (share: number) => void },
) => Promise<unknown>;

/** A photo that is gone, or the whole unit: both are answered `not-found`, the first one with its place. */
function outcomeOf(cause: unknown): SaveOutcome {
  if (!(cause instanceof ApiRefusal) || cause.status !== 404) return outcomeOfFailure(cause);
  const photoGone = Object.keys(cause.fields).some((field) => field.startsWith('images'));
  return { kind: photoGone ? 'changed-meanwhile' : 'gone' };
}

/** Sends a unit with its photos, once at a time; `progress` is the share of the new photos that has left, while they are leaving. */
export function useSaveUnit(send: Send) {
  const client = useQueryClient();
  const uploaded = useRef<Uploaded>(new Map());
  const running = useRef(false);
  const [progress, setProgress] = useState<number>();

  async function save(values: UnitFormValues): Promise<SaveOutcome | undefined> {
    if (running.current) return undefined;
    running.current = true;
    const fresh = values.images.filter(isNew);
    const inline = fitsInline([fresh]);
    const onProgress = fresh.length > 0 ? { onProgress: setProgress } : {};
    try {
      const images = await sendImages(values.images, {
        post: photoPost,
        uploaded: uploaded.current,
        ...(inline ? {} : onProgress),
      });
      await send(values, images, inline ? onProgress : {});
      await client.invalidateQueries({ queryKey: propertiesKey, refetchType: 'none' });
      return { kind: 'saved' };
    } catch (cause) {
      const outcome = outcomeOf(cause);
      if (outcome.kind === 'failed') report('The unit was not saved', cause);
      return outcome;
    } finally {
      running.current = false;
      setProgress(undefined);
    }
  }
  return { save, progress };
}
