import { notificationIdOf } from '../../../functions/table/notifications/record';
import type { Viewer } from '../../../shared/domain/people/roles';
import { notifyNow } from '../../support/notify-now';
import type { Making } from '../samples';

/** Each one is a new event, so that every call of a walk finds one unread. */
let tellings = 0;
const source = () => `told in a test, ${tellings}`;

/** The id of this person's latest notification. */
export const latestNotificationId = ({ organizationId, userRoleId }: Viewer): string =>
  notificationIdOf({ organizationId, userRoleId, source: source() });

/** Gives one more notification to the caller, the named colleagues and the same person elsewhere. */
export async function notifyEveryone({ world, scene }: Making): Promise<void> {
  tellings += 1;
  const { me, home, other } = scene;
  const people = [me, home.people.tenant, home.people.applicant, other.people[me.persona]];
  const text = { title: 'Told', description: '', messageType: 'info', type: 'message', link: '' } as const;
  await notifyNow(
    people.map(({ viewer: { organizationId, userRoleId } }) => ({
      organizationId,
      userRoleId,
      source: source(),
      text,
      now: world.deps.clock.now(),
    })),
    world.deps,
  );
}
