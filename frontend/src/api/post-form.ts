import { Offline } from './refusal';

type Outgoing = {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: File;
  readonly onProgress: (sentBytes: number) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Uploads straight to storage with a signed form. XMLHttpRequest, because fetch reports no progress. */
export function postForm({ url, fields, file, onProgress, signal }: Outgoing): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Storage ignores any field after the file.
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Error(`The file was not taken: ${request.status}`));
    request.onerror = () => reject(new Offline());
    request.onabort = () => reject(signal?.reason ?? new Error('The upload was stopped'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return reject(signal.reason);
    request.send(form);
  });
}
