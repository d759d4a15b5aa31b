import { notificationIdOf } from '../../../functions/table/notifications/record';
import type { Viewer } from '../../../shared/domain/roles';
import { tellNow } from '../../support/tell-now';
import type { Making } from '../samples';

/** Each telling is another event, so that each call of a walk finds one that is unread. */
let tellings = 0;
const source = () => `told in a test, ${tellings}`;

/** The id of what this person was told last. */
export const toldIdOf = ({ organizationId, userRoleId }: Viewer): string =>
  notificationIdOf({ organizationId, userRoleId, source: source() });

/** The caller, the colleagues a walk names and the same person elsewhere each have one more notification. */
export async function everybodyTold({ house, scene }: Making): Promise<void> {
  tellings += 1;
  const { me, home, other } = scene;
  const people = [me, home.people.tenant, home.people.applicant, other.people[me.persona]];
  const text = { title: 'Told', description: '', messageType: 'info', type: 'message', link: '' } as const;
  await tellNow(
    people.map(({ viewer: { organizationId, userRoleId } }) => ({
      ...{ organizationId, userRoleId, source: source(), text },
      now: house.deps.clock.now(),
    })),
    house.deps,
  );
}
