import { perform } from '../../../functions/runtime/perform';
import { makeMyCalendar } from '../../../functions/tenants/my-calendar';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';

/** The value of a calendar link that a tenant made. */
export async function newFeed({ world, scene }: Making): Promise<string> {
  const call = viewerCall(
    { deps: world.deps, now: () => world.deps.clock.now() },
    scene.home.people.tenant.viewer,
  );
  const { data } = await perform(makeMyCalendar, { ...call, body: {} }, world.deps);
  return new URL(data.address).searchParams.get('feed') ?? '';
}
