import { bankReady } from '../../shared/domain/notifications';
import type { Deps } from '../runtime/deps';
import { toldHead, toldPerson } from '../runtime/told';
import type { NewNotification } from '../table/notifications';

type Ready = {
  readonly organisationId: string;
  readonly ownerId: string;
  readonly now: Date;
  /** `userId` and `userRoleId` are empty for an owner without an account. */
  readonly owner: { readonly name: string; readonly userId: string; readonly userRoleId: string };
  readonly source: string;
};

/** The organisation's head and the owner, each once and as each chose, are told that the owner can be paid. */
export async function toldBankReady(
  { organisationId, ownerId, now, owner, source }: Ready,
  deps: Pick<Deps, 'organisations' | 'accounts'>,
): Promise<NewNotification[]> {
  const organisation = await deps.organisations.byId(organisationId);
  const text = bankReady({ name: owner.name, ownerId });
  const head = organisation ? await toldHead({ organisation, source, text, now }, deps) : [];
  const { userId, userRoleId } = owner;
  if (userRoleId === '' || userId === organisation?.adminUserId) return head;
  return [...head, ...(await toldPerson({ organisationId, userRoleId, userId, source, text, now }, deps))];
}
