import { Offline } from './refusal';

export type Outgoing = {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** Share of the bytes sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

export type Incoming = {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
};

/** Sends one request. XMLHttpRequest only for upload progress, which fetch cannot report. */
export const send = (outgoing: Outgoing): Promise<Incoming> =>
  outgoing.onProgress ? sendWithProgress(outgoing) : sendPlain(outgoing);

async function sendPlain({ method, url, headers, body, signal }: Outgoing): Promise<Incoming> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return { status: answer.status, text: await answer.text(), header: (name) => answer.headers.get(name) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Offline(cause);
  }
}

function sendWithProgress({ method, url, headers, body, signal, onProgress }: Outgoing): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    request.onerror = () => reject(new Offline());
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(body ?? null);
  });
}
