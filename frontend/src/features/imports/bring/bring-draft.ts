import { useSyncExternalStore } from 'react';
import type { BringChoices } from '../../../../../shared/domain/imports/bring/bring-choices';
import type { Becomes } from '../../../../../shared/domain/rent-roll/read-roll';
import type { TabularRow } from '../../../../../shared/domain/tabular/delimited';

export type BringKind = 'roll' | 'owners';

/** A report as it was read, and what a person said of its columns. */
export type BringFile = {
  readonly name: string;
  readonly hash: string;
  readonly kind: BringKind;
  readonly rows: readonly TabularRow[];
  readonly becomes: Becomes;
};

/** A portfolio that is being brought in. */
export type BringDraft = {
  readonly files: readonly BringFile[];
  /** Absent before anything was answered. */
  readonly choices?: BringChoices | undefined;
};

type Stored = { readonly who: string; readonly draft: BringDraft };

const key = 'bring-draft';
/** Larger drafts stay in memory: session storage holds about five million characters in total. */
const mostStored = 1_500_000;
let kept: Stored | undefined;
const listeners = new Set<() => void>();

function readStored(): Stored | undefined {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored | null;
    return typeof value?.who === 'string' && Array.isArray(value.draft?.files) ? value : undefined;
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

/** Keeps a draft for this person and role, or forgets it. */
export function saveBringDraft(who: string, draft: BringDraft | undefined): void {
  kept = draft && { who, draft };
  store();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function draftOf(who: string): BringDraft | undefined {
  kept ??= readStored();
  return kept?.who === who ? kept.draft : undefined;
}

/** A draft that another person left in this tab is hidden. */
export function useBringDraft(who: string) {
  const draft = useSyncExternalStore(subscribe, () => draftOf(who));
  return { draft, setDraft: (next: BringDraft | undefined) => saveBringDraft(who, next) };
}
