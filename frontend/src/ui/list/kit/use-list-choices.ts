import { useSyncExternalStore } from 'react';
import { currentUser } from '../../../api/session';

/** How a person likes all lists, and how they left each, in this browser. */
export type ListChoices = {
  readonly isCompact: boolean;
  readonly size: PageSize;
  /** The last tab by list. */
  readonly views: Readonly<Record<string, string>>;
  /** Columns chosen by list, as an address has them. */
  readonly columns: Readonly<Record<string, string>>;
};

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** Each person of a shared browser has their own. */
const keyOf = (): string => `listChoices:${currentUser()?.id ?? ''}`;
const usual: ListChoices = { isCompact: false, size: 25, views: {}, columns: {} };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever is stored and still means something. */
export function parseChoices(stored: string | null): ListChoices {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    return usual;
  }
  if (!isRecord(found)) return usual;
  return {
    isCompact: found.isCompact === true,
    size: pageSizes.find((size) => size === found.size) ?? usual.size,
    views: wordsIn(found.views),
    columns: wordsIn(found.columns),
  };
}

const wordsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

let known: { readonly stored: string | null; readonly choices: ListChoices } | undefined;
const listeners = new Set<() => void>();

function read(): ListChoices {
  const stored = localStorage.getItem(keyOf());
  if (known?.stored !== stored) known = { stored, choices: parseChoices(stored) };
  return known?.choices ?? usual;
}

export function changeChoices(change: Partial<ListChoices>): void {
  localStorage.setItem(keyOf(), JSON.stringify({ ...read(), ...change }));
  for (const listener of listeners) listener();
}

type Left = { readonly view: string | undefined; readonly cols: string | undefined };

function withPart(parts: Readonly<Record<string, string>>, list: string, part: string | undefined) {
  const { [list]: _, ...others } = parts;
  return part === undefined ? others : { ...others, [list]: part };
}

/** How a list was left: the tab, if it is not the first, and the columns, if they are a person's own. */
export function rememberList(list: string, { view, cols }: Left): void {
  const { views, columns } = read();
  if (views[list] === view && columns[list] === cols) return;
  changeChoices({ views: withPart(views, list, view), columns: withPart(columns, list, cols) });
}

/** What a bare address of a list leads to. */
export const leftAs = ({ views, columns }: ListChoices, list: string): Left => ({
  view: views[list],
  cols: columns[list],
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useListChoices = (): ListChoices => useSyncExternalStore(subscribe, read);
