import { mayHaveCustomPermissions } from '../../shared/domain/people';
import { refuse } from '../../shared/wire/refusals';
import type { ViewerCall } from '../runtime/handler';
import type { Organisation } from '../table/organisations';

/** The organisation, if its plan has people with permissions of their own (ROL-09); refuses `org-plan-needed`. */
export async function organisationOnOrgPlan(request: ViewerCall): Promise<Organisation> {
  const organisation = await request.organisation();
  if (!mayHaveCustomPermissions(organisation.subscription.planId)) throw refuse('org-plan-needed');
  return organisation;
}
