import { useMemo } from 'react';
import { helpFinder } from '../../features/help/search-help';
import type { Command } from './commands';
import type { Finding } from './use-found';

/** Shorter text matches too much. */
const fewestLetters = 3;
const pagesAtMost = 3;

/** The pages of the help that fit what is typed. */
export function useFoundHelp(typed: string, { go, role }: Finding): readonly Command[] {
  const find = useMemo(() => helpFinder(role), [role]);
  const wanted = typed.trim();
  if (wanted.length < fewestLetters) return [];
  return find(wanted)
    .slice(0, pagesAtMost)
    .map(({ id, title }) => ({
      key: `help ${id}`,
      label: title,
      hint: 'Help',
      run: () => go(`/help?page=${id}`),
    }));
}
