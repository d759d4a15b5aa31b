import { applicationFileKey } from '../../../shared/domain/screening/application-files';
import type { Deps } from '../../runtime/deps/deps';

type Purge = Parameters<Deps['applications']['purge']>[0];

/** Removes an application, or a part of one, with its documents: their files first, so that no byte stays when it breaks off. */
export async function purgeParty(purge: Purge, { applications, files }: Deps): Promise<void> {
  const { before, parts = [] } = purge;
  const keys = [before, ...parts].flatMap((one) =>
    (one.documents ?? []).map((file) => applicationFileKey(one, file)),
  );
  await files.remove(keys);
  await applications.purge(purge);
}
