import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '../../../../../shared/domain/limits';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';
import { toast } from '../../../ui/feedback/toast';
import { profileQuery, refreshPerson } from '../queries';
import { squarePhoto } from './square-photo';

const directTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

class TooLarge extends Error {
  override readonly message = messages.imagesTooLarge;
}

/** Uploads a small square photo straight to storage; returns the name the server gave it. */
async function sendPhoto(chosen: File, onProgress: (share: number) => void): Promise<string> {
  const file = await squarePhoto(chosen);
  if (file.size > limits.imageBytesPerUnit) throw new TooLarge();
  // The server checks the bytes and refuses unknown types.
  const contentType = directTypes.find((type) => type === file.type) ?? 'image/jpeg';
  const { data } = await api.profile.createPhotoUpload({ body: { contentType, bytes: file.size } });
  const { url, fields } = data;
  await postForm({ url, fields, file, onProgress: (bytes) => onProgress(Math.min(1, bytes / file.size)) });
  return data.imageUpload;
}

/** Uploads or removes the photo. */
export function usePhoto() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const save = useMutation({
    mutationFn: async (chosen: File | undefined) => {
      const upload = chosen ? await sendPhoto(chosen, setProgress) : '';
      return (await api.profile.savePhoto({ body: { upload } })).data.image_url;
    },
    onSuccess: (image_url) => {
      client.setQueryData(profileQuery.queryKey, (before) => before && { ...before, image_url });
      toast({ title: image_url === '' ? 'Your photo was removed' : 'Your photo was saved' });
      void refreshPerson();
    },
    onSettled: () => setProgress(undefined),
  });
  return { save, progress };
}

export const isTooLarge = (error: unknown): boolean => error instanceof TooLarge;
