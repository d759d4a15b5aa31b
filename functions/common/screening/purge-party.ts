import { applicationFileKey } from '../../../shared/domain/screening/application-files';
import type { Deps } from '../../runtime/deps/deps';

type Purge = Parameters<Deps['applications']['purge']>[0];

/** Removes an application, or a part of one, with its documents and messages: they first, so that nothing stays when it breaks off. */
export async function purgeParty(purge: Purge, { applications, files }: Deps): Promise<void> {
  const { before, parts = [] } = purge;
  const people = [before, ...parts];
  const keys = people.flatMap((one) => (one.documents ?? []).map((file) => applicationFileKey(one, file)));
  await files.remove(keys);
  await applications.dropMessages(people);
  await applications.purge(purge);
}
