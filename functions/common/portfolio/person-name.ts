import { nameOf } from '../../../shared/domain/names';
import type { Viewer } from '../../../shared/domain/roles';
import type { Deps } from '../../runtime/deps/deps';

/** What the person who makes a thing is called today; kept with it, so that a list does not ask who everybody was. */
export async function personName({ userId }: Pick<Viewer, 'userId'>, { accounts }: Deps): Promise<string> {
  const [person] = await accounts.namesOf([userId]);
  return person ? nameOf(person) : '';
}
