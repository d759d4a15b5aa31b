import type { SentFile } from '../../shared/contract/request-shapes';
import type { RequestFile } from '../../shared/domain/requests/request-file';
import { type JobAt, uploadOwner } from '../common/requests/find-job';
import { type KeptFile, seeFiles } from '../common/requests/request-files';
import type { Deps } from '../runtime/deps/deps';

type Sent = {
  readonly now: Date;
  readonly found: JobAt;
  readonly sent: readonly SentFile[];
  readonly kind: RequestFile['kind'];
  readonly audience: RequestFile['audience'];
};

/** Looks at what a vendor sent with its link. */
export async function sentToJob({ now, found, sent, kind, audience }: Sent, deps: Deps): Promise<KeptFile[]> {
  if (sent.length === 0) return [];
  const { organizationId, requestId, place } = found.request;
  const key = { organizationId, requestId };
  const has = (await deps.requests.files(key)).length;
  return seeFiles(
    {
      owner: uploadOwner(found),
      sent,
      key,
      propertyId: place.propertyId,
      by: found.by,
      now,
      kind,
      audience,
      has,
    },
    deps,
  );
}
