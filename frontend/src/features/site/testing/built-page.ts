import type { Plan } from '../../../../../shared/domain/subscriptions/subscriptions';
import { prerenderPage } from '../prerender';
import { plansElementId } from '../pricing/plans-on-page';
import type { SitePageName } from '../site-pages';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.childNodes;

/** Shows a public page as the build wrote it: its markup, and the plans that it carries. */
export function showBuiltPage(name: SitePageName, plans: readonly Plan[]): HTMLElement {
  const carried = document.createElement('script');
  carried.type = 'application/json';
  carried.id = plansElementId;
  carried.textContent = JSON.stringify(plans);
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.page = name;
  root.append(...parsed(prerenderPage(name, plans)));
  document.body.replaceChildren(carried, root);
  return root;
}
