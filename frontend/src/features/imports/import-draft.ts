import { useSyncExternalStore } from 'react';
import type { PortfolioColumn, PortfolioRow } from '../../../../shared/domain/imports/portfolio-columns';
import type { Table } from './file/read-table';

export type ImportFile = Table & { readonly name: string; readonly hash: string };

/** The file's column for each of ours, counted from 0. */
export type Mapping = Partial<Record<PortfolioColumn, number>>;

/** A person's work on a file. It survives steps, other screens and a reload. */
export type ImportDraft = {
  readonly file: ImportFile;
  readonly mapping: Mapping;
  /** The values set for every line, in columns the file does not have. */
  readonly everyLine?: PortfolioRow;
  /** Edited cells, by line. */
  readonly edits: Readonly<Record<number, PortfolioRow>>;
  readonly leftOut: readonly number[];
};

const key = 'import-draft';
/** Larger drafts stay in memory only: session storage holds about five million characters in total. */
const mostStored = 1_500_000;

type Stored = { readonly who: string; readonly draft: ImportDraft };
let kept: Stored | undefined;
const listeners = new Set<() => void>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Only this app writes the value. A draft from an older version has another shape and is dropped. */
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
    // With full storage, only a reload loses the draft.
  }
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** A reload does not wait for the timer. */
function storeAtOnce(): void {
  clearTimeout(waiting);
  store();
}

/** Keeps a draft for this person and role, or forgets it. */
export function saveDraft(who: string, draft: ImportDraft | undefined): void {
  kept = draft && { who, draft };
  clearTimeout(waiting);
  // A large draft is not written on every keystroke, but a discarded one is removed at once.
  addEventListener('pagehide', storeAtOnce);
  if (draft) waiting = setTimeout(store, 500);
  else store();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Hides a draft that another person left in this tab. */
function draftOf(who: string): ImportDraft | undefined {
  kept ??= readStored();
  return kept?.who === who ? kept.draft : undefined;
}

export function useImportDraft(who: string) {
  const draft = useSyncExternalStore(subscribe, () => draftOf(who));
  return { draft, setDraft: (next: ImportDraft | undefined) => saveDraft(who, next) };
}
