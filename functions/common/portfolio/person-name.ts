import { nameOf } from '../../../shared/domain/names';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { Deps } from '../../runtime/deps/deps';

/** The creator's name today, stored with the thing so that a list need not look it up. */
export async function personName({ userId }: Pick<Viewer, 'userId'>, { accounts }: Deps): Promise<string> {
  const [person] = await accounts.namesOf([userId]);
  return person ? nameOf(person) : '';
}
