import { report } from '../../api/report';
import { toast } from '../feedback/toast';

/** Opens a file in a new tab. The tab opens at the click, because browsers block a later one. */
export async function openFileInTab(
  ask: () => Promise<{ readonly data: { readonly view_url: string } }>,
): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    (tab ?? window).location.assign((await ask()).data.view_url);
  } catch (cause) {
    tab?.close();
    report('A document could not be opened', cause);
    toast({ title: 'The document could not be opened. Please try again.', kind: 'error' });
  }
}
