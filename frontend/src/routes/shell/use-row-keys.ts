import { useHotkey } from '../../ui/primitives/use-hotkey';

const rowLinks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('#main tbody tr :is([data-row-link], th button, th a)'),
];

const rowOf = (element: Element | null): HTMLElement | null => element?.closest('#main tbody tr') ?? null;

/** Moves the focus `by` rows; from elsewhere, to the first or the last one. */
function step(by: 1 | -1): void {
  const links = rowLinks().filter((link, index, all) => rowOf(link) !== rowOf(all[index - 1] ?? null));
  const row = rowOf(document.activeElement);
  const at = row ? links.findIndex((link) => rowOf(link) === row) : by === 1 ? -1 : links.length;
  const next = links[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** J and K walk the rows of the page's lists, X ticks the row where rows can be ticked. */
export function useRowKeys(): void {
  useHotkey('j', () => step(1));
  useHotkey('k', () => step(-1));
  useHotkey('x', () =>
    rowOf(document.activeElement)?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
  );
}
