import { mayHaveCustomPermissions } from '../../shared/domain/people';
import { refuse } from '../../shared/wire/refusals';
import type { ViewerCall } from '../runtime/handler';
import type { Organization } from '../table/organizations';

/** The organization, if its plan has people with permissions of their own (ROL-09); refuses `org-plan-needed`. */
export async function organizationOnOrgPlan(request: ViewerCall): Promise<Organization> {
  const organization = await request.organization();
  if (!mayHaveCustomPermissions(organization.subscription.planId)) throw refuse('org-plan-needed');
  return organization;
}
