import { api } from '../../../api/client';
import { report } from '../../../api/report';
import { toast } from '../../../ui/feedback/toast';

/** Hands a file to the browser, which saves it under the name in its address. */
function saveFrom(address: string): void {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.rel = 'noopener';
  anchor.download = '';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

/** Addresses expire, so ask for a fresh one. */
export async function download(id: string): Promise<void> {
  try {
    const { data } = await api.documents.getDocument({ params: { id } });
    saveFrom(data.download_url);
  } catch (cause) {
    report('A document could not be downloaded', cause);
    toast({ title: 'The document could not be downloaded. Please try again.', kind: 'error' });
  }
}
