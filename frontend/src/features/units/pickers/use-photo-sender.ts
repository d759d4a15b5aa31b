import { useRef } from 'react';
import type { Photo } from '../../../ui/media/photo-picker';
import { photoPost } from './post-photo';
import { fitsInline, sendPhotos, type Uploaded } from './send-photos';

/** Sends a form's photos, unit by unit. A retry skips photos that storage already has. */
export function usePhotoSender() {
  const uploaded = useRef<Uploaded>(new Map());
  return async (units: readonly (readonly Photo[])[], onProgress: (share: number) => void) => {
    const isInline = fitsInline(units);
    const photos = await sendPhotos(units, {
      post: photoPost,
      uploaded: uploaded.current,
      onProgress: isInline ? undefined : onProgress,
    });
    const leavesWithCall = isInline && units.some((each) => each.length > 0);
    return { photos, onProgress: leavesWithCall ? onProgress : undefined };
  };
}
