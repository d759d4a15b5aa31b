import { fileProblem, roomProblem } from './file-rules';
import { type Choice, keyring, type TrayItem, trayItem } from './tray-item';

/** Sends the bytes to storage, which returns their name there; `keep` then makes them a document. */
export type DocumentPost = {
  send(
    item: Pick<TrayItem, 'file' | 'contentType'>,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<string>;
  keep(item: TrayItem, options: { upload: string; key: string; signal: AbortSignal }): Promise<void>;
  /** Why it failed, in words, and whether the uploaded bytes can still be used. */
  explain(error: unknown): { readonly problem: string; readonly keepsUpload: boolean };
};

type TrayView = { readonly items: readonly TrayItem[]; readonly refused: readonly string[] };

type TrayOptions = {
  readonly post: DocumentPost;
  readonly newId: () => string;
  readonly onKept: (item: TrayItem) => void;
  /** Runs when no upload is active, with the names kept since the last time. */
  readonly onRest: (names: readonly string[]) => void;
};

/** A phone's uplink gains nothing from more, and a small file need not wait for a large one. */
const atOnce = 2;

/** The uploads of one unit. They are independent of screens, so they continue while the person navigates. */
export class Tray {
  #view: TrayView = { items: [], refused: [] };
  readonly #going = new Map<string, AbortController>();
  /** Names of bytes that reached storage, so that a retry sends only what is missing. */
  readonly #uploads = new Map<string, string>();
  readonly #keys;
  readonly #listeners = new Set<() => void>();
  readonly #options;
  #waiting: readonly string[] = [];
  #kept: readonly string[] = [];

  constructor(options: TrayOptions) {
    this.#options = options;
    this.#keys = keyring(options.newId);
  }

  readonly view = (): TrayView => this.#view;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes the files that are valid and fit; explains why the others, and `unread` ones, are refused. */
  add(files: readonly File[], { room, unread = [] }: { room: number; unread?: readonly string[] }): void {
    const { items } = this.#view;
    const good = files.filter((file) => fileProblem(file) === undefined);
    const free = Math.max(0, room - items.length);
    const refused = [...unread, ...files.flatMap((file) => fileProblem(file) ?? [])];
    const taken = good
      .slice(0, free)
      .flatMap((file) => trayItem(file, { id: this.#options.newId(), like: items[0] }));
    this.#change({
      items: [...items, ...taken],
      refused: good.length > free ? [...refused, roomProblem(free)] : refused,
    });
  }

  edit(id: string, change: Partial<Choice>): void {
    this.#patch(id, change);
  }

  editAll(change: Partial<Choice>): void {
    for (const { id } of this.#view.items) this.#patch(id, change);
  }

  forgetRefused(): void {
    this.#change({ ...this.#view, refused: [] });
  }

  /** Sends every file that is ready or failed. */
  start(): void {
    for (const { id, state } of this.#view.items) if (state === 'ready' || state === 'failed') this.retry(id);
  }

  retry(id: string): void {
    this.#patch(id, { state: 'sending', problem: undefined });
    this.#waiting = [...this.#waiting, id];
    this.#next();
  }

  /** Stops the upload. The file is ready again, with everything typed. */
  cancel(id: string): void {
    this.#waiting = this.#waiting.filter((other) => other !== id);
    this.#going.get(id)?.abort();
    this.#going.delete(id);
    this.#patch(id, { state: 'ready', share: 0 });
    this.#next();
  }

  remove(id: string): void {
    this.cancel(id);
    this.#uploads.delete(id);
    this.#keys.forget(id);
    this.#change({ ...this.#view, items: this.#view.items.filter((item) => item.id !== id) });
  }

  #next(): void {
    while (this.#going.size < atOnce) {
      const [id, ...rest] = this.#waiting;
      if (id === undefined) break;
      this.#waiting = rest;
      const stop = new AbortController();
      this.#going.set(id, stop);
      void this.#run(id, stop.signal).finally(() => {
        if (this.#going.get(id) === stop) this.#going.delete(id);
        this.#next();
      });
    }
    if (this.#going.size > 0 || this.#kept.length === 0) return;
    this.#options.onRest(this.#kept);
    this.#kept = [];
  }

  async #run(id: string, signal: AbortSignal): Promise<void> {
    const { post, onKept } = this.#options;
    try {
      const upload = this.#uploads.get(id) ?? (await this.#send(id, signal));
      const item = this.#find(id);
      if (signal.aborted || !item) return;
      this.#patch(id, { state: 'keeping', share: 1 });
      await post.keep(item, { upload, key: this.#keys.of(item, upload), signal });
      onKept(item);
      this.#kept = [...this.#kept, item.name];
      this.remove(id);
    } catch (error) {
      if (signal.aborted) return;
      const { problem, keepsUpload } = post.explain(error);
      if (!keepsUpload) this.#uploads.delete(id);
      this.#patch(id, { state: 'failed', share: 0, problem });
    }
  }

  async #send(id: string, signal: AbortSignal): Promise<string> {
    const item = this.#find(id);
    if (!item) throw new Error('The file was removed');
    const onProgress = (share: number) => {
      if (!signal.aborted) this.#patch(id, { share });
    };
    const upload = await this.#options.post.send(item, { onProgress, signal });
    this.#uploads.set(id, upload);
    return upload;
  }

  #find(id: string): TrayItem | undefined {
    return this.#view.items.find((item) => item.id === id);
  }

  #patch(id: string, change: Partial<TrayItem>): void {
    const items = this.#view.items.map((item) => (item.id === id ? { ...item, ...change } : item));
    this.#change({ ...this.#view, items });
  }

  #change(view: TrayView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
