import { applicationFileKey } from '../../shared/domain/screening/application-files';
import type { Deps } from '../runtime/deps/deps';
import { accountsThatEnd } from './accounts-that-end';

type Purge = Parameters<Deps['applications']['purge']>[0];

/** Removes an application or a part. Documents and messages go first, so that a repeat finds the rest. */
export async function purgeParty(purge: Purge, deps: Deps): Promise<void> {
  const { before, parts = [], mails = [], trace } = purge;
  const people = [before, ...parts];
  const keys = people.flatMap((one) => (one.documents ?? []).map((file) => applicationFileKey(one, file)));
  await deps.files.remove(keys);
  await deps.applications.dropMessages(people);
  const { ending, letters } = await accountsThatEnd({ people, now: trace.now }, deps);
  await deps.applications.purge({ ...purge, ending, mails: [...mails, ...letters] });
}
