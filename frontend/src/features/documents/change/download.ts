import { api } from '../../../api/client';
import { report } from '../../../api/report';
import { toast } from '../../../ui/toast';

/** Downloads a file under the name that its address carries. */
export function saveFrom(address: string): void {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.rel = 'noopener';
  anchor.download = '';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}

/** Signed addresses expire, so this asks for a fresh one. */
export async function download(id: string): Promise<void> {
  try {
    const { data } = await api.documents.getDocument({ params: { id } });
    saveFrom(data.download_url);
  } catch (cause) {
    report('A document could not be downloaded', cause);
    toast({ title: 'The document could not be downloaded. Please try again.', kind: 'error' });
  }
}
