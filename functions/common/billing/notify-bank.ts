import { isDeepStrictEqual } from 'node:util';
import { bankStateOf } from '../../../shared/domain/ledger/owners/bank';
import {
  bankAccountChanged,
  bankReady,
  type NotificationText,
} from '../../../shared/domain/notifications/notifications';
import type { Deps } from '../../runtime/deps/deps';
import type { OwnerAccount } from '../../table/billing/record';
import type { NewNotification } from '../../table/notifications/writes';
import type { Organization } from '../../table/organizations/record';
import { notifyHead, notifyPerson } from '../notifications/notify';

/** `source` names the event, so that nobody hears of it twice. */
type Told = {
  readonly organizationId: string;
  readonly ownerId: string;
  readonly source: string;
  readonly now: Date;
};

/** Always a mail to the owner, with or without an account, whatever they chose: it concerns their money. */
export const notifyOwner = ({ ownerId, ...told }: Told, text: NotificationText): NewNotification => ({
  ...told,
  text,
  // Keeps it apart from the same event's notification to a role.
  userRoleId: ownerId,
  bell: false,
  mailToOwner: ownerId,
});

type Change = Told & {
  /** `userId` and `userRoleId` are empty for an owner without an account. */
  readonly owner: { readonly name: string; readonly userId: string; readonly userRoleId: string };
  readonly before: OwnerAccount;
  readonly after: OwnerAccount;
};

/** Tells the organization's head and the owner, each once and as they chose, that the owner can be paid. */
async function toldReady(
  { organizationId, ownerId, now, owner, source }: Change,
  organization: Organization | undefined,
  deps: Pick<Deps, 'accounts'>,
): Promise<NewNotification[]> {
  const text = bankReady({ name: owner.name, ownerId });
  const head = organization ? await notifyHead({ organization, source, text, now }, deps) : [];
  const { userId, userRoleId } = owner;
  if (userRoleId === '' || userId === organization?.adminUserId) return head;
  return [...head, ...(await notifyPerson({ organizationId, userRoleId, userId, source, text, now }, deps))];
}

/** Who hears of a change of an owner's account. A new bank account always sends the owner a mail. */
export async function notifyBank(
  change: Change,
  deps: Pick<Deps, 'organizations' | 'accounts'>,
): Promise<NewNotification[]> {
  const { organizationId, ownerId, source, now, before, after } = change;
  const becomesReady = bankStateOf(before) !== 'ready' && bankStateOf(after) === 'ready';
  const isAnother = !isDeepStrictEqual(before.bank, after.bank);
  if (!becomesReady && !isAnother) return [];
  const organization = await deps.organizations.byId(organizationId);
  const ready = becomesReady ? await toldReady(change, organization, deps) : [];
  if (!isAnother) return ready;
  const text = bankAccountChanged({ organization: organization?.name ?? '', bank: after.bank });
  return [...ready, notifyOwner({ organizationId, ownerId, source, now }, text)];
}
