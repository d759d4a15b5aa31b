import type { SentFile } from '../../shared/contract/request-shapes';
import type { Viewer } from '../../shared/domain/people/roles';
import type { RequestFile } from '../../shared/domain/requests/request-file';
import { type KeptFile, seeFiles } from '../common/requests/request-files';
import type { Deps } from '../runtime/deps/deps';
import type { Found } from './move-request';

type Sent = {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly found: Found;
  readonly sent: readonly SentFile[];
  readonly kind: RequestFile['kind'];
  readonly audience?: RequestFile['audience'];
};

/** Looks at what the caller sent to a request. */
export async function sentToRequest(
  { viewer, now, found, sent, kind, audience = 'all' }: Sent,
  deps: Deps,
): Promise<KeptFile[]> {
  if (sent.length === 0) return [];
  const { organizationId, requestId, place } = found.request;
  const key = { organizationId, requestId };
  const has = (await deps.requests.files(key)).length;
  return seeFiles(
    { owner: viewer, sent, key, propertyId: place.propertyId, by: found.by, now, kind, audience, has },
    deps,
  );
}
