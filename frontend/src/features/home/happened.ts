import type { AuditLine } from '../../../../shared/contract/audit';

type Happened = { readonly id: string; readonly at: string; readonly title: string; readonly note: string };

const mostShown = 8;
const mostNamed = 3;

/** Logins, passwords and the like of one's own account are no news of the portfolio. */
const isNews = ({ kind }: AuditLine): boolean => kind !== 'account';

/** The latest changes; what one actor did alike in a row is one line: `Sent a signing reminder (4)`. */
export function happened(entries: readonly AuditLine[]): Happened[] {
  const runs: AuditLine[][] = [];
  for (const entry of entries.filter(isNews)) {
    const last = runs.at(-1);
    if (last?.[0]?.words === entry.words && last[0].by === entry.by) last.push(entry);
    else runs.push([entry]);
  }
  return runs.slice(0, mostShown).flatMap((run) => {
    const [first] = run;
    if (!first) return [];
    const names = [...new Set(run.map(({ object_name: name }) => name).filter(Boolean))];
    const more = names.length - mostNamed;
    const named = [names.slice(0, mostNamed).join(', '), ...(more > 0 ? [`${more} more`] : [])].join('; ');
    const note = [named, first.by].filter((part, at, all) => part !== '' && all.indexOf(part) === at);
    const title = run.length > 1 ? `${first.words} (${run.length})` : first.words;
    return [{ id: first.id, at: first.at, title, note: note.join(' · ') }];
  });
}
