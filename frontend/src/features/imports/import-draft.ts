import { useSyncExternalStore } from 'react';
import type { PortfolioColumn, PortfolioRow } from '../../../../shared/domain/portfolio-columns';
import type { Table } from './file/parse-table';

export type ImportFile = Table & { readonly name: string; readonly hash: string };

/** Which of the file's columns, from 0, fills ours. */
export type Mapping = Partial<Record<PortfolioColumn, number>>;

/** What a person did with a file so far; it outlives the steps, another screen and a reload. */
export type ImportDraft = {
  readonly file: ImportFile;
  readonly mapping: Mapping;
  /** Cells written anew, by line. */
  readonly edits: Readonly<Record<number, PortfolioRow>>;
  /** Lines that are not to be imported. */
  readonly leftOut: readonly number[];
};

const key = 'import-draft';
/** A larger one is kept only until the page is closed: session storage has room for some five million characters, and not all are ours. */
const mostStored = 1_500_000;

type Stored = { readonly who: string; readonly draft: ImportDraft };
let kept: Stored | undefined;
const listeners = new Set<() => void>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was stored is ours alone to write; what an older version wrote has another form and is thrown away. */
const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  typeof value.who === 'string' &&
  isRecord(value.draft) &&
  isRecord(value.draft.file) &&
  Array.isArray(value.draft.file.lines) &&
  Array.isArray(value.draft.file.headers) &&
  isRecord(value.draft.mapping) &&
  isRecord(value.draft.edits) &&
  Array.isArray(value.draft.leftOut);

function readStored(): Stored | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function store(): void {
  try {
    const text = kept && JSON.stringify(kept);
    if (text !== undefined && text.length <= mostStored) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // A full storage loses the draft at a reload, not now.
  }
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** A reload does not wait for the timer. */
function storeAtOnce(): void {
  clearTimeout(waiting);
  store();
}

/** Keeps a draft for this person in this role, or forgets it. */
export function keepDraft(who: string, draft: ImportDraft | undefined): void {
  kept = draft && { who, draft };
  clearTimeout(waiting);
  // A large file is not written at every keystroke; what is forgotten is forgotten before anybody looks again.
  addEventListener('pagehide', storeAtOnce);
  if (draft) waiting = setTimeout(store, 500);
  else store();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Somebody else's draft, of an earlier session in this tab, is not shown. */
function draftOf(who: string): ImportDraft | undefined {
  kept ??= readStored();
  return kept?.who === who ? kept.draft : undefined;
}

export function useImportDraft(who: string) {
  const draft = useSyncExternalStore(subscribe, () => draftOf(who));
  return { draft, setDraft: (next: ImportDraft | undefined) => keepDraft(who, next) };
}
