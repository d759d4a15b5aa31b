import type { PageLink } from '../core/kinds';
import type { PageCall } from './page';

/** The link a page was opened by, while it is good. */
export function linkOf(call: PageCall, token: string, opens: PageLink['opens']): PageLink | undefined {
  const link = call.work.platform.get('page_link', token);
  return link?.opens === opens && link.until > call.work.at ? link : undefined;
}
