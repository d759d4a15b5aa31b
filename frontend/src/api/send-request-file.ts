import type { SentFile } from '../../../shared/contract/request-shapes';
import {
  mostBytes,
  type RequestFileType,
  requestFileLimits,
  requestFileTypeKeys,
  requestFileTypes,
} from '../../../shared/domain/requests/files';
import { postForm } from './post-form';

type Place = { readonly url: string; readonly fields: Record<string, string>; readonly upload: string };
/** Asks where a file goes: by the session, or by a vendor's link. */
export type StartUpload = (body: {
  contentType: RequestFileType;
  bytes: number;
}) => Promise<{ readonly data: Place }>;

export const acceptedFiles = requestFileTypeKeys.join(',');

export const typeOf = (file: File): RequestFileType | undefined =>
  requestFileTypeKeys.find((type) => type === file.type);

/** How long a video runs, as far as this browser can read it. */
const secondsOf = (file: File): Promise<number> =>
  new Promise((resolve) => {
    const video = document.createElement('video');
    const url = URL.createObjectURL(file);
    const end = (seconds: number) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    video.onloadedmetadata = () => end(video.duration);
    video.onerror = () => end(0);
    video.preload = 'metadata';
    video.src = url;
  });

/** Why a file is not taken, before it is sent. */
export async function fileProblem(file: File): Promise<string | undefined> {
  const type = typeOf(file);
  if (!type) return `${file.name}: choose a photo, a PDF or a short video.`;
  if (file.size > mostBytes(type)) return `${file.name} is larger than ${mostBytes(type) / 1024 / 1024} MB.`;
  const isLong = requestFileTypes[type].video && (await secondsOf(file)) > requestFileLimits.videoSeconds + 1;
  return isLong ? `${file.name} is longer than ${requestFileLimits.videoSeconds} seconds.` : undefined;
}

/** Sends a file straight to storage; answers what a call names it by. */
export async function sendFile(start: StartUpload, file: File): Promise<SentFile> {
  const contentType = typeOf(file) ?? 'image/jpeg';
  const { data } = await start({ contentType, bytes: file.size });
  await postForm({ url: data.url, fields: data.fields, file, onProgress: () => undefined });
  return { upload: data.upload, contentType, name: file.name };
}
