import { endAccessRefusal } from '../../shared/domain/people/people';
import { refuse } from '../../shared/wire/refusals';
import type { ViewerCall } from '../runtime/handler';
import type { Person } from '../table/people/record';

/** Refuses `head-stays` and `not-yourself`; a removed person has no access left to end. */
export async function assertMayEndAccess(
  person: Person,
  { viewer, organization }: Pick<ViewerCall, 'viewer' | 'organization'>,
): Promise<void> {
  if (person.removedAt !== undefined) return;
  const { adminUserId } = await organization();
  const why = endAccessRefusal(person, { userId: viewer.userId, headId: adminUserId });
  if (why) throw refuse(why);
}
