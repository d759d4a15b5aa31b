import { applicationFileKey } from '../../../shared/domain/screening/application-files';
import type { Deps } from '../../runtime/deps/deps';

type Purge = Parameters<Deps['applications']['purge']>[0];

/** Removes an application or a part. Documents and messages go first, so that a repeat finds the rest. */
export async function purgeParty(purge: Purge, { applications, files }: Deps): Promise<void> {
  const { before, parts = [] } = purge;
  const people = [before, ...parts];
  const keys = people.flatMap((one) => (one.documents ?? []).map((file) => applicationFileKey(one, file)));
  await files.remove(keys);
  await applications.dropMessages(people);
  await applications.purge(purge);
}
