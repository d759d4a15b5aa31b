import { nameOf } from '../../../shared/domain/names';
import type { RequestActor } from '../../../shared/domain/requests/request';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import { sha256 } from '../../table/db/keys';

/** What an owner's approval link leads to. All that it does not open is the same `link-not-valid`. */
export async function findApproval({ token, now }: { token: string; now: Date }, deps: Deps) {
  const link = await deps.requests.approvalLink({ linkHash: sha256(token), now });
  if (!link) throw refuse('link-not-valid');
  const { organizationId, requestId, ownerId } = link;
  const request = await deps.requests.byId({ organizationId, requestId });
  const ask = request?.asks.find(({ number }) => number === link.ask);
  const owner = ask?.owners.find((one) => one.ownerId === ownerId);
  if (!request || !ask || !owner) throw refuse('link-not-valid');
  const { propertyId } = request.place;
  const [head, terms, organization] = await Promise.all([
    deps.properties.head({ organizationId, propertyId }),
    deps.repairTerms.ofProperty({ organizationId, propertyId }),
    deps.organizations.byId(organizationId),
  ]);
  if (!head || !organization) throw refuse('link-not-valid');
  const share = head.everOwners.find((one) => one.ownerId === ownerId);
  const name = share ? nameOf(share) || share.companyName : owner.name;
  const by: RequestActor = { kind: 'owner', id: ownerId, name: name.slice(0, 200) };
  return { request, ask, owner, head, terms, organization, by };
}
