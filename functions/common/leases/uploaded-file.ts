import { createHash } from 'node:crypto';
import type { FileShown } from '../../../shared/contract/parts';
import type { UploadedFile } from '../../../shared/domain/leases/term';
import { documentLimits } from '../../../shared/domain/portfolio/documents';
import type { Deps } from '../../runtime/deps/deps';
import type { LeaseKey } from '../../table/leases/record';

/** The key of a lease's own PDF. It names lease and page count, so neither can be claimed falsely. */
export const uploadedKey = ({ organizationId, leaseId }: LeaseKey, { sha256, pages }: UploadedFile) =>
  `leases/${organizationId}/${leaseId}/${sha256}-${pages}.pdf`;

/** The PDF as it was brought; undefined if it is missing or its bytes do not match its hash. */
export async function uploadedBytes(
  key: LeaseKey,
  file: UploadedFile,
  { files }: Pick<Deps, 'files'>,
): Promise<Uint8Array | undefined> {
  const found = await files.peek(uploadedKey(key, file), documentLimits.bytes);
  if (!found || createHash('sha256').update(found.head).digest('hex') !== file.sha256) return undefined;
  return found.head;
}

/** The PDF as a reader gets it; undefined for a text that is not a file. */
export async function showUploaded(
  key: LeaseKey,
  { file, now }: { readonly file: UploadedFile | undefined; readonly now: Date },
  { files }: Pick<Deps, 'files'>,
): Promise<FileShown | undefined> {
  if (!file) return undefined;
  const { sha256, pages } = file;
  const stored = uploadedKey(key, file);
  const [url, download_url] = await Promise.all([
    files.link(stored, now),
    files.download({ key: stored, name: 'Lease.pdf', now }),
  ]);
  return { sha256, pages, url, download_url };
}
