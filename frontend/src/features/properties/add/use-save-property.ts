import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { report } from '../../../api/report';
import { photoPost } from '../form/post-photo';
import { type PropertyValues, today } from '../form/property-values';
import { outcomeOf, outcomeOfFailure, type SaveOutcome } from '../form/save-outcome';
import { fitsInline, sendPhotos, type Uploaded } from '../form/send-photos';
import { propertiesKey } from '../queries';
import { propertyBody, type Sender } from './property-body';

/** Sends the form once at a time; `progress` is the share of the photos that has left, while they are leaving. */
export function useSaveProperty(sender: Sender) {
  const client = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  const uploaded = useRef<Uploaded>(new Map());
  const running = useRef(false);
  const [progress, setProgress] = useState<number>();

  async function send(values: PropertyValues): Promise<SaveOutcome> {
    const units = values.units.map((unit) => unit.photos);
    const withPhotos = units.some((photos) => photos.length > 0);
    const inline = fitsInline(units);
    const onProgress = withPhotos ? setProgress : undefined;
    const photos = await sendPhotos(units, {
      post: photoPost,
      uploaded: uploaded.current,
      ...(onProgress && !inline ? { onProgress } : {}),
    });
    const body = propertyBody(values, { sender, localDate: today(now()), photos });
    const answer = await api.properties.addProperty(
      { body },
      { idempotencyKey: key, ...(onProgress && inline ? { onProgress } : {}) },
    );
    return outcomeOf(answer);
  }

  /** Undefined when a try is under way already. */
  async function save(values: PropertyValues): Promise<SaveOutcome | undefined> {
    if (running.current) return undefined;
    running.current = true;
    try {
      const outcome = await send(values);
      await client.invalidateQueries({ queryKey: propertiesKey, refetchType: 'none' });
      return outcome;
    } catch (cause) {
      const outcome = outcomeOfFailure(cause);
      if (outcome.kind === 'failed') report('The property was not saved', cause);
      return outcome;
    } finally {
      running.current = false;
      setProgress(undefined);
    }
  }
  return { save, progress };
}
