import MiniSearch from 'minisearch';
import { fillers } from '../../shared/domain/assistant/words';
import { helpDocument, helpPagesFor, helpSearch } from '../../shared/domain/help/help-pages';
import type { HelpPage } from '../../shared/domain/help/page';
import type { RoleLabel } from '../../shared/domain/people/roles';

const indexes = new Map<RoleLabel, MiniSearch>();

function indexFor(role: RoleLabel): MiniSearch {
  const known = indexes.get(role);
  if (known) return known;
  const index = new MiniSearch({
    ...helpSearch.index,
    fields: [...helpSearch.index.fields],
    processTerm: (term) => (fillers.has(term.toLowerCase()) ? null : term.toLowerCase()),
  });
  index.addAll(helpPagesFor(role).map(helpDocument));
  indexes.set(role, index);
  return index;
}

/** The pages of the help for this role that fit, the best first. */
export function searchHelp(question: string, role: RoleLabel, atMost = 3): readonly HelpPage[] {
  const pages = helpPagesFor(role);
  return indexFor(role)
    .search(question, helpSearch.search)
    .slice(0, atMost)
    .flatMap(({ id }) => pages.find((page) => page.id === id) ?? []);
}
