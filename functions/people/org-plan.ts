import { mayHaveCustomPermissions } from '../../shared/domain/people/people';
import { refuse } from '../../shared/wire/refusals';
import type { ViewerCall } from '../runtime/handler';

/** Only the Org plan has custom permissions (ROL-09). Refuses `org-plan-needed`. */
export async function assertOrgPlan({ organization }: Pick<ViewerCall, 'organization'>): Promise<void> {
  const { planId } = (await organization()).subscription;
  if (!mayHaveCustomPermissions(planId)) throw refuse('org-plan-needed');
}
