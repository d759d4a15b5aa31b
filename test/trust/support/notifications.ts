import { notificationIdOf } from '../../../functions/table/notifications';
import type { Viewer } from '../../../shared/domain/roles';
import type { Making } from '../samples';

const source = 'told in a test';

/** The id of what `everybodyTold` tells this person. */
export const toldIdOf = ({ organisationId, userRoleId }: Viewer): string =>
  notificationIdOf({ organisationId, userRoleId, source });

/** Everybody of both organisations has one notification; who has it already is told nothing anew. */
export async function everybodyTold({ house, scene }: Making): Promise<void> {
  const viewers = [scene.home, scene.other].flatMap(({ people }) =>
    Object.values(people).map(({ viewer }) => viewer),
  );
  const text = { title: 'Told', description: '', messageType: 'info', type: 'message', link: '' } as const;
  await house.deps.notifications.add(
    viewers.map(({ organisationId, userRoleId }) => ({
      ...{ organisationId, userRoleId, source, text },
      now: house.deps.clock.now(),
    })),
  );
}
