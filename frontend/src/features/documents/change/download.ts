import { api } from '../../../api/client';
import { report } from '../../../api/report';
import { toast } from '../../../ui/toast';

/** Hands a file to the browser, which keeps it under the name that its address carries. */
function saveFrom(address: string): void {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.rel = 'noopener';
  anchor.download = '';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

/** Shows the document in a tab of its own. The tab is opened at the click, since a browser blocks one that comes later. */
export async function openInTab(id: string): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  try {
    const { data } = await api.documents.getDocument({ params: { id } });
    (tab ?? window).location.assign(data.view_url);
  } catch (cause) {
    tab?.close();
    report('A document could not be opened', cause);
    toast({ title: 'The document could not be opened. Please try again.', kind: 'error' });
  }
}

/** Addresses are signed for a while, so a fresh one is asked for. */
export async function download(id: string): Promise<void> {
  try {
    const { data } = await api.documents.getDocument({ params: { id } });
    saveFrom(data.download_url);
  } catch (cause) {
    report('A document could not be downloaded', cause);
    toast({ title: 'The document could not be downloaded. Please try again.', kind: 'error' });
  }
}
