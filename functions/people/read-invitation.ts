import { isKeptOut } from '../../shared/domain/people/people';
import { refuse } from '../../shared/wire/refusals';
import { hashOfToken, supposedPerson } from '../common/people/invitation-link';
import type { Deps } from '../runtime/deps/deps';
import type { Organization } from '../table/organizations/record';
import type { Person } from '../table/people/record';

type Asked = { readonly body: { readonly token: string }; readonly now: Date };

/** Who a link invites, and where to. Refuses `link-not-valid`, `access-not-paid`. */
export async function readInvitation(
  { body: { token }, now }: Asked,
  { people, organizations }: Deps,
): Promise<{ person: Person; organization: Organization }> {
  const supposed = supposedPerson(token);
  const [person, early] = await Promise.all([
    people.invitedBy({ tokenHash: hashOfToken(token), now, supposed }),
    supposed && organizations.byId(supposed.organizationId),
  ]);
  const { organizationId } = person;
  const organization =
    early?.organizationId === organizationId ? early : await organizations.byId(organizationId);
  if (!organization) throw refuse('link-not-valid');
  const { adminUserId: headId, subscription } = organization;
  if (isKeptOut(person, { planId: subscription.planId, headId })) throw refuse('access-not-paid');
  return { person, organization };
}
