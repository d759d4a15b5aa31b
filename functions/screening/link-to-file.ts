import { downloadName } from '../../shared/domain/portfolio/documents';
import { type ApplicationFile, applicationFileKey } from '../../shared/domain/screening/application-files';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { StoredApplication } from '../table/screening/record';

/** A document of an application. Refuses `not-found`. */
export function findFile({ documents = [] }: StoredApplication, documentId: string): ApplicationFile {
  const found = documents.find((one) => one.documentId === documentId);
  if (!found) throw refuse('not-found');
  return found;
}

type Asked = { readonly application: StoredApplication; readonly documentId: string; readonly now: Date };

/** Signed addresses that show a document and that save it. */
export async function linksToFile({ application, documentId, now }: Asked, { files }: Deps) {
  const file = findFile(application, documentId);
  const key = applicationFileKey(application, file);
  const [view_url, download_url] = await Promise.all([
    files.link(key, now),
    files.download({ key, name: downloadName(file), now }),
  ]);
  return { view_url, download_url };
}
