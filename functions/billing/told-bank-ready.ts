import { bankReady } from '../../shared/domain/notifications';
import type { Deps } from '../runtime/deps';
import { toldHead, toldPerson } from '../runtime/told';
import type { NewNotification } from '../table/notifications';

type Ready = {
  readonly organizationId: string;
  readonly ownerId: string;
  readonly now: Date;
  /** `userId` and `userRoleId` are empty for an owner without an account. */
  readonly owner: { readonly name: string; readonly userId: string; readonly userRoleId: string };
  readonly source: string;
};

/** The organization's head and the owner, each once and as each chose, are told that the owner can be paid. */
export async function toldBankReady(
  { organizationId, ownerId, now, owner, source }: Ready,
  deps: Pick<Deps, 'organizations' | 'accounts'>,
): Promise<NewNotification[]> {
  const organization = await deps.organizations.byId(organizationId);
  const text = bankReady({ name: owner.name, ownerId });
  const head = organization ? await toldHead({ organization, source, text, now }, deps) : [];
  const { userId, userRoleId } = owner;
  if (userRoleId === '' || userId === organization?.adminUserId) return head;
  return [...head, ...(await toldPerson({ organizationId, userRoleId, userId, source, text, now }, deps))];
}
