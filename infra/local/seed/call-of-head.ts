import type { Deps } from '../../../functions/runtime/deps/deps';
import type { ViewerCall } from '../../../functions/runtime/handler';
import { viewerOf } from '../../../functions/runtime/viewer-of';
import type { DemoPerson } from './people';

/** Where the people of the demo data call from. */
export const demoOrigin = { requestId: '', address: '203.0.113.20', agent: 'The demo data' } as const;

/** A call by the head of the organization, on an earlier day of the clock. */
export function callOf({ head, deps }: { readonly head: DemoPerson; readonly deps: Deps }, now: Date) {
  const viewer = viewerOf(head.role);
  const organization: ViewerCall['organization'] = async () => {
    const found = await deps.organizations.byId(viewer.organizationId);
    if (!found) throw new Error('The demo data has no such organization');
    return found;
  };
  const session = () => Promise.reject(new Error('The demo data has no sessions'));
  return { ...demoOrigin, now, viewer, organization, session };
}
