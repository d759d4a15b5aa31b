import { vi } from 'vitest';

/** Storage behind XMLHttpRequest: accepts the file, or breaks off halfway. */
export class FakeUpload {
  static sent: { url: string; fields: Record<string, string> }[] = [];
  static breaksOff = false;
  /** If set, an upload stops halfway and waits to be aborted. */
  static hangs = false;

  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  status = 204;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #url = '';

  open(_method: string, url: string): void {
    this.#url = url;
  }

  send(form: FormData): void {
    const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    FakeUpload.sent.push({ url: this.#url, fields: Object.fromEntries(fields) });
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: 3 });
      if (FakeUpload.hangs) return;
      if (FakeUpload.breaksOff) this.onerror?.();
      else this.onload?.();
    });
  }

  abort(): void {
    this.onabort?.();
  }
}

export function useFakeUpload(): void {
  FakeUpload.sent = [];
  FakeUpload.breaksOff = false;
  FakeUpload.hangs = false;
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}
