import MiniSearch from 'minisearch';
import { helpDocument, helpPagesFor, helpSearch } from '../../../../shared/domain/help/help-pages';
import type { HelpPage } from '../../../../shared/domain/help/page';
import type { RoleLabel } from '../../../../shared/domain/people/permissions';

/** The help of a role, searched as the assistant searches it. */
export function helpFinder(role: RoleLabel): (text: string) => readonly HelpPage[] {
  const pages = helpPagesFor(role);
  const index = new MiniSearch({ fields: [...helpSearch.index.fields] });
  index.addAll(pages.map(helpDocument));
  return (text) =>
    index.search(text, helpSearch.search).flatMap(({ id }) => pages.find((page) => page.id === id) ?? []);
}
